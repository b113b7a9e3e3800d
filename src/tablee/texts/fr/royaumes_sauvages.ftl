# Les Royaumes Sauvages.

title = Les Royaumes Sauvages
tagline = Envoyez vos animaux dans cinq royaumes, sous des décrets qui changent, et prenez la majorité.

## Options

option-peace-treaty = Traité de Paix
option-peace-treaty-help = Sans batailles ni jetons : à égalité, la capitale tranche.
option-peace-treaty-off = non
option-peace-treaty-on = oui
option-solo-level = Niveau en solo
option-solo-level-help = La force de l'adversaire fictif quand on joue seul.
option-solo-level-easy = facile
option-solo-level-medium = moyen
option-solo-level-standard = normal
option-solo-level-hard = difficile
option-solo-level-expert = expert
option-starter = Premier joueur
option-starter-help = Qui commence le premier âge ? Le dernier qui a vu un animal sauvage, par exemple.
option-starter-random = au hasard
option-starter-0 = première place
option-starter-1 = deuxième place
option-starter-2 = troisième place
option-starter-3 = quatrième place
option-starter-4 = cinquième place
option-rally-stall-limit = Ralliements de suite
option-rally-stall-limit-help = Après tant de ralliements de suite, tous joueurs réunis, il faut revendiquer ou passer.
option-rally-stall-limit-0 = sans limite
option-rally-stall-limit-5 = 5 au plus
option-rally-stall-limit-10 = 10 au plus
option-rally-stall-limit-15 = 15 au plus
option-rally-stall-limit-20 = 20 au plus
option-rally-stall-limit-25 = 25 au plus

## Questions et décisions

ask-act = À vous : revendiquer, rallier ou passer ?
ask-discard = Quelles cartes défaussez-vous ?
ask-fight = Bataille ! Quelle carte envoyez-vous ?
ask-reinforce = Combien de jetons Renfort jouez-vous sur votre carte ?
ask-bonus = Les deux cartes Bonus correspondent. Laquelle l'adversaire joue-t-il ?
ask-wait = Les autres décident.

do-claim = Revendiquer : { $a }, { $b }
do-rally = Rallier
do-pass = Passer
do-discard = Défausser : { $a }
do-draw = Piocher
do-fight = Envoyer : { $a }
do-reinforce = { $a ->
    [one] Jouer { $a } jeton Renfort
   *[other] Jouer { $a } jetons Renfort
}
do-decline = Ne pas jouer de jeton
do-bonus = L'adversaire joue : { $a }

## Événements

