### Les mots des pages.
## Every page

skip = Au contenu principal
tagline = quatre jeux du Mexique ancien et du pays maya
language = Langue
light-or-dark = Clair ou sombre
to-the-lobby = À l'accueil
lobby = Accueil
rules = Règles
close = Fermer
more = Plus
link = Lien
copied = Le lien est copié.
copy-by-hand = Copiez ce lien
sorry = Cela n'a pas marché
error-server = Le serveur n'a pas pu répondre.
error-offline = Le serveur est injoignable pour le moment.
error-late = Le serveur n'a pas répondu à temps : réessayez.
play = Jouer
replay = Revoir
record = Fichier de la partie
record-so-far = Fichier de la partie, tel que vous la connaissez : à rouvrir quand elle sera finie
players = joueurs
bot = robot
level-random = au hasard
level-greedy = gourmand
level-search = réfléchi
level-novice = débutant
level-adept = confirmé
level-master = maître

## Lobby

what-play = À quoi joue-t-on ?
what-play-how = Choisissez un jeu et qui y joue, puis jouez. Sans compte, rien à installer.
game = Jeu
your-table = Votre table
who-sits = Qui s'assied ?
seats-from-to = de { $least } à { $most } places
seat-n = Place { $n }
level-of = Niveau de la place { $n }
name = Nom
name-of = Nom à la place { $n }
kind-me = Moi
kind-here = Un ami ici
kind-bot = Robot
kind-open = Libre, par lien
remove-seat = Retirer cette place
remove-seat-n = Retirer la place { $n }
one-more-seat = Une place de plus
options = Options
own-value = Autre chose…
no-account = La partie commence tout de suite.
open-seats = Chaque place libre a son propre lien ; la partie peut commencer sans attendre.
sample-game = Contre des robots
go-on = Reprendre
look = Voir
with = avec { $names }
nothing-running = Aucune partie en cours. « Jouer » en lance une d'un seul clic.
you-why = Gardé dans ce navigateur. Aucun compte n'est nécessaire.
play-now = Jouer
set-up = Préparer
set-up-game = Une table de { $game }
your-games = Vos parties
last-games = Vos dernières parties
wait-for-you = vous attendent : { $n }
none-running = Aucune partie n'est en cours.
games-unknown = Vos parties ne peuvent pas être montrées maintenant. { $why } Vous pouvez jouer quand même.
may-be-old = Ce que vous voyez peut être ancien. Nouvel essai bientôt.
bot-of = robot ({ $level })
won = victoire :
again = Encore
again-why = Une nouvelle table, préparée de la même façon
more-games = En montrer plus ({ $n })
open-record = Ouvrir une partie
open-record-how = Choisissez le fichier d'une partie enregistrée, ou déposez-le ici.
choose-file = Choisir un fichier

## The table

