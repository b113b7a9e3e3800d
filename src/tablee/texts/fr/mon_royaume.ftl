# Mon Royaume pour un Conte.

title = Mon Royaume pour un Conte
tagline = Choisissez bûcherons et dragons, empilez-les en un royaume, et que le barde le chante.

## Options

option-level = Niveau
option-level-help = À quel niveau jouons-nous ?
option-level-simplified-1 = premier niveau, les tuiles seules
option-level-simplified-2 = deuxième niveau, avec les contes
option-level-complete = règles complètes
option-advanced-bard = Barde avancé
option-advanced-bard-help = Les bardes ne prennent aucune couleur : seules les tuiles visibles soutiennent ce qui est au-dessus.
option-advanced-bard-off = non
option-advanced-bard-on = oui
option-youngest = Le plus jeune
option-youngest-help = Le plus jeune appelle les cartes Barde, et tout ordre commence par lui.
option-youngest-0 = première place
option-youngest-1 = deuxième place
option-youngest-2 = troisième place
option-youngest-3 = quatrième place
option-age = Âge
option-age-help = Au deuxième niveau, un adulte rend un jeton pour chaque élément du conte qui manque.
option-age-adult = adulte
option-age-child = enfant

## Questions et décisions

ask-pick = Quelle tuile prenez-vous ?
ask-give = Votre monstre fait parler de lui. À qui donnez-vous le marqueur Monstre ?
ask-discard = Quel conte laissez-vous ?
ask-build = Bâtissez votre royaume : quelle tuile maintenant ?
ask-wait = Les autres choisissent encore.

do-pick = Prendre : { $a }
do-give = Donner le marqueur à { $a }
do-discard = Laisser « { $a } »
do-place = Poser : { $a }, { $b }
do-bard = Poser côté barde : { $a }, { $b }
do-confirm = Mon royaume est terminé

word-bard = barde
word-r1s1 = rangée 1, emplacement 1
word-r1s2 = rangée 1, emplacement 2
word-r1s3 = rangée 1, emplacement 3
word-r1s4 = rangée 1, emplacement 4
word-r2s1 = rangée 2, emplacement 1
word-r2s2 = rangée 2, emplacement 2
word-r2s3 = rangée 2, emplacement 3
word-r3s1 = rangée 3, emplacement 1
word-r3s2 = rangée 3, emplacement 2
word-r4s1 = le sommet

## Événements

event-round = La manche { $a } commence : sept tuiles pour chacun.
event-turned-up = Les péripéties de la manche : « { $a } », « { $b } », « { $c } », « { $d } », « { $e } », « { $f } ».
event-took = { $mine ->
    [yes] Vous prenez : { $a }.
   *[no] { $seat } prend : { $a }.
}
event-monster-token = { $mine ->
    [yes] Votre monstre vous apporte un jeton Barde.
   *[no] Le monstre apporte un jeton Barde à { $seat }.
}
event-adventure-nobody = « { $a } » n'arrive à personne.
event-adventure-unpaid = « { $a } » est passée : la réserve ne peut pas la payer.
event-adventure-token = { $mine ->
    [yes] « { $a } » vous apporte un jeton Barde.
   *[no] « { $a } » apporte un jeton Barde à { $seat }.
}
event-gave-marker = { $mine ->
    [yes] « { $a } » : vous donnez un marqueur Monstre à { $b }.
   *[no] { $me ->
        [yes] « { $a } » : { $seat } vous donne un marqueur Monstre.
       *[no] « { $a } » : { $seat } donne un marqueur Monstre à { $b }.
    }
}
event-discarded = { $mine ->
    [yes] Vous laissez « { $a } ».
   *[no] { $seat } laisse « { $a } ».
}
event-builders = Le temps des choix est fini. Maintenant, chacun bâtit son royaume.
event-kingdom = { $mine ->
    [yes] Votre royaume
   *[no] Le royaume { DE($seat) }
}, depuis le bas : { $a }, { $b }, { $c }, { $d } ; { $e }, { $f }, { $g } ; { $h }, { $i } ; au sommet { $j }.
event-tale-tokens = { $mine ->
    [yes] « { $a } » : vous pouvez conter { $b } éléments sur { $c } ; avec les monstres ({ $d }), jetons Barde : { $e }.
   *[no] « { $a } » : { $seat } peut conter { $b } éléments sur { $c } ; avec les monstres ({ $d }), jetons Barde : { $e }.
}
event-elements = { $mine ->
    [yes] « { $a } » : vous racontez { $b } éléments sur { $c }
   *[no] « { $a } » : { $seat } raconte { $b } éléments sur { $c }
}, pour { $d ->
    [one] { $d } jeton Barde.
   *[other] { $d } jetons Barde.
}
event-lovers = { $mine ->
    [yes] « { $a } » : vos amoureux sont réunis ! Vous racontez { $b } éléments sur { $c }
   *[no] « { $a } » : les amoureux sont réunis ! { $seat } raconte { $b } éléments sur { $c }
}, pour { $d ->
    [one] { $d } jeton Barde.
   *[other] { $d } jetons Barde.
}
event-bard-card = Le barde appelle : { $a }.
event-transferred = { $mine ->
    [yes] Un jeton « { $a } » rejoint votre royaume.
   *[no] Un jeton « { $a } » rejoint le royaume { DE($seat) }.
}
event-serenade = { $mine ->
    [yes] Une sérénade pour vos amoureux : { $a }.
   *[no] Une sérénade pour les amoureux { DE($seat) } : { $a }.
}