event-age = L'âge { $a } commence.
event-decree = { $a } : nouveau décret, « { $b } ».
event-starts = { $mine ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-opponent-starts = L'adversaire commence.
event-claimed = { $mine ->
    [yes] Vous jouez { $a } : { $b }.
   *[no] { $seat } joue { $a } : { $b }.
}
event-opponent-claimed = L'adversaire joue { $a } : { $b }.
event-capital = { $mine ->
    [yes] Vous jouez { $a } et prenez la capitale : { $b }.
   *[no] { $seat } joue { $a } et prend la capitale : { $b }.
}
event-opponent-capital = L'adversaire joue { $a } et prend la capitale : { $b }.
event-rallied = { $mine ->
    [yes] Vous ralliez.
   *[no] { $seat } rallie.
}
event-discarded = { $mine ->
    [yes] Vous défaussez : { $a }.
   *[no] { $seat } défausse : { $a }.
}
event-opponent-discarded = Défaussée pour l'adversaire : { $a }.
event-drew = { $mine ->
    [yes] Vous piochez : { $a }.
   *[no] { $seat } pioche : { $a }.
}
event-deck-renewed = La pioche était vide ; la défausse mélangée la remplace ({ $a } cartes).
event-passed = { $mine ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-opponent-passed = L'adversaire n'a plus de cube : il est sorti.
event-first-to-pass = { $mine ->
    [yes] Vous sortez en premier et prenez une tuile Premier à Passer.
   *[no] { $seat } sort en premier et prend une tuile Premier à Passer.
}
event-your-tile = { $b ->
    [one] Votre tuile secrète vaut { $b } point.
   *[other] Votre tuile secrète vaut { $b } points.
}
event-age-ends = Tout le monde est sorti : l'âge { $a } est fini.
event-realm-scored = On compte : { $a }, tuile Majorité { $b }.
event-nobody-there = Personne n'a d'influence : { $a }.
event-first-place = { $mine ->
    [yes] Première place, vous marquez { $b } : { $a }.
   *[no] Première place pour { $seat }, { $b } points : { $a }.
}
event-opponent-first-place = Première place pour l'adversaire, { $b } points : { $a }.
event-second-place = { $mine ->
    [yes] Deuxième place, vous marquez { $b } : { $a }.
   *[no] Deuxième place pour { $seat }, { $b } points : { $a }.
}
event-opponent-second-place = Deuxième place pour l'adversaire, { $b } points : { $a }.
event-third-place = { $mine ->
    [yes] Troisième place, vous marquez { $b } : { $a }.
   *[no] Troisième place pour { $seat }, { $b } point : { $a }.
}
event-battle = Égalité au sommet, c'est la bataille : { $a }.
event-fights = { $mine ->
    [yes] Vous vous battez.
   *[no] { $seat } se bat.
}
event-showed = { $mine ->
    [yes] Vous montrez : { $a }.
   *[no] { $seat } montre : { $a }.
}
event-opponent-showed = L'adversaire montre : { $a }.
event-reinforced = { $mine ->
    [yes] Vous renforcez { $a } de { $b } : force { $c }.
   *[no] { $seat } renforce { $a } de { $b } : force { $c }.
}
event-declined = { $mine ->
    [yes] Vous ne jouez pas de jeton.
   *[no] { $seat } ne joue pas de jeton.
}
event-tied = Encore à égalité : manche { $a }.
event-token = { $mine ->
    [yes] Vous recevez un jeton Renfort.
   *[no] { $seat } reçoit un jeton Renfort.
}
event-council = { $mine ->
    [yes] Votre cube de la capitale rejoint le conseil : { $a }.
   *[no] Le cube { DE($seat) } sur la capitale rejoint le conseil : { $a }.
}
event-opponent-council = Le cube de l'adversaire sur la capitale rejoint le conseil : { $a }.
event-bonus-card = Nouvelle carte Bonus : { $a }.
event-bonus-played = La carte Bonus est jouée : { $a }.
event-tile-revealed = { $mine ->
    [yes] Votre tuile Premier à Passer : { $b } points.
   *[no] La tuile Premier à Passer { DE($seat) } : { $b } points.
}
event-tokens-counted = { $mine ->
    [yes] Vos jetons Renfort comptent : { $a }.
   *[no] Les jetons Renfort { DE($seat) } comptent : { $a }.
}
event-over = Les trois âges sont finis.

## Pourquoi pas

why-nothing-asked = Ce n'est pas à vous de décider maintenant.
why-claim-rally-or-pass = À votre tour, vous pouvez revendiquer, rallier ou passer.
why-no-cube-left = Vous n'avez plus de cube disponible : vous ne pouvez que passer.
why-not-in-your-hand = Cette carte n'est pas dans votre main : { $a }.
why-realm-is-full = La capitale est prise, il n'y a plus de territoire libre : { $a }.
why-somebody-is-out = Quelqu'un est déjà sorti : plus personne ne peut rallier pendant cet âge.
why-too-many-rallies = Déjà { $a } ralliements de suite : il faut revendiquer ou passer.
why-discard-at-least-one = Défaussez au moins une carte avant de piocher.
why-discard-or-draw = Vous ralliez : défaussez des cartes, puis piochez.
why-choose-a-battle-card = C'est la bataille : choisissez une carte de votre main.
why-tokens-or-decline = C'est le moment des jetons Renfort : jouez-en ou renoncez.
why-not-so-many-tokens = Vous n'avez pas tant de jetons Renfort : { $b }.
why-choose-a-bonus-card = Choisissez d'abord la carte Bonus que joue l'adversaire.
why-not-a-bonus-card = Ce n'est pas une des cartes Bonus : { $a }.

# $a la carte, $b le royaume, $c le décret, $d la carte qui s'y oppose, $e un nombre, $f le royaume qui la montre
why-decree-card = Le décret « { $c } » refuse { $a }.
why-decree-first = « { $c } » : { $a } ne peut pas être la première carte.
why-decree-none-fits = « { $c } » : { $a } ne va avec aucune des cartes qui comptent.
why-decree-none-fits-1 = « { $c } » : { $a } ne va pas avec { $d }.
why-decree-none-fits-2 = « { $c } » : { $a } ne va ni avec { $d } ni avec { $e }.
why-decree-none-fits-3 = « { $c } » : { $a } ne va ni avec { $d }, ni avec { $e }, ni avec { $f }.
why-decree-none-fits-4 = « { $c } » : { $a } ne va ni avec { $d }, ni avec { $e }, ni avec { $f }, ni avec { $g }.
why-decree-value-lt = Il faut moins de { $e } à cause { DE($d) } ({ $f }).
why-decree-value-le = Il faut { $e } ou moins à cause { DE($d) } ({ $f }).
why-decree-value-eq = Il faut la valeur { $e } à cause { DE($d) } ({ $f }).
why-decree-value-ne = Il faut une autre valeur que { $e } à cause { DE($d) } ({ $f }).
why-decree-value-ge = Il faut au moins { $e } à cause { DE($d) } ({ $f }).
why-decree-value-gt = Il faut plus de { $e } à cause { DE($d) } ({ $f }).
why-decree-species-eq = Il faut la même espèce { QUE($d) } ({ $f }).
why-decree-species-ne = Il faut une autre espèce { QUE($d) } ({ $f }).
why-decree-parity-eq = Il faut pair avec pair, impair avec impair : { $d } ({ $f }).
why-decree-parity-ne = Il faut pair après impair, impair après pair : { $d } ({ $f }).
why-decree-gap-lt = Il faut moins de { $e } d'écart avec { $d } ({ $f }).
why-decree-gap-le = Il faut au plus { $e } d'écart avec { $d } ({ $f }).
why-decree-gap-eq = Il faut exactement { $e } d'écart avec { $d } ({ $f }).
why-decree-gap-ne = Il faut un autre écart que { $e } avec { $d } ({ $f }).
why-decree-gap-ge = Il faut au moins { $e } d'écart avec { $d } ({ $f }).
why-decree-gap-gt = Il faut plus de { $e } d'écart avec { $d } ({ $f }).
why-decree-step = Après { $d }, il faut un { $e }.

## La feuille de score

score-age-1-realm-4 = Âge I, Toundra
score-age-1-realm-5 = Âge I, Montagnes
score-age-1-realm-6 = Âge I, Savane
score-age-1-realm-7 = Âge I, Archipel
score-age-1-realm-8 = Âge I, Jungle
score-age-2-realm-4 = Âge II, Toundra
score-age-2-realm-5 = Âge II, Montagnes
score-age-2-realm-6 = Âge II, Savane
score-age-2-realm-7 = Âge II, Archipel
score-age-2-realm-8 = Âge II, Jungle
score-age-3-realm-4 = Âge III, Toundra
score-age-3-realm-5 = Âge III, Montagnes
score-age-3-realm-6 = Âge III, Savane
score-age-3-realm-7 = Âge III, Archipel
score-age-3-realm-8 = Âge III, Jungle
score-rallies = Ralliements
score-first-to-pass = Tuiles Premier à Passer
score-tokens = Jetons Renfort

## Le plateau en couleurs

board-opponent = Adversaire
board-age = Âge { $age } sur 3
board-over = Les trois âges sont finis
board-deck = pioche { $deck }
board-discards = défausse { $discards }
board-reserve = { $tokens ->
    [one] { $tokens } jeton en réserve
   *[other] { $tokens } jetons en réserve
}
board-treaty = Traité de Paix
board-rallies = ralliements de suite { $row } sur { $most }
board-level = Solo, { $level }.
board-solo-end = { $won ->
    [yes] Vous avez battu l'adversaire.
   *[no] L'adversaire n'est pas battu.
}
board-bonus = Cartes Bonus :
board-battles = batailles gagnées { $won }, perdues { $lost }
board-tile = tuile
board-council = conseil
board-battle = Bataille : { $realm }
board-last-battle = Dernière bataille : { $realm }
board-battle-round = manche { $round }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-rally-points = { $points } de ralliements
board-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
board-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-first-tile = premier sorti à l'âge { $age } : { $points }
board-out = sorti, n° { $place }
board-answered = carte choisie
board-discard-pile = Défausse
board-hand = Main
board-sealed = envoyée :

## Ce qu'il est bon de savoir sur un choix

note-rally = { $points ->
    [one] { $points } point et de nouvelles cartes
   *[other] { $points } points et de nouvelles cartes
}
note-first-to-pass = premier sorti : une tuile secrète
note-for-points = { $points ->
    [one] pour { $points } point
   *[other] pour { $points } points
}
note-capital = la capitale : fin de votre âge
note-is-capital = { " " }(capitale)
note-influence = influence { $mine } (max. { $best }), tuile { $tile }
note-strength = force { $strength }

## Le plateau en lignes simples

tell-over = Les trois âges sont finis.
tell-age = Âge { $age } sur 3, commencé par { $first }.
tell-deck = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $discards } dans la défausse.
tell-discards = Défausse : { $cards }.
tell-treaty = Traité de Paix : ni batailles ni jetons.
tell-reserve = Jetons Renfort en réserve : { $tokens }.
tell-rallies = Ralliements de suite : { $row }, au plus { $most }.
tell-level = Vous jouez contre l'adversaire fictif, niveau { $level }.
tell-solo-end = { $won ->
    [yes] Vous avez battu l'adversaire, { $mine } à { $theirs }.
   *[no] L'adversaire n'est pas battu : { $mine } à { $theirs }.
}
tell-bonus = Cartes Bonus de l'adversaire : { $cards }.
tell-battles = Batailles de cette fin d'âge : { $won } gagnées, { $lost } perdues.
tell-decree = { $realm }, décret : { $decree }
tell-counting = { $realm }, cartes qui comptent pour le décret : { $cards }.
tell-column = { $realm }, cartes de la première à la dernière : { $cards }.
tell-column-empty = { $realm }, pas encore de carte.
tell-territories = { $realm }, territoires pris : { $taken } sur { $size }.
tell-capital-taken = Sa capitale : { $name }.
tell-capital-next = La prochaine carte prend la capitale.
tell-capital-free = La capitale est libre.
tell-influence = { $realm }, influence : { $sides }.
tell-council = { $realm }, conseil : { $sides }.
tell-tiles = { $realm }, tuile Majorité de cet âge { $tile }{ $left ->
    [0] .
   *[other] , ensuite { $tiles }.
}
tell-nobody = personne
tell-no-card = aucune
tell-realm = { $realm }, « { $decree } » : dernière carte { $last }, { $taken } sur { $size } pris, influence { $sides }.
tell-battle = Bataille, { $realm }, pour { $points } points : { $sides }.
tell-last-battle = Dernière bataille, { $realm }, pour { $points } points : { $sides }.
tell-battle-round = Bataille, manche { $round } : { $cards }.
tell-battle-won = Gagnée par : { $sides }.
tell-battle-left = Encore dans la bataille : { $sides }.
tell-reinforced = { $name } { $card } avec { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} (force { $strength })
tell-side = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $supply ->
    [one] { $supply } cube disponible.
   *[other] { $supply } cubes disponibles.
}
tell-points-of = { $name }, points par âge : { $ages }{ $rallies ->
    [0] .
   *[other] {" "}; ralliements { $rallies }.
}
tell-age-points = { $points } à l'âge { $age }
tell-side-hand = { $name } : { $cards ->
    [one] { $cards } carte en main.
   *[other] { $cards } cartes en main.
}
tell-side-tokens = { $name } : { $tokens ->
    [one] { $tokens } jeton Renfort.
   *[other] { $tokens } jetons Renfort.
}
tell-first-to-pass = { $name } : premier sorti à l'âge { $ages }.
tell-tile-open = { $name } : tuile Premier à Passer de l'âge { $age }, { $points } points.
tell-answered = { $name } : carte choisie.
tell-scores = Points : { $scores }.
tell-nobody-out = Personne n'est sorti dans cet âge.
tell-out = Sortis dans cet âge, dans cet ordre : { $sides }.
tell-own-tile = Votre tuile Premier à Passer secrète de l'âge { $age } : { $points } points.
tell-sealed = Votre carte pour la bataille : { $card }.
tell-hand = Votre main : { $cards }.
tell-open-hand = Main { DE($name) } : { $cards }.
tell-home = Dans votre main, { $card } peut aller ici : { $realms }.
tell-homeless = Dans votre main, { $card } ne peut aller nulle part pour le moment.
tell-with-capital = { $realm } (capitale)