board = Plateau
hand = Main
my-things = Mes affaires
shelf = Sur la table
log = Journal
log-empty = Rien n'a encore été dit.
log-setup = Mise en place : { $n } lignes
tab-mine = À moi
tab-seats = Les autres
tab-log = Journal
open-sheet = Ouvrir ou replier
more-about = Plus sur la partie
prompt = À faire
words = Mots
said-so-far = Dit jusqu'ici
choose-word = Choisissez un mot ci-dessous, ou un emplacement du plateau.
choose-below = Choisissez un mot ci-dessous.
choose-place = Choisissez un des emplacements éclairés.
now-choose = { $said } : choisissez { $what }.
now-or-this = { $said } : c'est tout, ou choisissez encore { $what }.
now-board = un emplacement du plateau
now-hand = une carte de votre main
now-mat = une case de votre propre plateau
now-place = un des emplacements éclairés
now-word = un des boutons
look-around = En attendant, vous pouvez explorer la table.
waiting-for = On attend { $name }
look-only = À regarder seulement
waiting-open = On attend { $name } : personne n'y est encore assis
asked-so = « { $text } »
watching = Vous êtes spectateur.
just-this = C'est tout
say-final = Confirmer (définitif)
take-word-back = Reprendre le dernier mot
word-back = Retour
undo = Annuler
undo-turn = Annuler le tour
undo-takes-all = Annuler reprend déjà tout.
not-possible = Impossible :
why-not = Pourquoi pas
nothing-here = Rien à faire ici maintenant.
at-place = En { $place }
things-left = Finir maintenant ?
could-still = Vous pourriez encore utiliser :
go-on-playing = Continuer
ask-no-more = Ne plus demander
somebody-faster = Quelqu'un a été plus rapide : le plateau a changé.
slowly = Doucement : un instant.
nearer = Plus près
farther = Plus loin
whole-board = Tout le plateau
name-value = { $name } : { $value }
points = Points
has-points = Points : { $n }
you = vous
at-this-screen = à cet écran
at-the-table = à la table
person = joueur
away = absent
seat-open = place libre
seat-game = joué par les règles
thinking = réfléchit
about-seat = Joueur : { $name }
link-why = Qui ouvre ce lien s'assied ici.
copy-link = Copier le lien
copy-seat-link = Copier le lien ({ $name })
copy-watch-link = Copier le lien des spectateurs
let-bot = Laisser jouer un robot ({ $level })
give-back = Rendre la place
menu = Menu
describe = Décrire le plateau
bell = M'avertir quand c'est mon tour
bell-on = Vous êtes averti à votre tour
show-position = Voir cette position
looking-back = Vous regardez en arrière : ligne { $n } sur { $m }.
looking-back-first = Revenez d'abord à la partie.
back-to-game = Retour à la partie
command = Écrire une ligne
command-hint = écrire une ligne : /
completions = Lignes possibles
line-goes-on = La ligne continue :
hints = Conseils
welcome-1 = Ce qui brille se clique.
welcome-2 = Pointez le reste : il dit pourquoi.
welcome-3 = Échap reprend un mot, Annuler toute une ligne.
welcome-1-touch = Ce qui brille se touche.
welcome-2-touch = Touchez le reste : il dit pourquoi.
welcome-3-touch = Retour reprend un mot, Annuler toute une ligne.
next = Suivant
got-it = Compris


## The line to the server

live = En direct
connecting = Connexion…
offline = Hors ligne
connection-lost = Connexion perdue.
trying-again = Nouvel essai dans { $n } s
try-now = Essayer maintenant
went-wrong = Quelque chose n'a pas marché sur cette page.
seat-again = Elle a peut-être été libérée, ou ce navigateur l'a oubliée. Rechargez la page pour regarder.
load-again = Recharger la page

## The title of the tab

title-yours = À vous
title-thinking = Réflexion…
title-waiting = En attente
title-watching = Spectateur
title-over = Partie finie

## Several seats at one screen

hand-over = À { $name }
hand-over-why = Passez l'appareil. Les autres regardent ailleurs : la vue suivante est pour une seule paire d'yeux.
i-am = Je suis { $name }

## Keys

keys = Touches
underlined = lettre
key-tab = à la zone suivante de la table
key-arrows = parcourir le plateau, la main, les mots
key-lit = à l'emplacement éclairé suivant, au précédent
kbd-enter = Entrée
kbd-escape = Échap
kbd-shift = Maj
key-enter = dire le mot ; deux fois : la ligne s'arrête là
key-escape = reprendre un mot
key-end = finir le tour
key-command = écrire une ligne
key-letter = la lettre soulignée choisit ce mot

## The end

wins-with = { $name } gagne avec { $points } points
share-victory = { $names } se partagent la victoire
standing = Classement
place = Rang
place-n = Rang { $n }
place-told = Rang { $place } : { $name }, { $points } points
lines-said = { $n } lignes
rematch = Revanche
to-the-rematch = À la revanche
see-board = Le plateau
score-sheet = Feuille de score
where-points = D'où viennent les points
source = Source
total = Total
points-by-round = Points au fil de la partie
keep-it = À garder
link-to-game = Lien vers la partie

## Replay

share-position = Partager cette position
to-table = À la table
position = Position
line-of = ligne { $n } sur { $m }
to-start = Au début
to-end = À la fin
step = Une ligne de plus
step-back = Une ligne en arrière
play-record = Lancer la lecture
pause = Pause
speed = Vitesse
seen-by = Vu par
spectator = spectateur
to-round = Vers { $round }