## Pourquoi pas

why-nothing-asked = Vous avez déjà répondu ; les autres choisissent encore.
why-pick-a-tile = Prenez d'abord une tuile de votre main.
why-not-in-your-hand = Pas de « { $a } » dans votre main.
why-give-the-marker = Donnez d'abord le marqueur Monstre à quelqu'un.
why-not-to-yourself = Le marqueur doit aller à quelqu'un d'autre.
why-no-such-seat = Il n'y a personne ici : { $a }.
why-discard-a-tale = Laissez d'abord un de vos contes.
why-not-your-tale = « { $a } » n'est pas un de vos contes.
why-build-your-kingdom = C'est le moment de bâtir : posez une tuile, face visible ou côté barde.
why-kingdom-not-finished = Votre royaume n'est pas terminé : les dix emplacements doivent être remplis.
why-no-such-tile-left = Il ne vous reste pas de « { $a } » à poser.
why-slot-taken = Il y a déjà une tuile : { $a }.
why-nothing-below = Il faut d'abord deux tuiles en dessous : { $a }.
why-wrong-row = Face visible, « { $a } » va dans la rangée { $c }, pas ici : { $b }.
why-no-monster = Pour « { $a } », il faut un monstre visible dans la rangée 1.
why-no-colour-below = Pour « { $a } », il faut du { $b } en dessous, et il n'y en a pas : { $c } ; { $d }.
why-bard-lends-another-colour = Pour « { $a } », il faut du { $b } en dessous, et le barde qui s'y trouve doit prêter une autre couleur : { $c } ; { $d }.
why-no-real-colour-below = Pour « { $a } », il faut juste en dessous une tuile visible de couleur { $b } : { $c } ; { $d }.

## La feuille de score

score-kingdom = Royaume
score-bard-tokens = Jetons Barde
score-monster-markers = Marqueurs Monstre
score-tale-bonus = Bonus du conte
score-curse = Malédiction du château noir

## Le plateau

board-pick = Manche { $round } sur 2 · choix { $pick } sur 6 { $arrow }
board-round = Manche { $round } sur 2
board-builders = Le temps des bâtisseurs
board-pass-left = puis la main passe à gauche, à { $name }
board-pass-right = puis la main passe à droite, à { $name }
board-adventures = Péripéties
board-most = le plus { DE($colour) }
board-nobody = personne encore
board-gains = jeton : { $names }
board-gives = marqueur de : { $names }
board-tokens = { $tokens ->
    [one] { $tokens } jeton Barde
   *[other] { $tokens } jetons Barde
}
board-markers = { $markers ->
    [one] { $markers } marqueur Monstre
   *[other] { $markers } marqueurs Monstre
}
board-remembered = tient, vous vous en souvenez :
board-hand = En main
board-answered = c'est fait
board-level-1 = Habitants
board-level-2 = Terrains
board-level-3 = Ateliers
board-level-4 = Châteaux
board-tale-love = amoureux
board-tale-heroic = héroïque
board-tale-evil = maléfique
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

