# Oh mon château. À hauteur d'enfant : on se tutoie.

title = Oh mon château
tagline = Lance les dés, remplis tes lignes et dessine le plus beau des châteaux.

## Options

option-version = Version
option-version-help = Le jeu facile, ou celui où les Invités ont des pouvoirs.
option-version-little-builders = Petits Bâtisseurs
option-version-grand-architects = Grands Architectes
option-first-player = Qui commence
option-first-player-help = Le plus jeune commence : installe-le à la première place, ou laisse faire le sort.
option-first-player-random = au sort
option-first-player-seat-0 = la première place
option-sheet = Feuille
option-sheet-help = Chacun choisit le côté en pointillés ou le côté vierge ; cela ne change aucune règle.
option-sheet-guide = en pointillés
option-sheet-blank = vierge
option-clear-impossible-lines = Libérer une ligne
option-clear-impossible-lines-help = On peut reprendre les jetons d'une ligne pleine qui ne peut plus rien donner.
option-clear-impossible-lines-on = oui
option-clear-impossible-lines-off = non
option-guests-face-up-green = Invités verts visibles
option-guests-face-up-green-help = Sinon, chacun est seul à voir ses Invités jusqu'au décompte.
option-guests-face-up-green-on = oui
option-guests-face-up-green-off = non
option-final-lines-snapshot = Dernières constructions
option-final-lines-snapshot-help = À la fin, seules comptent les lignes qui étaient déjà pleines.
option-final-lines-snapshot-on = lignes déjà pleines
option-final-lines-snapshot-off = toutes les lignes
option-dagobert-after-end = Dagobert après la fin
option-dagobert-after-end-help = Dagobert peut-il encore lancer son dé quand un château est fini ?
option-dagobert-after-end-on = oui
option-dagobert-after-end-off = non

## Questions et décisions

ask-roll = À toi : lance les dés !
ask-dice-both = Tu utilises les deux dés. Que fais-tu ?
ask-dice-one = Tu peux utiliser un des deux dés. Que fais-tu ?
ask-construct = Que construis-tu ?
ask-last-construct = Un château est fini ! Que construis-tu une dernière fois ?
ask-tower = Quelle tour dessines-tu ?
ask-wall = Quel mur dessines-tu ?
ask-flag = Où dessines-tu ton drapeau ?
ask-guest = Quel Invité s'installe chez toi ?
ask-reactivate = Quel Invité « éclair » réactives-tu ?
ask-steal = Quel Invité voles-tu ?
ask-gift = Ton Invité t'apporte quelque chose. Que fais-tu ?
ask-dagobert-roll = Dagobert a un dé pour toi. Tu le lances ?
ask-dagobert-use = Le dé de Dagobert est à toi. Que fais-tu ?
ask-lift = Le Magicien déplace tes jetons. Lequel ?
ask-put = Où va ce jeton ?
ask-wait = Les autres jouent encore. Tu peux dessiner !

do-roll = Lancer
do-place = Poser un jeton : { $b } ({ $a })
do-residents = Dessiner 2 habitants ({ $a })
do-monk = Avec le Moine, dessiner un drapeau à 2 points : { $b } ({ $a })
do-cloud = Avec la Bergère, dessiner un nuage à 2 points ({ $a })
do-cook = Avec le Cuisinier, dessiner 1 habitant ({ $a })
do-skip = Laisser le { $a }
do-pass = Ne rien prendre
do-build = Construire : { $a }
do-clear = Libérer la ligne : { $a }
do-stop = C'est tout
do-tower = Dessiner : { $a }
do-wall = Dessiner : { $a }
do-flag = Dessiner le drapeau : { $a }
do-take = Inviter : { $a }
do-reactivate = Réactiver : { $a }
do-steal = Voler : { $a }
do-put = Poser le jeton : { $a }
do-draw = Dessiner les habitants
do-lift = Prendre le jeton : { $a }

## Événements