## Rules

rules-in-short = Les règles en bref, avec nos mots. Chaque règle a un numéro ; la table le cite quand elle refuse quelque chose.
rules-aside = Les numéros sont des liens : partagez l'adresse d'une règle pour la montrer.
rulings = Précisions
provenance = Ce qui est reconstitué
contents = Sommaire
search = Chercher dans les règles
search-hint = un mot ou un numéro
found-n = Trouvé : { $n }
sample-alt = Une position de { $game }
sample-caption = Une position en milieu de partie.

# ---- a draft: cards are laid, then all are said
draft-confirm = Confirmer
draft-missing = encore { $n } à poser
draft-final = ne pourra plus changer
draft-repeat = Comme la dernière fois
draft-how = Cliquez une carte puis un lieu, ou tapez son numéro. Un clic reprend une carte.
draft-how-touch = Touchez une carte puis un lieu. Touchez-la encore pour la reprendre.
draft-how-one = Cliquez les cartes à poser. Un clic reprend une carte.
draft-how-one-touch = Touchez les cartes à poser. Touchez-les encore pour les reprendre.
draft-card-first = Choisissez d'abord une carte de votre main.
draft-full = Il n'y a plus de place pour une autre carte.

# ---- hint, chat, two windows, clocks
hint = Conseil
hint-thinking = Réflexion…
hint-not-now = Il n'y a rien à décider en ce moment.
hint-none = Il n'y a pas de conseil pour cela.
hint-chance = chance de gagner estimée
hint-again = Touchez encore pour le jouer.
chat = Discussion
chat-hint = Dire quelque chose à tous
chat-send = Envoyer
taken = Votre place est affichée dans une autre fenêtre.
take-back = La reprendre
your-name = Votre nom
give-name = C'est moi
clock-left = Temps restant
key-draft = Poser la carte choisie à cet endroit
lately = Dit pendant ce tour
clock = Pendule
clock-none = Sans pendule
clock-minutes = { $n } minutes chacun

## What can be switched on

show-on-board = Montrer sur le plateau
layer-changes = Changements depuis mon tour
undo-this = Annuler ceci et redire la suite
not-again = La suite n'est plus possible : { $why }
not-said-again = Pas redit : { $lines }

## Plans

planned = Prévu
plan-this = Prévoir ceci
plan-say = Dire ceci maintenant
plan-drop = Abandonner ce projet
plan-how = Vous pouvez déjà prévoir : un mot, puis des lieux ; ou tapez une ligne.

## Sa place, et celles de l'hôte

my-seat = Ma place
devices-one = Votre place n'est ouverte que sur cet appareil.
devices-several = Votre place est ouverte sur { $n } appareils.
device-link = Ouvrir sur un autre appareil
device-link-why = Ouvrez ce lien sur votre autre appareil. Il sert une seule fois, pendant { $n } minutes.
end-others = Fermer sur les autres
end-others-done = Votre place n'est plus ouverte que sur cet appareil.
free-seat = Libérer cette place
free-seat-sure = { $name } : libérer cette place ?
free-seat-why = Qui est assis là la perd et en est averti ; tous le lisent dans le journal. Un nouveau lien est créé pour quelqu'un d'autre.
keep-seat = La laisser
bot-plays = Un robot joue pour vous. L'hôte peut vous rendre la place.
hints-on = Les conseils sont permis à cette table.
hints-off = Il n'y a pas de conseils à cette table.
hints-allowed = Conseils pour les joueurs
hints-allowed-yes = Permis
hints-allowed-no = Aucun

## Settings, sound, the player aid

settings = Réglages
settings-kept = Chaque changement est gardé aussitôt, dans ce navigateur.
settings-table = À la table
settings-look = Aspect et son
ask-end = Demander avant la fin d'un tour
ask-end-why = Si quelque chose qui reste à faire serait perdu.
ask-final = Demander avant ce qui est définitif
ask-final-why = Cartes retournées, dés lancés.
letters = Touches d'une seule lettre
letters-why = À couper avec un lecteur d'écran ou une commande vocale.
theme = Thème
theme-why = Clair ou sombre.
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
language-why = La page se recharge.
sound = Son
sound-why = Mon tour, un coup des autres, la fin. Discret.
name-why = Aux nouvelles tables, et à celle-ci si vous y êtes assis.
aid = Aide de jeu
aid-key = Aide de jeu : touche i
aid-end = La fin