choice-tile = { $name } ({ $colour })
note-monster = monstre, un jeton tout de suite
note-element = dans « { $tale } »
note-lover = amour dans « { $tale } »
note-circled = entouré dans « { $tale } »
note-adventure = pour « { $card } »
note-tale = { $type }, { $present } éléments sur { $elements }
note-bard-only = en barde
note-fits = va en { $slots }
note-fits-row = va en rangée { $row }
note-left = de reste : { $tiles }

## Le plateau en lignes simples

tell-moment = Manche { $round } sur 2, choix { $pick } sur 6.
tell-pass-left = Après ce choix, la main passe à gauche, à { $name }.
tell-pass-right = Après ce choix, la main passe à droite, à { $name }.
tell-builders = Le temps des bâtisseurs. Dix emplacements, douze tuiles ; deux resteront.
tell-over = Les royaumes sont terminés.
tell-adventure-monster = Péripétie { $number }, « { $name } », sur { $wants } : { $gains }.
tell-adventure-mission = Péripétie { $number }, « { $name } », demande { $wants } : { $gains }.
tell-adventure-territory = Péripétie { $number }, « { $name } », pour le plus { DE($wants) } : { $gains }.
tell-gains = un jeton pour { $names } en ce moment
tell-gives = un marqueur à donner pour { $names } en ce moment
tell-nobody = personne en ce moment
tell-resolved = c'est fait
tell-holdings = { $mine ->
    [yes] Vous avez
   *[no] { $name } a
} { $tokens ->
    [one] { $tokens } jeton Barde
   *[other] { $tokens } jetons Barde
} et { $markers ->
    [one] { $markers } marqueur Monstre.
   *[other] { $markers } marqueurs Monstre.
}
tell-hand = Votre main : { $tiles }.
tell-remembered = Vous vous souvenez de la main { DE($name) } : { $tiles }.
tell-tiles = { $mine ->
    [yes] Vos tuiles
   *[no] Les tuiles { DE($name) }
}, niveau { $level } : { $tiles }.
tell-tile = { $name } ({ $colour })
tell-monster = { $name } ({ $colour }, monstre)
tell-tale = { $mine ->
    [yes] Votre conte { $type }
   *[no] Le conte { $type } { DE($name) },
} « { $tale } » : { $left ->
    [0] les { $elements } éléments.
   *[other] { $present } éléments sur { $elements }, manquent { $missing }.
}
tell-lovers = Ses amoureux : { $tiles }.
tell-circled = Entourés : { $tiles }.
tell-row = { $mine ->
    [yes] Votre royaume
   *[no] Le royaume { DE($name) }
}, rangée { $row } : { $tiles }.
tell-empty = vide ({ $slot })
tell-points = Votre royaume vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l'instant.
tell-left = À poser : { $tiles }.

## Le meilleur royaume

best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le royaume.
best-elements = « { $tale } » : { $present } éléments sur { $elements }, un jeton Barde chacun.
best-lovers = Les amoureux sont réunis : deux jetons de plus et une sérénade.
best-bonus = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
} pour le conte.
best-spare = { $bards ->
    [0] De reste : { $tiles }.
    [one] { $bards } de ces tuiles se pose côté barde, les autres restent : { $tiles }.
   *[other] { $bards } de ces tuiles se posent côté barde, les autres restent : { $tiles }.
}
unknown-tile = aucune tuile ne s'appelle « { $name } » ; peut-être { $near } ?
unknown-tale = aucun conte ne s'appelle « { $name } » ; les contes sont : { $tales }
twelve-tiles = nommez douze tuiles, pas { $tiles } ; « 3 bûcheron » ou « bûcheron x3 » compte pour trois
too-many-copies = il n'y a que { $copies } « { $name } » dans la boîte, pas { $count }