## Le plateau dessiné

board-rs-card-of = { $card }, { $name }
board-rs-column = Territoires pris : { $taken } sur { $size }
board-rs-capital-free = Capitale libre
board-rs-influence = Influence
board-rs-influence-of = { $name } : influence { $count }
board-rs-influence-first = { $name } : influence { $count }, en tête
board-rs-influence-tied = { $name } : influence { $count }, à égalité en tête
board-rs-nobody = Personne encore
board-rs-council = Conseil
board-rs-council-free = siège libre
board-rs-tiles = Tuile Majorité de cet âge : { $tile } ; ensuite : { $rest }
board-rs-tiles-over = Toutes les tuiles Majorité sont prises
board-rs-ring = Les cinq royaumes en anneau, avec les cubes et les conseils
board-rs-age-of = âge sur III
board-rs-realms = Les cinq royaumes
board-rs-hand = Votre main
board-rs-sealed = { $card }, envoyée à la bataille
board-rs-goes-to = { $card }. Peut aller : { $realms }
board-rs-goes-nowhere = { $card }. Ne peut aller nulle part
board-rs-not-there = { $realm }, pourquoi pas ?
board-rs-choose = Choisissez une carte, ralliez ou passez.
board-rs-choose-realm = { $card } : dans quel royaume ?
board-rs-choose-card = { $realm } : avec quelle carte ?
board-rs-discard-prompt = Touchez les cartes à défausser, puis piochez.
board-rs-fight-prompt = Choisissez la carte que vous envoyez, face cachée.
board-rs-pass-first = Vous sortez le premier : une tuile secrète de 2 à 5 points, et plus personne ne rallie.
board-rs-pass-out = Vous sortez jusqu'à la fin de l'âge ; vos cartes restent pour les batailles.
board-rs-forget = Ne rien choisir
board-rs-would-capital = La capitale : votre âge s'arrête.
board-rs-would = { $place ->
    [first] Votre influence : { $influence }, en tête.
    [tied] Votre influence : { $influence }, à égalité en tête.
   *[behind] Votre influence : { $influence }.
}
board-rs-houses = Les Maisons
board-rs-tile-hidden = tuile Premier à Passer de l'âge { $age }, secrète
board-rs-tile-known = tuile Premier à Passer de l'âge { $age } : { $points } points
board-rs-out = sorti n° { $place }
board-rs-battle = Bataille : { $realm }
board-rs-battle-was = La bataille est finie : { $realm }
board-rs-next-battle = { $more ->
    [one] Bataille suivante (encore une)
   *[other] Bataille suivante (encore { $more })
}
board-rs-battle-card-tokens = { $tokens ->
    [one] { $card } avec { $tokens } jeton, force { $strength }
   *[other] { $card } avec { $tokens } jetons, force { $strength }
}
board-rs-battle-sealed = { $name } a posé une carte face cachée
board-rs-battle-awaited = { $name } choisit encore
board-rs-battle-deck = Les cartes de l'adversaire viendront de la pioche
board-rs-battle-won = première place
board-rs-battle-lost = battu
board-rs-battle-solo = Batailles de cette fin d'âge : { $won } gagnées, { $lost } perdues.
board-rs-tokens-yours = À vous de répondre : des jetons Renfort, ou rien.
board-rs-tokens-theirs = { $names } peut répondre par des jetons Renfort.
board-rs-sheet = Points par âge et par royaume
board-rs-age = Âge { $age }
board-rs-counted = L'âge { $age } est compté
board-rs-new-age = Les cubes des capitales siègent désormais aux conseils. L'âge { $age } commence sous de nouveaux décrets.
board-rs-discards = Défausse : { $count }, pioche : { $deck }
board-rs-no-discards = Aucune carte défaussée.
board-rs-used = Décrets passés : { $count }
board-rs-no-used = Aucun décret n'est encore parti.
board-rs-solo = Adversaire fictif, niveau { $level }
board-rs-no-bonus = Il joue sans carte Bonus.
board-rs-bonus-help = { $count ->
    [one] Sa carte Bonus, prête à suivre une carte qui lui ressemble.
   *[other] Ses cartes Bonus, prêtes à suivre une carte qui leur ressemble.
}