event-rolled = { $mine ->
    [yes] Tu lances les dés : « { $a } » et « { $b } ».
   *[no] { $seat } lance les dés : « { $a } » et « { $b } ».
}
event-die-lost = { $mine ->
    [yes] Ton dé « { $a } » est perdu.
   *[no] Le dé « { $a } » est perdu pour { $seat }.
}
event-placed = { $mine ->
    [yes] Tu poses un jeton : { $a }.
   *[no] { $seat } pose un jeton : { $a }.
}
event-residents = { $mine ->
    [yes] Tu dessines
   *[no] { $seat } dessine
} { $a ->
    [one] { $a } habitant
   *[other] { $a } habitants
} ({ $b } en tout).
event-skipped = { $mine ->
    [yes] Tu laisses le dé « { $a } ».
   *[no] { $seat } laisse le dé « { $a } ».
}
event-passed = { $mine ->
    [yes] Tu ne prends rien.
   *[no] { $seat } ne prend rien.
}
event-cloud-drawn = { $mine ->
    [yes] La Bergère t'offre un nuage de plus ({ $a } en tout).
   *[no] La Bergère offre un nuage de plus à { $seat } ({ $a } en tout).
}
event-built = { $mine ->
    [yes] Tu reprends tes jetons. { $a } !
   *[no] { $seat } reprend ses jetons. { $a } !
}
event-cleared = { $mine ->
    [yes] Tu libères une ligne ({ $a }).
   *[no] { $seat } libère une ligne ({ $a }).
}
event-tower-drawn = { $mine ->
    [yes] Tu dessines la { $a } et tu écris { $b } dessus.
   *[no] { $seat } dessine la { $a } et écrit { $b } dessus.
}
event-sun = { $mine ->
    [yes] Quatre tours avant tout le monde ! Tu dessines le soleil.
   *[no] Quatre tours ! { $seat } dessine le soleil.
}
event-wall-drawn = { $mine ->
    [yes] Tu dessines le { $a }.
   *[no] { $seat } dessine le { $a }.
}
event-floor-drawn = { $mine ->
    [yes] Tu dessines le { $a }.
   *[no] { $seat } dessine le { $a }.
}
event-flag-drawn = { $mine ->
    [yes] Tu dessines un drapeau à { $b ->
        [one] { $b } point
       *[other] { $b } points
    } : { $a }.
   *[no] { $seat } dessine un drapeau à { $b ->
        [one] { $b } point
       *[other] { $b } points
    } : { $a }.
}
event-guest-came = { $mine ->
    [yes] Un Invité s'installe chez toi : { $a }.
   *[no] Un Invité s'installe chez { $seat } : { $a }.
}
event-guest-came-hidden = { $mine ->
    [yes] Un Invité s'installe chez toi, face cachée.
   *[no] Un Invité s'installe chez { $seat }, face cachée.
}
event-guest-is = Personne d'autre ne voit qui c'est : { $a }.
event-guest-turned-up = Nouvel Invité visible : { $a }.
event-reactivated = { $mine ->
    [yes] Tu réactives un Invité : { $a }.
   *[no] { $seat } réactive un Invité : { $a }.
}
event-stolen = { $mine ->
    [yes] Tu voles un Invité à { $b } : { $a }.
   *[no] { $me ->
        [yes] { $seat } te vole un Invité : { $a }.
       *[no] { $seat } vole un Invité à { $b } : { $a }.
    }
}
event-dagobert-rolled = { $mine ->
    [yes] Dagobert lance son dé pour toi : « { $a } », deux fois !
   *[no] Dagobert lance son dé pour { $seat } : « { $a } », deux fois !
}
event-moved = { $mine ->
    [yes] Le Magicien déplace ton jeton de { $a } à { $b }.
   *[no] Le Magicien déplace un jeton { DE($seat) }, de { $a } à { $b }.
}
event-finished = { $mine ->
    [yes] Ton château est fini ! Tu dessines le nuage.
   *[no] Le château { DE($seat) } est fini ! { $seat } dessine le nuage.
}
event-over = La partie est finie. On compte les points !
event-unfinished = On s'arrête là : aucun château n'est fini, et la partie a duré très longtemps.

## Pourquoi pas