## Ce que seul le plateau dessiné de la page dit

mr-moment = Manche { $round } sur 2, choix { $pick } sur 6
mr-hand = Votre main
mr-pick-hint = Touchez une tuile pour la regarder, puis prenez-la.
mr-sealed = Vous avez pris : { $name }. Les autres choisissent encore.
mr-my-tiles = Devant vous
mr-no-tiles = Rien encore.
mr-my-tales = Vos contes
mr-let-go = Laisser
mr-missing = Il manque : { $tiles }
mr-complete = Tout y est.
mr-lovers = Amoureux : { $tiles }
mr-circled = Entourés : { $tiles }
mr-present = présent
mr-absent = manque
mr-others = Autour de la table
mr-seat-tales = Contes { DE($name) }
mr-give = Votre monstre rôde
mr-give-to = Donner le marqueur à { $name }
mr-tray = Tuiles à placer
mr-spare = Deux d’entre elles resteront de côté.
mr-kingdom = Votre royaume
mr-kingdom-of = Le royaume { DE($name) }
mr-turn-over = Face barde
mr-face-up = Face visible
mr-choose-tile = Choisissez une tuile, puis une case éclairée. Vous pouvez aussi la faire glisser.
mr-choose-slot = { $name } : choisissez une case éclairée.
mr-choose-slot-bard = { $name }, face barde : choisissez une case éclairée.
mr-finished = Les dix cases sont remplies.
mr-wait-build = Votre royaume est terminé. Les autres bâtissent encore.
mr-slot-empty = { $slot }, vide
mr-slot-open = { $slot }, possible pour : { $name }
mr-slot-filled = { $slot } : { $name }
mr-bard-of = { $name }, face barde
mr-tile = { $name }, { $colour }, niveau { $level }
mr-tile-monster = { $name }, { $colour }, niveau { $level }, monstre
mr-show = Le spectacle du barde
mr-show-card = Carte { $number } sur { $count } : { $name }
mr-show-serenade = Une sérénade pour { $player } : { $name }
mr-show-begins = Le rideau se lève. Tout le monde retourne ses jetons.
mr-show-ends = Le rideau tombe. Chaque jeton arrivé dans un royaume vaut 2 points.
mr-show-play = Lancer
mr-show-pause = Pause
mr-show-next = Carte suivante
mr-show-end = À la fin
mr-show-again = Encore une fois
mr-came = arrivés au royaume : { $tokens }
mr-left = restés : { $tokens }
mr-kingdoms = Les royaumes
mr-place = Place { $place }
mr-done = résolue
mr-story = Le conte { DE($name) }

## Le guide de la première partie

guide-pick = Deux fois, chacun reçoit sept tuiles, en prend une en secret et passe le reste. Il faut des personnages et des monstres pour la rangée du bas, puis des terrains, des ateliers, et un château au sommet. Prenez ce qui partage sa couleur avec ce que vous avez.
guide-build = Empilez maintenant votre pyramide depuis le bas : quatre, trois, deux, un. Une tuile veut sa couleur juste en dessous. Ce qui ne va pas peut se poser côté barde, n'importe où. Appuyez sur ce qui est grisé pour savoir pourquoi.
guide-give = Un de vos monstres s'est échappé : quelqu'un doit prendre son marqueur, qui coûte un point.
guide-discard = Gardez les contes dont vous avez déjà les personnages et les lieux, abandonnez le plus difficile.
guide-wait = Les autres choisissent en secret. Tous les choix s'ouvrent ensemble.

## Les mots de la table en texte

value-step-pick = choix des tuiles
value-step-give = don d'un marqueur
value-step-discard = choix des contes
value-step-build = construction
value-step-over = terminée
value-passes-to-left = vers la gauche
value-passes-to-right = vers la droite
value-type-monster = monstre
value-type-mission = mission
value-type-territory = territoire
value-type-love = amour
value-type-heroic = héroïque
value-type-evil = maléfique
