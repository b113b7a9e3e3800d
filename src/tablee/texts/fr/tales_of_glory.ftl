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
    [one] { $b } Pièce
   *[other] { $b } Pièces
} et { $c ->
    [one] { $c } Potion.
   *[other] { $c } Potions.
}
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
   *[no] Une clé de { $seat } n'ouvre aucun coffre : elle est perdue.
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