why-nothing-asked = On ne te demande rien pour l'instant.
why-roll-first = Lance d'abord les dés.
why-no-second-roll = On ne lance les dés qu'une fois.
why-use-the-dice = C'est le moment des dés.
why-dice-before-building = On construit quand tout le monde a fini avec les dés.
why-you-use-both-dice = C'est ton tour : tu utilises les deux dés.
why-pass-instead = Ce n'est pas ton tour : prends un dé ou ne prends rien.
why-must-use-the-die = Tu peux utiliser le dé « { $a } », alors tu dois le faire.
why-die-is-used = Tu en as fini avec le { $a }.
why-not-dagoberts-die = Le dé de Dagobert ne sert que quand Dagobert agit.
why-roll-dagoberts-die = Lance d'abord le dé de Dagobert, ou arrête.
why-use-dagoberts-die = Utilise le dé de Dagobert, ou arrête.
why-not-on-your-board = Ce n'est pas sur ton plateau : { $a }.
why-cell-taken = Il y a déjà un jeton : { $a }.
why-no-token-left = Tu n'as plus de jeton dans ta réserve.
why-wrong-resource = « { $a } » ne va pas là : { $b }.
why-no-token-from-residents = Un dé Habitants donne des habitants, pas de jeton.
why-no-residents-on-this-die = Le dé « { $a } » ne donne pas d'habitants.
why-all-residents-drawn = Tous tes habitants sont déjà dessinés.
why-needs-the-monk = Pour cela, il faut le Moine et un dé Or.
why-needs-the-shepherdess = Pour cela, il faut la Bergère et un « ? ».
why-needs-the-cook = Pour cela, il faut le Cuisinier et un dé Nourriture.
why-food-is-not-lost = Tu peux poser la Nourriture : l'habitant vient avec elle.
why-build-or-stop = Choisis une ligne pleine, ou arrête.
why-line-not-full = Cette ligne n'est pas pleine : { $a }.
why-not-full-at-the-end = Cette ligne n'était pas pleine quand la partie s'est arrêtée : { $a }.
why-towers-full = Tu as déjà tes 4 tours.
why-walls-full = Tu as déjà tes 4 murs.
why-floors-full = Ton donjon a déjà ses 4 étages.
why-flags-full = Tu as déjà 6 drapeaux.
why-no-flag-spot = Il n'y a pas de place libre pour un drapeau : dessine d'abord un mur.
why-no-lightning-guest = Tu n'as pas d'Invité « éclair » à réactiver.
why-nothing-to-steal = Il n'y a aucun Invité à voler.
why-no-clearing-now = La partie est finie : on ne libère plus de ligne.
why-no-clearing-here = À cette table, on ne libère pas de ligne.
why-line-still-useful = Cette ligne peut encore servir : { $a }.
why-choose-a-tower = Choisis d'abord une tour.
why-choose-a-wall = Choisis d'abord un mur.
why-choose-a-spot = Choisis d'abord une place pour ton drapeau.
why-already-drawn = C'est déjà dessiné : { $a }.
why-spot-taken = Il y a déjà un drapeau : { $a }.
why-wall-not-drawn = Pas de drapeau sans mur : { $a } n'est pas encore dessiné.
why-choose-a-guest = Choisis d'abord ton Invité.
why-not-in-the-display = Cet Invité n'est pas parmi les trois visibles : { $a }.
why-choose-whom-to-reactivate = Choisis d'abord l'Invité à réactiver.
why-not-your-guest = Cet Invité n'est pas chez toi : { $a }.
why-not-a-lightning-guest = Ce n'est pas un Invité « éclair » : { $a }.
why-choose-whom-to-steal = Choisis d'abord l'Invité à voler.
why-nobody-has-this-guest = Personne n'a cet Invité : { $a }.
why-already-your-guest = Cet Invité est déjà chez toi : { $a }.
why-behind-the-guard = Le Garde { DE($b) } protège cet Invité : { $a }.
why-take-the-gift-or-stop = Prends ce que ton Invité apporte ({ $a }), ou arrête.
why-brings-no-residents = Cet Invité n'apporte pas (ou plus) d'habitants : { $a }.
why-brings-no-token = Cet Invité n'apporte pas (ou plus) de jeton : { $a }.
why-lift-a-token-or-stop = Prends un jeton à déplacer, ou arrête.
why-no-token-there = Il n'y a pas de jeton là : { $a }.
why-already-moved = Ce jeton a déjà bougé : { $a }.
why-put-the-token-down = Pose d'abord le jeton que tu as pris.
why-another-cell = Choisis une autre case que celle d'où il vient : { $a }.

## La banderole

score-towers = Tours
score-sky = Soleil et nuages
score-residents = Habitants
score-flags = Drapeaux
score-guests = Invités

step-roll = Lancer les dés
step-dice = Utiliser les dés
step-construct = Construire
step-tower = Dessiner une tour
step-wall = Dessiner un mur
step-flag = Dessiner un drapeau
step-guest = Choisir un Invité
step-reactivate = Réactiver un Invité
step-steal = Voler un Invité
step-gift = Un Invité apporte quelque chose
step-dagobert = Le dé de Dagobert
step-magician = Le Magicien
step-over = La partie est finie

