### Chocolatl: les mots d'une ligne, en boutons. Ils sont dans cet ordre.

verb-offer = Offrande
    .hint = Mettez une carte de côté pour de bon. Elle vaut sa valeur à la fin.
verb-bid = Poser deux cartes
    .hint = Posez deux cartes pour un lieu.
verb-lay = Poser une carte
    .hint = Posez une carte pour un lieu.
verb-roll = Lancer
    .hint = Lancez un de vos dés noirs et ajoutez ses points. C'est définitif.
    .cost = 1
verb-hut = Cabane
    .hint = Construisez la cabane ; le deuxième reçoit le dé.
verb-die = Dé noir
    .hint = Prenez le dé noir ; le deuxième construit la cabane.
verb-first = En premier
    .hint = Placez votre pierre avant l'autre.
verb-second = En second
    .hint = Laissez d'abord placer l'autre pierre.
verb-discard = Défausser
    .hint = Défaussez une carte pour celle que vous gagnez.
verb-pass = Passer
    .hint = Ne lancez pas de dé maintenant.

word-place-1 = Temple
word-place-2 = Récolte
word-place-3 = Cité
word-place-4 = Pyramide
word-place-5 = Boisson
word-place-6 = Tlachtli

log-part = Ronde { $round }

sheet-location-1 = Temple
sheet-location-2 = Récolte
sheet-location-3 = Cité
sheet-location-4 = Pyramide
sheet-location-5 = Boisson
sheet-location-6 = Tlachtli
sheet-stones = Pierres
sheet-majority = Le plus de pierres
sheet-chocolatl = Personnage Chocolatl
sheet-old = Vieil homme
sheet-offering = Offrande
sheet-highest = Meilleure offrande
sheet-die = Dernier dé
