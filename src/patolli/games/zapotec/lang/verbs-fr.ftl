### Zapotec: les mots d'une ligne, en boutons. Ils sont dans cet ordre.

verb-choose = Jouer
    .hint = Choisissez en secret la carte de cette manche. Elle ne pourra plus changer.
verb-income = Revenus
    .hint = Percevez les revenus d'une rangée ou d'une colonne.
verb-income-row = Rangée
    .hint = Percevez les revenus de la rangée.
verb-income-column = Colonne
    .hint = Percevez les revenus de la colonne.
verb-buy = Commerce
    .hint = Achetez une tuile Commerce visible : autant d'or que son niveau.
    .cost = { $price }
verb-use = Utiliser
    .hint = Utilisez une de vos tuiles Commerce.
verb-pyramid = Pyramide
    .hint = Construisez un étage : { $level }.
    .cost = { $level_price }
verb-ritual = Rituel
    .hint = Accomplissez un rituel : un prêtre, et un or par disque des autres.
    .cost = 1+
verb-sacrifice = Sacrifice
    .hint = Montez sur la piste de Sacrifices : un prêtre, et un maïs par pas.
    .cost = 2+
verb-gain = Prendre
    .hint = Prenez un bois, une brique ou une pierre.
verb-place = Disque
    .hint = Posez un disque sur une carte Rituel, sans payer.
verb-build = Construire
    .hint = Construisez une maison sur une case, puis choisissez la case de votre grille pour la tuile.
    .cost = { $house_price }
verb-palace = Palais
    .hint = Construisez votre palais : { $palace_cost }.
    .cost = { $palace_price }
verb-score = Marquer
    .hint = Marquez avec la carte Score, ou avec une carte de votre main.
verb-draft = Prendre
    .hint = Prenez une carte de l'Offre.
verb-decline = Renoncer
    .hint = Continuez sans.
verb-done = Terminé
    .hint = Passez à l'étape suivante de votre tour.

word-row = rangée
word-column = colonne
word-new = nouvelle
word-round = carte Score

sheet-scored = Bâtiments, à chaque manche
sheet-steps = Piste de Sacrifices, en chemin
sheet-track = Piste de Sacrifices, rang
sheet-rituals = Rituels
sheet-pyramids = Pyramides
sheet-trade = Tuiles Commerce de Cocijobot
sheet-difficulty = Difficulté

log-part = Manche { $round }