## À l'écran

board-who = { $mine ->
    [yes] Toi
   *[no] { $name }
}
board-turn = Tour { $turn } · { $name } · { $step }
board-finished = { $name } : le château est fini !
board-working = { $guest } : encore jetons { $left }, habitants { $residents }.
board-lifted = En main : le jeton de { $cell }.
board-display = Invités au choix (pioche : { $pile })
board-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-reserve = { $tokens ->
    [one] { $tokens } jeton en réserve
   *[other] { $tokens } jetons en réserve
}
board-ready = complètes : { $lines }
board-through = a fini avec les dés
board-face-down = { $guests ->
    [one] { $guests } Invité caché
   *[other] { $guests } Invités cachés
}
board-marks = { $full } complète, { $blocked } complète mais impossible pour l'instant
board-guest-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-kind-lightning = éclair
board-kind-hourglass = sablier
board-kind-crown = couronne
board-gives-tower = tour, { $value } points
board-gives-wall = { $value ->
    [one] mur, { $value } habitant
   *[other] mur, { $value } habitants
}
board-gives-keep = étage et Invité
board-gives-flag = { $value ->
    [one] drapeau, { $value } point
   *[other] drapeau, { $value } points
}
board-gives-reactivate = réactiver
board-gives-steal = voler un Invité

tell-end = Les châteaux sont finis.
tell-turn = Tour { $turn }, { $name } : { $step }.
tell-die = { $die } : { $face }{ $used ->
    [yes] , déjà utilisé
   *[no] { "" }
}.
tell-working = { $guest } agit : encore jetons { $left }, habitants { $residents }.
tell-lifted = En main : le jeton de { $cell }.
tell-finished = { $name } : le château est fini, la partie se termine.
tell-choice = Invité au choix : { $card } ({ $kind }). { $power }
tell-pile = { $pile ->
    [one] { $pile } Invité dans la pioche.
   *[other] { $pile } Invités dans la pioche.
}
tell-score = { $mine ->
    [yes] Tes points pour l'instant
   *[no] Points { DE($name) } pour l'instant
} : { $total } (tours { $towers }, soleil et nuages { $sky }, habitants { $residents }, drapeaux { $flags }, Invités { $guests }).
tell-parts = { $mine ->
    [yes] Ton château
   *[no] Château { DE($name) }
}, { $count } sur 12{ $count ->
    [0] { "" }
   *[other] {" "}: { $parts }
}.
tell-missing = { $mine ->
    [yes] Ton château
   *[no] Château { DE($name) }
}, { $count ->
    [0] il ne manque rien
   *[other] il manque : { $parts }
}.
tell-flags = { $mine ->
    [yes] Tes drapeaux
   *[no] Drapeaux { DE($name) }
}, { $count ->
    [0] aucun pour l'instant
   *[other] { $count } : { $flags }
}.
tell-people = { $mine ->
    [yes] Tes habitants
   *[no] Habitants { DE($name) }
} : { $count }.
tell-sun = { $mine ->
    [yes] Tu as
   *[no] { $name } a
} le soleil.
tell-cloud = { $mine ->
    [yes] Tu as
   *[no] { $name } a
} le nuage.
tell-extra-clouds = { $mine ->
    [yes] Tes nuages en plus
   *[no] Nuages en plus { DE($name) }
} : { $count }.
tell-guest = { $mine ->
    [yes] Ton Invité
   *[no] Invité { DE($name) }
} : { $card }{ $kind ->
    [none] { "" }
   *[other] , { $kind }
}, vaut { $points } pour l'instant. { $power }
tell-face-down = { $mine ->
    [yes] Tes Invités cachés
   *[no] Invités cachés { DE($name) }
} : { $count }.
tell-reserve = { $mine ->
    [yes] Tes jetons en réserve
   *[no] Jetons en réserve { DE($name) }
} : { $tokens }.
tell-line = { $mine ->
    [yes] Ta ligne
   *[no] Ligne { DE($name) }
} « { $gives } » : { $left ->
    [0] complète ({ $there }).
   *[other] { $tokens ->
        [0] vide
       *[other] jetons sur { $there }
    } ; il en manque { $left } : { $missing }.
}
tell-blocked = Elle ne peut rien donner pour l'instant.
tell-too-late = Elle ne compte plus.