## La table en texte

field-level = Niveau
field-peace-treaty = Traité de Paix
field-rally-limit = Ralliements de suite, au plus
field-age = Âge
field-step = Étape
field-first = Premier joueur (place)
field-turn = Au tour de (place)
field-out = Sortis, dans l'ordre (places)
field-rally-open = Rallier est permis
field-rallies-in-a-row = Ralliements de suite
field-deck = Cartes dans la pioche
field-discards = Défausse
field-reserve = Jetons en réserve
field-used-decrees = Décrets passés
field-bonus = Cartes Bonus
field-realms = Royaumes
field-sides = Maisons
field-battle = Bataille
field-last-battle = Dernière bataille
field-battles-won = Batailles gagnées dans cette fin d'âge
field-battles-lost = Batailles perdues dans cette fin d'âge
field-me = Pour vous seul
field-realm = Royaume
field-size = Territoires
field-open = Territoire libre
field-decree = Décret
field-category = Genre
field-text-fr = En français
field-text-en = En anglais
field-counting = Cartes qui comptent
field-column = Colonne
field-capital = Capitale (place)
field-council = Conseil (places)
field-influence = Influence, place par place
field-tiles = Tuiles
field-tile = Tuile
field-card = Carte
field-side = Place
field-order = Jouée en
field-colour = Couleur
field-supply = Cubes disponibles
field-tokens = Jetons Renfort
field-cards = Cartes en main
field-hand = Main
field-answered = Carte choisie
field-ages-first = Premier sorti aux âges
field-points = Points
field-fighters = Combattants (places)
field-still-in = Encore en lice (places)
field-rounds = Manches
field-strength = Force
field-sealed = Carte envoyée
word-act = revendiquer, rallier ou passer
word-discard = défausse
word-bonus = cartes Bonus
word-fight = bataille
word-reinforce = jetons Renfort
word-over = fin de la partie
word-A = la carte seule
word-B = ce royaume
word-C = les royaumes voisins
word-D = tous les autres royaumes
verb-claim = Revendiquer
verb-rally = Rallier
verb-pass = Passer
verb-discard = Défausser
verb-draw = Piocher
verb-fight = Se battre
verb-reinforce = Renforcer
verb-decline = Renoncer
verb-bonus = Carte Bonus
