# Tales of Glory.

title = Tales of Glory
tagline = Pariez en secret sur des aventures, assemblez-les en une contrée bien à vous, et entrez dans la légende en dix tours.

## Options

option-quests = Quêtes
option-quests-help = Chacun aura-t-il deux quêtes secrètes ?
option-quests-off = sans quêtes
option-quests-on = avec quêtes, pour joueurs expérimentés
option-first-player = Premier joueur
option-first-player-help = Qui commence avec le jeton Premier Joueur ?
option-first-player-longest-name = le plus long nom
option-first-player-random = le hasard
option-play-order = Ordre pour jouer les tuiles
option-play-order-help = Joue-t-on sa tuile chacun son tour, ou tous à la fois, en secret jusqu'à ce que tous aient fini ?
option-play-order-in-turn = chacun son tour
option-play-order-simultaneous = tous à la fois
option-quest-gains = Gains d'un tour avec quêtes
option-quest-gains-help = Chaque tuile rapporte-t-elle dès qu'elle est posée, ou tout à la fin de votre part ?
option-quest-gains-sequential = chaque tuile aussitôt
option-quest-gains-deferred = tout à la fin
option-has-longest-name = Le plus long nom
option-has-longest-name-help = Quel nom a le plus de lettres ? À longueur égale, on tire au sort.
option-has-longest-name-no = non
option-has-longest-name-yes = oui

## Questions et décisions

ask-return = Quelle quête retourne dans la boîte ?
ask-select = Quelle aventure choisissez-vous, en secret ?
ask-take = Vous arrivez trop tard. Laquelle des tuiles restantes prenez-vous ?
ask-play = Que faites-vous maintenant ?
ask-pay = Comment payez-vous les Terres Sauvages ?
ask-place = Où posez-vous la tuile ?
ask-open = Vous avez une clé. Quel coffre ouvrez-vous ?
ask-wait = Les autres n'ont pas encore décidé.

do-return = Remettre : { $a }
do-select = Choisir : { $a }
do-take = Prendre : { $a }
do-play = Jouer : { $a }
do-discard = Défausser contre une Pièce, une Potion et une Clé : { $a }
do-pay = Payer en { $a }
do-place = Poser en { $a }
do-open = Ouvrir le coffre { $b } : { $a }
do-finish = Terminer sans autre quête

## Événements