note-die = montre : { $face }
note-line = { $gives } { $there }/{ $cells }
note-completes = complète : { $gives }
note-blocked = complète, mais impossible pour l'instant : { $gives }
note-breaks = défait : { $lines }
note-spots = { $spots ->
    [one] { $spots } place pour un drapeau
   *[other] { $spots } places pour des drapeaux
}
note-guest = { $kind ->
    [none] { $power }
   *[other] { $kind } : { $power }
}
note-owner = { DE($name) }, { $power }

## Sur la page

board-oc-dice = Les dés
board-oc-die = { $die } : { $face }{ $used ->
    [yes] , déjà utilisé
   *[no] { "" }
}
board-oc-rolls = { $mine ->
    [yes] C'est ton tour. Lance les dés !
   *[no] C'est le tour { DE($name) }.
}
board-oc-builds = { $mine ->
    [yes] Tu construis.
   *[no] { $name } construit.
}
board-oc-use-both = Touche une case verte, ou un bouton. Les deux dés sont à toi.
board-oc-use-one = Choisis un des deux dés : touche une case verte, ou un bouton.
board-oc-use-wait = Les autres choisissent encore.
board-oc-hint = conseil
board-oc-grid = Ton plateau
board-oc-cell = { $cell }, { $token ->
    [yes] jeton posé.
   *[no] case libre.
}
board-oc-cell-lit = Tu peux poser un jeton ici.
board-oc-cell-lift = Tu peux prendre ce jeton.
board-oc-reserve = { $tokens ->
    [one] { $tokens } jeton dans ta réserve
   *[other] { $tokens } jetons dans ta réserve
}
board-oc-line = { $gives } : { $missing ->
    [0] ligne pleine !
    [one] il manque { $missing } jeton.
   *[other] il manque { $missing } jetons.
}
board-oc-breaks = Cela défait : { $lines }.
board-oc-line-ready = ligne pleine, tu peux construire.
board-oc-line-clear = ligne pleine qui ne donne plus rien, tu peux reprendre les jetons.
board-oc-line-missing = { $missing ->
    [one] il manque { $missing } jeton.
   *[other] il manque { $missing } jetons.
}
board-oc-line-full = ligne pleine.
board-oc-line-blocked = ligne pleine, mais impossible pour l'instant.

board-oc-display = Invités au choix (pioche : { $pile })
board-oc-my-guests = Tes Invités ({ $count })
board-oc-no-guests = Personne encore. Construis un étage du donjon : un Invité viendra.
board-oc-worth = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
}
board-oc-type-lightning = Éclair
board-oc-type-hourglass = Sablier
board-oc-type-crown = Couronne

board-oc-others = Les autres châteaux
board-oc-look-at = Voir en grand : { $name }
board-oc-my-castle = Revenir à mon château
board-oc-thinks = réfléchit…
board-oc-through = a choisi
board-oc-waits = attend son tour
board-oc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-oc-parts = { $parts } parties sur 12
board-oc-full-lines = lignes pleines : { $lines }
board-oc-hidden-guests = Invités cachés : { $guests }
board-oc-others-grid = Jetons posés : { $tokens }. Lignes pleines : { $full }.

board-oc-castle-of = Le château { DE($name) }
board-oc-fact-towers = Tours : { $count } sur 4 (valeurs : { $values }).
board-oc-fact-walls = Murs : { $count } sur 4.
board-oc-fact-floors = Étages du donjon : { $count } sur 4.
board-oc-fact-flags = Drapeaux : { $count } sur 6 (valeurs : { $values }).
board-oc-fact-residents = Habitants : { $count } sur 30, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-oc-fact-sun = Le soleil brille.
board-oc-fact-cloud = Le nuage est là : ce château est fini.
board-oc-fact-extra-clouds = Nuages en plus : { $count }.
board-oc-total = Points
board-oc-built = Parties