# les tours des autres, rejoués pas à pas
others-turns = Tours des autres
steps = Étapes
turn-of = { $name } joue
step-n = Étape { $n }
step-of = étape { $n } sur { $m }
part-of = { $n } sur { $m }
play-again = Depuis le début
turns-on = Continuer
all-at-once = Tout d'un coup
all-short = Tout
skip-to-me = Passer à mon tour
skip-turns = Passer
next-is = Puis { $name }.
then-you = Puis c'est à vous.
since-my-turn = Depuis mon dernier tour
steps-of = { $name } : marquer ses actions sur le plateau ({ $n })
replay-turn = Revoir ce qui s'est passé depuis mon tour
replay-short = Revoir
marks-on = Ce que les autres ont fait est marqué.
marks-off = Ce que les autres ont fait n'est plus marqué.
points-before = Avant
points-now = Maintenant
moment-board = Voir le plateau
moment-open = Revoir
kbd-space = Espace
key-turns = pendant les tours des autres : pause, une étape en arrière, une en avant
settings-others = Tours des autres
pace = Rythme
pace-why = Comment les tours des autres et les décomptes sont montrés.
pace-now = D'un coup
pace-quick = Rapide
pace-normal = Normal
pace-hand = À la main
marks = Numéros des étapes
marks-why = Cadres et numéros sur le plateau et dans le journal pour ce que les autres ont fait depuis mon tour.

## Giving up, taking back more, playing on

chat-unread = non lus :
take-back-more = Reprendre …
takeback-which = Reprendre à partir de quelle ligne ?
takeback-how = Tout ce qui a été dit depuis disparaît aussi, même ce que les robots ont fait. Le hasard est alors nouveau.
takeback-alone = Vous jouez seul : c'est fait tout de suite, et le résultat le dit.
takeback-agree-first = { $names } : l'accord est nécessaire.
takeback-none = Aucune de vos lignes ne peut être reprise maintenant.
takeback-lines = lignes : { $n }
takeback-here = Reprendre à partir d'ici
takeback-from = Reprend à partir de
takeback-request = Demande de reprise
takeback-asks = { $name } demande à reprendre les dernières lignes ({ $n }).
takeback-you-ask = Vous demandez à reprendre les dernières lignes ({ $n }).
takeback-waits = On attend : { $names }.
takeback-yes = D'accord
takeback-no = Refuser
takeback-withdraw = Retirer la demande
keep-it-all = Ne rien reprendre
give-up = Abandonner
give-up-sure = Abandonner ?
give-up-why = Un robot ({ $level }) joue votre place jusqu'à la fin. Le journal et le résultat disent que vous avez abandonné.
give-up-after = Vous pouvez continuer à regarder. Vous ne pourrez pas reprendre la place dans cette partie.
gave-up = a abandonné
gave-up-bot = a abandonné : robot, { $level }
you-gave-up = Vous avez abandonné : un robot joue pour vous. À la revanche, vous retrouvez votre place.
play-on = Jouer à partir d'ici
play-on-why = Une nouvelle table continue à partir de cette position. La partie d'ici reste comme elle est.
play-on-not = D'autres jouent encore cette partie, et ses positions montreraient ce qui est caché. On pourra la continuer quand elle sera finie.
play-on-over = La partie est finie à cette position : revenez d'abord en arrière.
play-on-from = Une nouvelle table continue après la ligne { $n }. La partie d'ici reste comme elle est.
play-on-where = À partir de
play-on-round = le début de { $round }
play-on-as = Je joue
play-on-others = Les autres
play-on-bots = sont des robots
play-on-link = viennent par un lien
play-on-level = Niveau des robots
play-on-go = Jouer
end-marks = Bon à savoir
mark-resigned = { $name } a abandonné ; un robot a continué.
mark-takebacks = { $name } a repris des lignes (fois : { $n }).
mark-forked = Les { $n } premières lignes viennent d'une autre partie.