event-round = Tour { $a } sur 10 : chacun choisit une aventure.
event-drawn = Nouvelles aventures : { $a }, { $b }, { $c }, { $d }, { $e }.
event-swept = Personne n'en a voulu, elle est défaussée : { $a }.
event-returned = Vous remettez dans la boîte : { $a }.
event-took = { $mine ->
    [yes] Vous prenez « { $a } » ({ $b }).
   *[no] { $seat } prend « { $a } » ({ $b }).
}
event-late = { $mine ->
    [yes] Vous arrivez trop tard ({ $a }).
   *[no] { $seat } arrive trop tard ({ $a }).
}
event-caught-up = { $mine ->
    [yes] Vous vous rattrapez avec « { $a } » ({ $b }).
   *[no] { $seat } se rattrape avec « { $a } » ({ $b }).
}
event-first-player = { $mine ->
    [yes] Vous devenez premier joueur ({ $a }).
   *[no] { $seat } devient premier joueur ({ $a }).
}
event-wins-token = { $mine ->
    [yes] Vous gagnez le jeton Premier Joueur.
   *[no] { $seat } gagne le jeton Premier Joueur.
}
event-paid = { $mine ->
    [yes] Pour « { $a } », vous payez
   *[no] Pour « { $a } », { $seat } paie
} { $b ->
    [0] {""}
    [one] { $b } Pièce
   *[other] { $b } Pièces
}{ $b ->
    [0] {""}
   *[other] { $c ->
        [0] {""}
       *[other] {" et "}
    }
}{ $c ->
    [0] {""}
    [one] { $c } Potion
   *[other] { $c } Potions
}.
event-placed = { $mine ->
    [yes] Vous posez « { $a } » en { $b }.
   *[no] { $seat } pose « { $a } » en { $b }.
}
event-discarded = { $mine ->
    [yes] Vous défaussez « { $a } ».
   *[no] { $seat } défausse « { $a } ».
}
event-gain-prestige = { $mine ->
    [yes] Vous gagnez { $a } Prestige.
   *[no] { $seat } gagne { $a } Prestige.
}
event-gain-coins = { $mine ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { $a ->
    [one] { $a } Pièce.
   *[other] { $a } Pièces.
}
event-gain-potions = { $mine ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { $a ->
    [one] { $a } Potion.
   *[other] { $a } Potions.
}
event-gain-combat = { $mine ->
    [yes] Vous gagnez { $a } Combat.
   *[no] { $seat } gagne { $a } Combat.
}
event-gain-magic = { $mine ->
    [yes] Vous gagnez { $a } Magie.
   *[no] { $seat } gagne { $a } Magie.
}
event-opened = { $mine ->
    [yes] Vous ouvrez le coffre { $b } : { $a }.
   *[no] { $seat } ouvre le coffre { $b } : { $a }.
}
event-key-lost = { $mine ->
    [yes] Votre clé n'ouvre aucun coffre : elle est perdue.
   *[no] Une clé { DE($seat) } n'ouvre aucun coffre : elle est perdue.
}
event-majority = { $mine ->
    [yes] Vous avez la Majorité ({ $a }) : { $b } Prestige.
   *[no] { $seat } a la Majorité ({ $a }) : { $b } Prestige.
}
event-end-gain = { $mine ->
    [yes] « { $a } » vous rapporte { $b } Prestige.
   *[no] « { $a } » rapporte { $b } Prestige à { $seat }.
}

## Pourquoi pas

why-nothing-asked = On ne vous demande rien pour le moment ; les autres n'ont pas encore décidé.
why-return-a-quest = Remettez d'abord une de vos trois quêtes.
why-not-dealt-to-you = Cette quête ne vous a pas été distribuée : { $a }.
why-select-a-slot = Choisissez d'abord un emplacement du plateau.
why-no-such-slot = Ce côté du plateau n'a pas d'{ $a }.
why-take-a-tile = Prenez d'abord l'une des tuiles restées sur le plateau.
why-slot-is-empty = Il n'y a plus de tuile ici : { $a }.
why-play-or-discard = Jouez ou défaussez votre tuile : { $a }.
why-quest-or-finish = Votre tuile est réglée : jouez une quête, ou terminez.
why-tile-first = Vous ne pouvez pas terminer avant d'avoir joué ou défaussé votre tuile : { $a }.
why-not-in-hand = Cette quête n'est pas dans votre main : { $a }.
why-not-your-tile = Ce n'est pas la tuile que vous avez prise : { $a }.
why-tile-dealt-with = Votre tuile de ce tour est déjà réglée ; celle-ci n'est pas à vous : { $a }.
why-quests-are-not-discarded = On ne peut pas défausser une quête contre une compensation.
why-too-few-coins = « { $a } » coûte { $b ->
    [one] { $b } Pièce
   *[other] { $b } Pièces
}, et vous en avez { $c }.
why-too-few-potions = « { $a } » coûte { $b ->
    [one] { $b } Potion
   *[other] { $b } Potions
}, et vous en avez { $c }.
why-too-weak = Pour « { $a } », il vous manque { $b ->
    [one] { $b } point
   *[other] { $b } points
} de compétence ; cela demande { $c ->
    [one] { $c } Potion
   *[other] { $c } Potions
} en tout, et vous en avez { $d }.
why-no-surcharge = « { $a } » vient des Terres Sauvages et coûte { $b } Pièce ou Potion de plus, que vous n'avez pas.
why-fits-nowhere = « { $a } » ne va sur aucune case de votre zone.
why-pay-the-surcharge = Dites d'abord comment vous payez les Terres Sauvages : { $a }.
why-place-the-tile = Posez d'abord votre tuile sur une case : { $a }.
why-square-taken = Il y a déjà une tuile en { $a }.
why-touches-nothing = Aucune de vos tuiles ne touche { $a }.
why-no-connection = En { $b }, « { $a } » ne ferait aucune Connexion.
why-connector-meets-bare-edge = En { $b }, un connecteur de « { $a } » ferait face à un bord nu de « { $c } » ({ $d }).
why-bare-edge-meets-connector = En { $b }, un bord nu de « { $a } » ferait face à un connecteur de « { $c } » ({ $d }).
why-place-the-key = Placez d'abord votre clé sur un coffre.
why-chest-open = Ce coffre est déjà ouvert : { $a }, coffre { $b }.
why-chest-not-connected = Cette clé n'ouvre qu'un coffre des deux tuiles connectées ou de votre Héros, pas celui de « { $a } ».
why-not-your-chest = « { $a } » n'est pas dans votre zone.

## La feuille de score

score-prestige = Prestige gagné en route
score-majority-combat = Majorité de Combat
score-majority-magic = Majorité de Magie
score-majority-potions = Majorité de Potions
score-majority-coins = Majorité de Pièces
score-end-gains = Gains de fin de partie

## Ce que comptent les simulations

count-forced-discards = Tuiles défaussées parce qu'elles ne vont nulle part

## Le plateau en couleurs

board-round = Tour { $round } sur { $rounds }
board-over = Les dix tours sont finis
board-piles = piles { $ages }
board-empty = vide
board-free = gratuit
board-nothing = rien
board-at-end = {" "}(fin)
board-fits = { $due }, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
board-no-square = aucune case ({ $due })
board-too-dear = trop cher ({ $due })
board-majority = majorité
board-discard = Défaussées
board-wild = Terres Sauvages, +1
board-answered = choisi
board-quests = { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
}
board-land-of = { $name } :
board-end-gains = Gains de fin de partie en l'état : { $prestige } Prestige
board-put-back = remise : { $name }
board-kind-monster = Monstre
board-kind-treasure = Trésor
board-kind-character = Personnage
board-kind-place = Lieu
board-kind-hero = Héros
board-kind-quest = Quête
board-per-monster = Monstre
board-per-treasure = Trésor
board-per-character = Personnage
board-per-place = Lieu
board-per-key = Clé
board-per-combat = Combat
board-per-magic = Magie
board-per-majority = Majorité
board-per-coins-3 = 3 Pièces
board-per-potions-3 = 3 Potions
board-per-surrounded = tuile entourée
board-per-closed-chest = Coffre fermé

## Ce qu'il est bon de savoir sur un choix

note-empty = vide
note-wild = , Terres Sauvages
note-tile = { $type }, coût : { $cost } ; rapporte : { $gives }
note-can = {" "}; vous paieriez { $due }, elle va sur { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
note-cannot = {" "}; vous ne pourriez que la défausser pour le moment
note-play = payer { $due }, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
note-connects = connexion { $sides }
note-keys = { $keys ->
    [one] { $keys } Clé
   *[other] { $keys } Clés
}

## Le plateau en lignes simples

tell-over = Les dix tours sont finis.
tell-round = Tour { $round } sur { $rounds }.
tell-order = Premier joueur : { $holder }. Ordre du tour : { $order }.
tell-piles = Tuiles à venir : { $one } de l'Âge 1, { $two } de l'Âge 2, { $three } de l'Âge 3.
tell-swept = Tuiles restantes balayées après chaque tour : { $count }.
tell-discard = Tuiles défaussées : { $tiles }.
tell-slot = Emplacement { $number }
tell-slot-wild = Emplacement { $number } (Terres Sauvages)
tell-slot-empty = { $slot } : vide.
tell-tile = { $where } : { $name }, { $type }. Coût : { $cost }. Rapporte : { $gives }.
tell-edges = { $where }, bords : { $edges }.
tell-can = { $where }, pour vous : payer { $due } ; cases possibles { $squares }.
tell-cannot = { $where }, vous ne pourriez pas la jouer pour le moment : { $why }
tell-surcharge = { $count } Pièce ou Potion pour les Terres Sauvages
tell-also = {" ; "}
tell-times = { $amount } × { $what }
tell-at-end = { $amount } en fin de partie
tell-chest-with = un Coffre avec { $items }
tell-link = connecteur { $side } vers { $who } : { $items }
tell-link-any = toute tuile
tell-link-monster = un Monstre
tell-link-treasure = un Trésor
tell-link-character = un Personnage
tell-link-place = un Lieu
tell-edge-none = nu
tell-edge-plain = connecteur
tell-edge-key = demi-clé
tell-edge-gain = connecteur spécial
tell-amount-prestige = { $count } Prestige
tell-amount-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
tell-amount-potions = { $count ->
    [one] { $count } Potion
   *[other] { $count } Potions
}
tell-amount-combat = { $count } Combat
tell-amount-magic = { $count } Magie
tell-amount-key = { $count ->
    [one] { $count } Clé
   *[other] { $count } Clés
}
tell-amount-first-player = jeton Premier Joueur{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
tell-owns = { $name } : { $amounts }.
tell-counts = { $name } : { $types } ; Coffres ouverts : { $keys } sur { $chests }.
tell-quests = { $name } : { $quests ->
    [one] { $quests } quête en main.
   *[other] { $quests } quêtes en main.
}
tell-has-taken = { $name } a pris : { $tile }.
tell-answered = { $name } : réponse donnée.
tell-land-of = Zone { DE($name) } : { $tiles }.
tell-majority = Majorité du moment, { $resource }, { $points } Prestige : { $names }.
tell-square = Votre zone, { $square }
tell-land = { $where } : { $name }, { $type } ; bords : { $edges }.
tell-chest-open = { $where }, Coffre { $number } : ouvert, contenait { $items }.
tell-chest-closed = { $where }, Coffre { $number } : fermé, contient { $items }.
tell-end-gain = { $where }, en fin de partie en l'état : { $prestige } Prestige.
tell-card = Votre carte de sélection : { $slot }.
tell-your-quest = Votre quête { $name }
tell-quest = { $where }. Coût : { $cost }. Rapporte : { $gives }.
tell-put-back = Vous avez remis la quête : { $name }.
tell-your-tile = Votre tuile

## Le plateau dessiné

board-tg-tile = { $name }, { $type }. Coût : { $cost }. Rapporte : { $gives }. Bords : { $edges }
board-tg-can = Vous paieriez { $due } ; elle va sur { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
board-tg-cannot = Vous ne pourriez que la défausser : { $why }
board-tg-no-square = aucune case
board-tg-too-dear = trop cher
board-tg-display = Les aventures
board-tg-wild = Terres Sauvages
board-tg-or = ou
board-tg-slot = Emplacement { $number }
board-tg-slot-wild = Emplacement { $number }, Terres Sauvages
board-tg-taken-by = prise par { $name }
board-tg-my-card = votre carte est ici
board-tg-before = Avant le premier tour
board-tg-order = Ordre du tour :
board-tg-sealed = Votre carte est posée, face cachée, sur l'emplacement { $slot }. Vous pouvez encore la reprendre.
board-tg-select-help = Touchez une aventure pour savoir ce qu'elle vous coûterait et où elle irait ; touchez-la encore pour la choisir en secret.
board-tg-take-help = Touchez une des tuiles restantes pour la regarder ; touchez-la encore pour la prendre.
board-tg-my-land = Ma contrée
board-tg-land-of = La contrée { DE($name) }
board-tg-back-home = Revenir à ma contrée
board-tg-reserves = Réserve et étendard
board-tg-square-empty = { $square }, case vide
board-tg-square-open = { $square }, case possible pour { $name }
board-tg-square-filled = { $square } : { $name }
board-tg-zoom-in = Agrandir
board-tg-zoom-out = Réduire
board-tg-zoom-fit = Tout montrer
board-tg-my-part = Ma tuile
board-tg-quest = quête
board-tg-discard = Défausser
board-tg-discard-said = Défausser { $name } contre { $items }
board-tg-nothing-held = Choisissez ce que vous jouez.
board-tg-look-first = Touchez une aventure : vos cases possibles s'allument ici.
board-tg-only-discard = Cette tuile ne peut pas être jouée. Touchez une case ou la tuile pour savoir pourquoi.
board-tg-would-fit = { $name } irait sur { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} de votre contrée.
board-tg-aim = Choisissez une case pour { $name } : { $squares ->
    [one] { $squares } possible
   *[other] { $squares } possibles
}. Touchez une autre case pour savoir pourquoi pas.
board-tg-then-lay = La tuile ira sur la case choisie dès qu'elle sera payée.
board-tg-here = { $name } en { $square }
board-tg-connections = { $count ->
    [one] { $count } connexion
   *[other] { $count } connexions
}
board-tg-keys-made = { $count ->
    [one] { $count } Clé formée
   *[other] { $count } Clés formées
}
board-tg-at-end = +{ $count } Prestige à la fin, en l'état
board-tg-no-gain = rien à gagner tout de suite
board-tg-lay-here = Poser ici
board-tg-play-here = Jouer ici
board-tg-key-where = Quel Coffre ouvrez-vous ?
board-tg-chest-open = déjà ouvert
board-tg-my-quests = Mes quêtes
board-tg-return-help = Touchez une quête pour la lire ; touchez-la encore pour la remettre dans la boîte.
board-tg-others = Les autres contrées
board-tg-look-at = Regarder la contrée { DE($name) }
board-tg-land-tiles = Contrée { DE($name) } : { $tiles }
board-tg-has-chosen = a choisi
board-tg-is-choosing = choisit encore
board-tg-has-taken = a pris { $tile } (emplacement { $slot })
board-tg-was-late = trop tard pour l'emplacement { $slot }
board-tg-done = a joué
board-tg-race = Course aux Majorités
board-tg-race-worth = { $count } Prestige chacune
board-tg-leads = en tête
board-tg-legend = Ceux qui entrent dans la légende

## La table en texte

field-quests = Quêtes
field-play-order = Ordre de jeu
field-quest-gains = Gains des quêtes
field-step = Étape
field-round = Tour
field-rounds = Tours en tout
field-holder = Premier joueur
field-order = Ordre du tour
value-order = { $seat }
field-board = Plateau central
field-slot = Emplacement
field-wild = Terres Sauvages
field-tile = Tuile
field-verdict = Pour vous
field-coins = Pièces
field-potions = Potions
field-missing = Points manquants
field-surcharge = Supplément
field-payable = Payable
field-squares = Cases possibles
field-square = Case
field-why-not = Pourquoi pas
field-rule = Règle
field-reason = Raison
field-words = À propos de
field-piles = Tuiles à venir par Âge
field-discard = Défausse
field-removed = Tuiles retirées
field-removed-tiles = Tuiles retirées
field-swept-each-round = Tuiles balayées à chaque tour
field-majorities = Majorités
value-majorities = { $seat }
field-combat = Combat
field-magic = Magie
field-prestige = Prestige
field-area = Contrée
field-x = Colonne
field-y = Rangée
field-chests = Coffres ouverts
field-end-gain = Prestige en fin de partie
field-types = Types
field-monster = Monstres
field-treasure = Trésors
field-character = Personnages
field-place = Lieux
field-keys = Clés
field-key = Clés
field-first-player = Premier Joueur
field-card = Carte de sélection
field-taken = Tuile prise
field-taken-from = Prise à l'emplacement
field-placing = En train de placer
field-put-back = Quête remise
field-gained-token = Gagne le jeton Premier Joueur
field-placements = Poses possibles
field-misfits = Poses impossibles
field-connections = Connexions
field-gains = Gains
verb-select = Choisir
verb-take = Prendre
verb-play = Jouer
verb-discard = Défausser
verb-pay = Payer
verb-place = Poser
verb-open = Ouvrir
verb-return = Remettre
verb-finish = Finir
word-return = choix des quêtes
word-select = sélection
word-catch-up = rattrapage
word-play = jeu des tuiles
word-over = fin de partie
word-square-taken = case occupée
word-touches-nothing = ne touche rien
word-no-connection = pas de connexion
word-connector-meets-bare-edge = un connecteur contre un bord nu
word-bare-edge-meets-connector = un bord nu contre un connecteur
word-too-few-coins = pas assez de Pièces
word-too-few-potions = pas assez de Potions
word-too-weak = pas assez fort
word-no-surcharge = supplément impayable
word-fits-nowhere = aucune case