board-oc-draw = Dessiner
board-oc-looks = Couleurs et motifs
board-oc-save = Garder, imprimer
board-oc-hide = Cacher ses dessins
board-oc-pad = Ta feuille : dessine avec le doigt ou la souris
board-oc-pens = Tes crayons
board-oc-eraser = Gomme
board-oc-undo = Annuler
board-oc-width-0 = trait fin
board-oc-width-1 = trait moyen
board-oc-width-2 = gros trait
board-oc-colour = Couleur
board-oc-colour-black = noir
board-oc-colour-dark = gris foncé
board-oc-colour-red = rouge
board-oc-colour-yellow = jaune
board-oc-colour-green = vert
board-oc-colour-blue = bleu
board-oc-colour-violet = violet
board-oc-colour-pink = rose
board-oc-colour-brown = marron
board-oc-colour-grey = gris
board-oc-colour-white = blanc
board-oc-colour-teal = bleu-vert
board-oc-which = Quoi ?
board-oc-pattern = Motif
board-oc-extra = Petit plus
board-oc-auto = Dessiner tout seul ce que je construis
board-oc-look-residents = les habitants
board-oc-look-sky = le ciel
board-oc-look-none = rien
board-oc-look-cone-roof = toit pointu
board-oc-look-crenellated = créneaux
board-oc-look-onion-dome = dôme
board-oc-look-stepped-roof = toit en escalier
board-oc-look-broken-top-with-ivy = vieille tour et lierre
board-oc-look-arrow-slits = meurtrières
board-oc-look-round-window = fenêtre ronde
board-oc-look-balcony = balcon
board-oc-look-weathercock = girouette
board-oc-look-storks-nest = nid de cigogne
board-oc-look-square-stones = pierres carrées
board-oc-look-round-stones = pierres rondes
board-oc-look-timber-frame = poutres
board-oc-look-mossy = mousse
board-oc-look-ladder = échelle
board-oc-look-lantern = lanterne
board-oc-look-washing-line = linge qui sèche
board-oc-look-drawbridge = pont-levis
board-oc-look-archer = archer
board-oc-look-plain = simple
board-oc-look-tall-windows = hautes fenêtres
board-oc-look-half-timbered = colombages
board-oc-look-stained-glass = vitrail
board-oc-look-flower-box = fleurs
board-oc-look-curtain = rideaux
board-oc-look-candle = bougie
board-oc-look-cat = chat
board-oc-look-lion = lion
board-oc-look-lily = lys
board-oc-look-oak = chêne
board-oc-look-star = étoile
board-oc-look-stripes = rayures
board-oc-look-chequers = damier
board-oc-look-dragon = dragon
board-oc-look-key = clé
board-oc-look-crowd = tout le monde
board-oc-look-farmer = fermiers
board-oc-look-baker = boulangers
board-oc-look-page = pages
board-oc-look-minstrel = ménestrels
board-oc-look-smith = forgerons
board-oc-look-child = enfants
board-oc-look-lady = dames
board-oc-look-goose-girl = gardiennes d'oies
board-oc-look-hat = chapeaux
board-oc-look-basket = paniers
board-oc-look-dog = chiens
board-oc-look-smiling = souriant
board-oc-look-swirled = tourbillons
board-oc-look-birds = oiseaux
board-oc-look-kite = cerf-volant
board-oc-look-balloon = montgolfière

board-oc-caption = { $points ->
    [one] Le château { DE($name) } : { $points } point
   *[other] Le château { DE($name) } : { $points } points
}
board-oc-file = mon-chateau
board-oc-save-png = Image (PNG)
board-oc-save-svg = Image (SVG)
board-oc-print-castle = Imprimer ce château
board-oc-print-kit = Imprimer une feuille et un plateau vides
board-oc-print-name = Le château de

board-oc-on-paper = Je dessine sur du papier
board-oc-tasks = À dessiner maintenant
board-oc-no-tasks = Rien pour l'instant. La table lance les dés et compte ; toi, tu touches ton plateau pour dire ce que tu fais.
board-oc-task-done = C'est dessiné !
board-oc-tasks-done = Tout est dessiné !
board-oc-task-tower = Dessine la { $part } et écris { $value } dessus.
board-oc-task-wall = Dessine le { $part }.
board-oc-task-keep-floor = Dessine le { $part }.
board-oc-task-flag = Dessine un drapeau et écris { $value } dessus : { $part }.
board-oc-task-residents = { $value ->
    [one] Dessine { $value } habitant.
   *[other] Dessine { $value } habitants.
}
board-oc-task-sun = Dessine le soleil : 4 points !
board-oc-task-end-cloud = Dessine le nuage : ton château est fini !
board-oc-task-extra-cloud = Dessine un nuage à 2 points.

board-oc-power-architect = Pose un jeton sur la case libre de ton choix et dessine 1 habitant.
board-oc-power-bohemian = Dessine 4 habitants.
board-oc-power-lumberjack = Reçois 2 Bois.
board-oc-power-dagobert = Lance un dé : son résultat compte deux fois pour toi.
board-oc-power-magician = Déplace jusqu'à 2 de tes jetons vers des cases libres de ton plateau.
board-oc-power-merchant = Reçois 2 Or.
board-oc-power-miner = Reçois 2 Pierre.
board-oc-power-peasant = Reçois 2 Nourriture.
board-oc-power-shepherdess = Avec la face « ? », tu peux dessiner un nuage de plus, à 2 points, au lieu de choisir une face.
board-oc-power-knight = Avec la face Habitants, tu peux poser un jeton sur la case libre de ton choix au lieu de dessiner 2 habitants.
board-oc-power-cook = La face Nourriture te donne en plus 1 habitant.
board-oc-power-guard = Personne ne peut voler tes Invités « couronne ».
board-oc-power-monk = Avec la face Or, tu peux dessiner un drapeau à 2 points au lieu de poser un jeton.
board-oc-power-troll = Ton Bois peut servir de Pierre, et ta Pierre de Bois.
board-oc-power-courtesan = Fin de partie : 1 point par Invité « couronne » chez toi, elle comprise.
board-oc-power-jester = Fin de partie : 1 point par étage de ton donjon.
board-oc-power-prince = Fin de partie : 1 point par mur de ton château.
board-oc-power-princess = Fin de partie : 1 point par tour de ton château.
board-oc-power-queen = 3 points, sans effet.
board-oc-power-king = Fin de partie : 1 point par drapeau de ton château.

## La table en texte

field-game = jeu
field-version = version
field-board = plateau
field-me = ta place
field-step = moment
field-to-act = à qui de choisir
field-turn = tour
field-first = premier joueur
field-active = joueur actif
field-builder = qui construit
field-line = ligne
field-dice = dés
field-die = dé
field-face = face
field-used = utilisé
field-dagobert = dé de Dagobert
field-pile = pioche
field-display = Invités au choix
field-unseen = Invités pas encore vus
field-effect = Invité qui agit
field-seats = châteaux
field-seat = place
field-sun = soleil
field-finisher = château fini
field-unfinished = partie arrêtée
field-sheet = feuille
field-points = points
field-places = rangs
field-reserve = jetons en réserve
field-cells = cases
field-cell = case
field-resource = ressource
field-token = jeton
field-lines = lignes
field-kind = donne
field-value = valeur
field-missing = jetons manquants
field-possible = possible
field-counts = compte encore
field-crosses = défait
field-towers = tours
field-walls = murs
field-floors = étages du donjon
field-flags = drapeaux
field-part = partie
field-drawn = dessiné
field-parts = parties sur 12
field-residents = habitants
field-cloud = nuage
field-extra-clouds = nuages en plus
field-guest-count = nombre d'Invités
field-guests = Invités
field-guest = Invité
field-through = a fini avec les dés
field-score = points
field-sky = soleil et nuages
field-total = total
field-left = encore
field-lifted = jeton en main
field-moved = jeton déplacé
field-name = nom
word-oh-mon-chateau = Oh mon château
word-board-green = face verte
word-board-blue = face bleue
word-guide = en pointillés
word-blank = vierge
word-roll = lancer les dés
word-dice = utiliser les dés
word-construct = construire
word-tower = tour
word-wall = mur
word-flag = drapeau
word-keep = étage du donjon
word-reactivate = réactiver
word-steal = voler
word-gift = un Invité apporte quelque chose
word-over = fin de partie
word-towers = tours
word-sky = soleil et nuages
word-flags = drapeaux
word-guests = Invités
verb-roll = Lancer
verb-place = Poser un jeton
verb-residents = Dessiner des habitants
verb-monk = Drapeau du Moine
verb-cloud = Nuage de la Bergère
verb-cook = Habitant du Cuisinier
verb-skip = Laisser un dé
verb-pass = Ne rien prendre
verb-build = Construire
verb-clear = Libérer une ligne
verb-stop = C'est tout
verb-tower = Dessiner une tour
verb-wall = Dessiner un mur
verb-flag = Dessiner un drapeau
verb-take = Inviter
verb-reactivate = Réactiver
verb-steal = Voler
verb-put = Poser le jeton
verb-draw = Dessiner les habitants
verb-lift = Prendre un jeton
