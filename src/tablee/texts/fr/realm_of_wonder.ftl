# Realm of Wonder.

title = Realm of Wonder
tagline = Traversez un pays qui tourne sous vos pieds, et soyez le premier à entrer dans le château du roi.

## Options

option-quest = Quête
option-quest-help = Le roi fixe une quête : tirez-la au hasard, ou choisissez-en une ensemble.
option-quest-random = tirée au hasard
option-quest-quest-ramparts = Les remparts du roi
option-quest-quest-lost-pages = Les pages perdues
option-quest-quest-treasury = Le trésor royal
option-quest-quest-champion = Le champion du roi
option-quest-quest-marches = Les marches lointaines
option-round-limit = Limite de manches
option-round-limit-help = Si personne n'a gagné après tant de manches, la partie est nulle.
option-round-limit-off = sans limite
option-round-limit-20 = 20 manches
option-round-limit-60 = 60 manches

## Questions et décisions

ask-play = Quelle carte de déplacement jouez-vous ?
ask-disc = Quel disque tournez-vous vers la région obtenue ?
ask-cast = Votre tour de sorts : quelle carte magique jouez-vous ?
ask-aim-fort = Quel fort ?
ask-aim-well = Où va le jeton ?
ask-aim-seat = Sur qui ?
ask-aim-turn = Quel disque, et vers quelle région ?
ask-aim-tile = Quelle tuile, et à qui ?
ask-aim-beach = Sur quelle plage faites-vous surface ?
ask-react = Une carte magique vient d'être jouée. Réagissez-vous ?
ask-turn = À vous : déplacez-vous et agissez.
ask-fly = Vous êtes en l'air : volez plus loin, ou atterrissez.
ask-conquer = Avec combien de jetons conquérez-vous ce fort ?
ask-attack = Vous attaquez. Jouez-vous des cartes muscle ?
ask-defend = On vous attaque. Jouez-vous des cartes muscle ?
ask-spoils = Vous avez gagné. Que prenez-vous ?
ask-retreat = Vous avez perdu. Où vous repliez-vous ?
ask-fall-back = Égalité, et le retour est fermé. Où allez-vous ?
ask-keep = Le coffre est ouvert : quelle carte gardez-vous ?
ask-bonus = Quel côté du jeton Bonus choisissez-vous ?
ask-wait = C'est aux autres de jouer.

do-play = Jouer : { $a }
do-disc = Tourner : { $a }
do-cast = Jouer : { $a }
do-finish = Terminer mon tour de sorts
do-aim = Choisir : { $a }
do-on = Choisir : { $a }
do-turn = Tourner : { $a }, vers { $b }
do-wish = Prendre à { $a } : { $b }
do-counter = Jouer : { $a }
do-pass = Passer
do-step = Aller ici : { $a }
do-fly = Survoler : { $a }
do-extra = Acheter un point de déplacement
do-open = Retourner la tuile Tour
do-search = Fouiller la tour vide
do-buy = Acheter une carte magique
do-build = Bâtir un jeton Fort
do-conquer = { $a ->
    [one] Conquérir avec { $a } jeton
   *[other] Conquérir avec { $a } jetons
}
do-spin = Lancer le dé de rotation : { $a }
do-drink = Boire une potion magique
do-vortex = Voyager par le vortex, { $a }
do-teleport = Se télétransporter : { $a }
do-wand = Utiliser la Baguette magique
do-fist = Utiliser le Poing
do-vulture = Envoyer le Vautour : { $a }
do-freeze = Tourner vers la Région de glace : { $a }
do-catapult = Se catapulter : { $a }
do-dive = Plonger : { $a }
do-end = Terminer mon tour
do-muscle = Ajouter une carte muscle : { $a }
do-fight = Se battre !
do-loot = Prendre : { $a }
do-curse = Donner une boule maudite
do-leave = Ne rien prendre de plus
do-retreat = Aller ici : { $a }
do-keep = Garder : { $a }
do-bonus = Choisir : { $a }

## Événements

event-round = La manche { $a } commence.
event-income = { $mine ->
    [yes] Vous recevez { $a } PM.
   *[no] { $seat } reçoit { $a } PM.
}
event-movement-drawn = Vous piochez une carte de déplacement : { $a }.
event-played = { $mine ->
    [yes] Vous jouez la vitesse { $b } avec { $c ->
        [one] { $c } point.
       *[other] { $c } points.
    }
   *[no] { $seat } joue la vitesse { $b } avec { $c ->
        [one] { $c } point.
       *[other] { $c } points.
    }
}
event-recharged = { $mine ->
    [yes] Votre pouvoir est de nouveau prêt : { $a }.
   *[no] Le pouvoir { DE($seat) } est de nouveau prêt : { $a }.
}
event-gained = { $mine ->
    [yes] Vous gagnez { $a } PM.
   *[no] { $seat } gagne { $a } PM.
}
event-region-rolled = Le dé de rotation montre : { $a }.
event-disc-turned = Rotation : { $a }. Son tourbillon fait face à : { $b }.
event-cast = { $mine ->
    [yes] Vous jouez : { $a }.
   *[no] { $seat } joue : { $a }.
}
event-cast-at = { $mine ->
    [yes] Vous jouez : { $a }, sur { $b }.
   *[no] { $me ->
        [yes] { $seat } joue sur vous : { $a }.
       *[no] { $seat } joue : { $a }, sur { $b }.
    }
}
event-cast-turn = { $mine ->
    [yes] Vous jouez : { $a } ({ $b }, vers { $c }).
   *[no] { $seat } joue : { $a } ({ $b }, vers { $c }).
}
event-cast-transfer = { $mine ->
    [yes] Vous jouez : { $a } (départ { $b }, arrivée { $c }).
   *[no] { $seat } joue : { $a } (départ { $b }, arrivée { $c }).
}
event-cast-wish = { $mine ->
    [yes] Vous jouez : { $a }, sur { $b }, pour cette tuile : { $c }.
   *[no] { $me ->
        [yes] { $seat } joue sur vous : { $a }, pour cette tuile : { $c }.
       *[no] { $seat } joue : { $a }, sur { $b }, pour cette tuile : { $c }.
    }
}
event-countered = { $mine ->
    [yes] Vous contrez : { $a } !
   *[no] { $seat } contre : { $a } !
}
event-blocked = Carte annulée : { $a }.
event-took-effect = Carte qui prend effet : { $a }.
event-turn = { $mine ->
    [yes] À vous, avec { $a ->
        [one] { $a } point de déplacement.
       *[other] { $a } points de déplacement.
    }
   *[no] Au tour { DE($seat) }, avec { $a ->
        [one] { $a } point de déplacement.
       *[other] { $a } points de déplacement.
    }
}
event-entered = { $mine ->
    [yes] Vous arrivez ici : { $a }.
   *[no] { $seat } arrive ici : { $a }.
}
event-flew-over = { $mine ->
    [yes] Vous survolez : { $a }.
   *[no] { $seat } survole : { $a }.
}
event-point-bought = { $mine ->
    [yes] Vous achetez un point de déplacement.
   *[no] { $seat } achète un point de déplacement.
}
event-opened = { $mine ->
    [yes] Vous ouvrez : { $b }. C'est : { $a }.
   *[no] { $seat } ouvre : { $b }. C'est : { $a }.
}
event-page = { $mine ->
    [yes] Vous trouvez la page de cette région : { $a }.
   *[no] { $seat } trouve la page de cette région : { $a }.
}
event-card-drawn = { $mine ->
    [yes] Vous piochez une carte magique.
   *[no] { $seat } pioche une carte magique.
}
event-your-card = C'est : { $a }.
event-built = { $mine ->
    [yes] Vous bâtissez ici : { $a }. Hauteur du fort : { $b }.
   *[no] { $seat } bâtit ici : { $a }. Hauteur du fort : { $b }.
}
event-conquered = { $mine ->
    [yes] Vous prenez à { $b } : { $a }. Hauteur de votre fort : { $c }.
   *[no] { $me ->
        [yes] { $seat } vous prend : { $a }. Hauteur du nouveau fort : { $c }.
       *[no] { $seat } prend à { $b } : { $a }. Hauteur du nouveau fort : { $c }.
    }
}
event-teleported = { $mine ->
    [yes] Vous vous télétransportez : { $a }.
   *[no] { $seat } se télétransporte : { $a }.
}
event-drank = { $mine ->
    [yes] Vous buvez une potion magique.
   *[no] { $seat } boit une potion magique.
}
event-bonus = { $mine ->
    [yes] Vous prenez un jeton Bonus : { $a }.
   *[no] { $seat } prend un jeton Bonus : { $a }.
}
event-power = { $mine ->
    [yes] Vous utilisez votre pouvoir : { $a }.
   *[no] { $seat } utilise un pouvoir spécial : { $a }.
}
event-battle = { $mine ->
    [yes] Vous attaquez : { $a } !
   *[no] { $me ->
        [yes] { $seat } vous attaque !
       *[no] { $seat } attaque : { $a } !
    }
}
event-muscle = { $mine ->
    [yes] Vous ajoutez une carte muscle : { $a }.
   *[no] { $seat } ajoute une carte muscle : { $a }.
}
event-rolled = { $mine ->
    [yes] Vous obtenez { $a }.
   *[no] { $seat } obtient { $a }.
}
event-monster-rolled = { $mine ->
    [yes] Vous obtenez { $a } pour le monstre.
   *[no] { $seat } obtient { $a } pour le monstre.
}
event-battle-points = { $a } contre { $b }.
event-monster-beaten = { $mine ->
    [yes] Vous battez le monstre : { $a }.
   *[no] { $seat } bat le monstre : { $a }.
}
event-battle-won = { $mine ->
    [yes] Vous battez { $a } !
   *[no] { $me ->
        [yes] { $seat } vous bat !
       *[no] { $seat } bat { $a } !
    }
}
event-battle-tied = Égalité.
event-tile-taken = { $mine ->
    [yes] Une tuile { DE($b) } vous revient : { $a }.
   *[no] { $me ->
        [yes] Une de vos tuiles passe à { $seat } : { $a }.
       *[no] Une tuile { DE($b) } passe à { $seat } : { $a }.
    }
}
event-retreated = { $mine ->
    [yes] Vous vous repliez ici : { $a }.
   *[no] { $seat } se replie ici : { $a }.
}
event-fell-back = { $mine ->
    [yes] Vous retournez ici : { $a }.
   *[no] { $seat } retourne ici : { $a }.
}
event-victory-token = { $mine ->
    [yes] Vous avez accompli la quête « { $a } » et recevez un jeton Victoire. Au château, maintenant !
   *[no] { $seat } a accompli la quête « { $a } » et reçoit un jeton Victoire.
}
event-castle = { $mine ->
    [yes] Vous entrez dans le château du roi : vous gagnez !
   *[no] { $seat } entre dans le château du roi et gagne !
}
event-draw = { $a } manches sont passées et personne n'est au château : partie nulle.

## Pourquoi pas

why-nothing-asked = On ne vous demande rien pour le moment.
why-play-a-card = Jouez d'abord une carte de déplacement.
why-choose-a-disc = Choisissez d'abord le disque qui tourne.
why-cast-or-finish = C'est votre tour de sorts : jouez une carte magique, ou terminez-le.
why-declare-the-choice = Annoncez d'abord à quoi sert la carte.
why-counter-or-pass = Jouez un Contre-sortilège, ou passez.
why-move-or-act = C'est votre tour : déplacez-vous, agissez, ou terminez-le.
why-fly-on-or-land = Vous êtes en l'air : volez plus loin, ou atterrissez.
why-say-how-many-tokens = Dites d'abord avec combien de jetons vous conquérez le fort.
why-muscle-or-fight = Ajoutez une carte muscle, ou battez-vous.
why-take-or-leave = Réglez d'abord le butin : prenez une tuile, donnez une boule maudite, ou laissez.
why-choose-a-retreat = Choisissez d'abord où vous replier.
why-choose-a-way-back = Choisissez d'abord où aller après l'égalité.
why-keep-a-card = Gardez d'abord une carte du coffre.
why-choose-a-side = Choisissez d'abord le côté de votre jeton Bonus.
why-not-your-movement-card = Cette carte de déplacement n'est pas dans votre main ({ $a }).
why-not-in-your-hand = Cette carte n'est pas dans votre main : { $a }.
why-only-as-a-reaction = Un Contre-sortilège ne se joue qu'en réaction.
why-no-such-muscle-card = Vous n'avez pas cette carte muscle : { $a }.
why-not-in-the-chest = Cette carte n'est pas dans le coffre : { $a }.
why-no-fort-on-the-board = Il n'y a pas de fort sur le plateau.
why-nothing-to-transfer = Aucun jeton Fort ne peut être transféré.
why-nothing-to-wish-for = Personne d'autre ne garde de tuile.
why-not-on-a-beach = Vous n'êtes pas sur une plage.
why-no-beach-free = Aucune autre plage facile de ce disque n'est libre.
why-homes-are-safe = Les maisons sont à l'abri de la magie : { $a }.
why-no-fort-there = Il n'y a pas de fort ici : { $a }.
why-nowhere-to-transfer = Un jeton pris ici n'a nulle part où aller : { $a }.
why-same-well = Le jeton doit aller vers un autre puits.
why-other-colour-there = Un fort d'une autre couleur se dresse ici : { $a }.
why-not-a-well = Il n'y a pas de puits magique ici : { $a }.
why-no-such-seat = Il n'y a personne ici : { $a }.
why-not-yourself = Vous ne pouvez pas vous choisir.
why-no-such-tile-there = { $a } ne garde pas cette tuile : { $b }.
why-beach-of-another-disc = Cette plage est sur un autre disque : { $a }.
why-not-an-easy-beach = Ce n'est pas une plage facile : { $a }.
why-beach-occupied = Cette plage est occupée : { $a }.
why-not-a-neighbour = Ce n'est pas une case voisine : { $a }.
why-wall-in-the-way = Un mur barre le chemin : { $a }.
why-water-in-the-way = L'eau barre le chemin : { $a }.
why-no-open-passage = Aucun passage ouvert n'y mène : { $a }.
why-too-few-points = Vous n'avez pas assez de points de déplacement : { $a }.
why-home-of-another = On n'entre pas dans la maison d'un autre joueur : { $a }.
why-castle-is-closed = Le château vous est fermé : il faut un jeton Victoire, trois monstres ou trois boules.
why-fort-cannot-be-conquered = Il vous manque des jetons ou des PM pour conquérir ce fort : { $a }.
why-no-balloon = Vous n'avez pas de montgolfière.
why-not-over-the-castle-island = La montgolfière ne survole pas l'île du château : { $a }.
why-space-twice = Un vol ne touche aucune case deux fois : { $a }.
why-nowhere-to-land = De là, vous ne pourriez plus atterrir : { $a }.
why-too-few-magic-points = Vous n'avez pas assez de PM.
why-extra-point-bought = Vous avez déjà acheté votre point de ce tour.
why-card-bought = Vous avez déjà acheté votre carte magique de ce tour.
why-no-free-or-own-well = Vous n'êtes pas sur un puits libre ou à vous.
why-magic-pile-empty = Il n'y a plus de cartes magiques.
why-no-closed-tower = Il n'y a pas de tuile Tour face cachée ici.
why-no-pages-in-this-quest = On ne fouille les tours vides que dans la quête Les pages perdues.
why-tower-not-empty = Il n'y a pas de tour vide ici.
why-page-found-already = Vous avez déjà trouvé la page de cette région.
why-no-rune-stone = Il n'y a pas de pierre runique ici.
why-no-vortex = Il n'y a pas de vortex ici.
why-no-building-at-home = On ne bâtit pas chez soi.
why-no-fort-tokens = Il ne vous reste pas assez de jetons Fort.
why-fort-high-enough = On bâtit un fort de trois jetons au plus.
why-no-fort-to-conquer = Il n'y a pas de fort d'un autre joueur ici.
why-too-few-tokens = Une conquête demande plus de jetons que le fort n'en a.
why-too-many-tokens = Au plus trois jetons de plus que le fort n'en a.
why-no-potion = Vous n'avez pas de potion magique.
why-no-bonus-tokens = Il n'y a plus de jetons Bonus.
why-no-teleport-tile = Vous n'avez pas de tuile Télétransport.
why-not-a-free-or-own-well = Ce n'est pas un puits libre ou à vous : { $a }.
why-already-there = Vous y êtes déjà.
why-not-your-power = Ce n'est pas votre pouvoir spécial.
why-power-used = Votre pouvoir spécial est utilisé.
why-no-powers-here = Les pouvoirs spéciaux n'agissent pas sur l'île du château.
why-dive-from-a-beach = On ne plonge que d'une plage.
why-beach-of-another-region = Cette plage est dans une autre région : { $a }.
why-loser-has-no-such-tile = Le perdant n'a pas cette tuile : { $a }.
why-no-cursed-orb = Vous n'avez pas de boule maudite à donner.
why-steal-or-give = Vous prenez des tuiles, ou vous donnez une boule maudite.
why-not-home-or-fortress = Ce n'est ni votre maison ni une de vos forteresses : { $a }.
why-fortress-occupied = Un autre personnage se tient sur cette forteresse : { $a }.
why-not-without-battle-or-conquest = On n'y va pas sans bataille ni conquête : { $a }.

## La feuille de score

score-castle = Premier au château
game-winner = { $mine ->
    [yes] Vous entrez dans le château avant tous les autres : le royaume est à vous !
   *[no] { $name } entre dans le château avant tous les autres et gagne le royaume.
}
game-winners = Personne n'est entré dans le château : { $names } se quittent à égalité.

## À l'écran

place-beach = plage
place-figure = ici : { $name }
place-home = maison : { $name }
place-fort = fort de hauteur { $height } : { $name }
place-well = puits libre
place-stone = pierre runique
place-vortex = vortex
place-castle = le château du roi
place-tower-closed = tour fermée
place-tower-empty = tour vide
place-monster = { $name }, +{ $bonus }
place-hard = coûte 2
place-stops = le chemin s'arrête là

stand-quest = quête { $there }/{ $wanted }
stand-monsters = monstres { $there }/{ $wanted }
stand-orbs = boules { $there }/{ $wanted }
stand-way = { $points ->
    [one] à { $points } point du château
   *[other] à { $points } points du château
}
stand-token = jeton Victoire ★
stand-can-win = peut entrer au château !
stand-purse = { $points } PM (+{ $income } par manche)
stand-cards = cartes : magie { $magic }, déplacement { $movement }
stand-forts = forts { $forts } (jetons en réserve { $supply })
stand-power = pouvoir : { $power } ({ $ready ->
    [yes] prêt
   *[no] utilisé
})
stand-kept = tuiles : { $tiles }
stand-bonus = jetons Bonus : déplacement { $shoes }, bataille { $arms }
stand-pages = pages : { $regions }
stand-wins = { $wins ->
    [one] { $wins } bataille gagnée
   *[other] { $wins } batailles gagnées
}
stand-speed = vitesse { $speed }
stand-answered = carte choisie
stand-plus = +3 points ×{ $cards }
stand-minus = −3 points ×{ $cards }
stand-balloon = en montgolfière

moment-over = La partie est finie après la manche { $round }
moment-round = Manche { $round }{ $limit ->
    [0] { "" }
   *[other] {" "}sur { $limit }
} · { $stage }
moment-stage-2 = étape 2, cartes de déplacement
moment-stage-3 = étape 3, sorts
moment-stage-4 = étape 4, déplacement
moment-quest = Quête « { $name } » : { $text }
moment-discs = Tourbillons : disque central vers { $middle }, disque du château vers { $castle }
moment-rolled = Le dé de rotation a montré : { $region }
moment-order-2 = Cartes jouées : { $names }
moment-order-3 = Sorts, dans cet ordre : { $names }
moment-order-4 = Déplacements, dans cet ordre : { $names }
moment-piles = Pioches : magie { $magic }, déplacement { $movement } ; jetons Bonus { $bonus }
moment-spell = En train d'être jouée : { $card }{ $aimed ->
    [0] { "" }
   *[other] {" "}({ $aim })
}
moment-stack = Sur la pile : { $cards }
moment-turn = { $mine ->
    [yes] Votre tour
   *[no] Tour { DE($name) }
} : { $points ->
    [one] { $points } point de déplacement restant
   *[other] { $points } points de déplacement restants
}
moment-extra = point supplémentaire acheté
moment-card = carte magique achetée
moment-fist = les murs n'arrêtent plus
moment-vulture = chaque case coûte 1 : { $region }
moment-trail = Survolé : { $places }
moment-goal = Conquête : { $place }
moment-reach = À portée pour { $cost }{ $extra ->
    [yes] {" "}(avec le point supplémentaire)
   *[no] { "" }
} :
moment-battle = { $state ->
    [on] Bataille
   *[over] Dernière bataille
} : { $attacker } contre { $defender }, { $place }
moment-muscles = cartes muscle { $attack } contre { $defence }
moment-dice = dés { $attack } contre { $defence }, total { $total } à { $other }
moment-hand = Vos cartes de déplacement ({ $count }) : { $cards }
moment-magic = Vos cartes magiques ({ $count }){ $count ->
    [0] { "" }
   *[other] {" "}: { $cards }
}
moment-chosen = Vous avez choisi : { $card }
moment-chest = Dans le coffre : { $cards }
moment-remembered = Passées dans un coffre à { $names } : { $cards }

board-passages = Passages :
board-island = Île du château
board-signs = ♜ tour fermée, ♖ tour vide, ☠ monstre, ○ puits libre, ▲ fort, ⌂ maison, ◈ pierre runique, @ vortex, ≈ plage, ² coûte 2 ; ①–⑥ figurines, 1–6 à qui est le fort ou la maison

tell-passage = Passage : { $places }.
tell-outer = { $region }, disque externe : { $places }.
tell-isle = { $region }, île : { $places }.
tell-on-island = Île du château : { $place }.
tell-seat = { $mine ->
    [yes] Vous, { $character }, êtes ici :
   *[no] { $name }, { $character }, est ici :
} { $place }.
tell-fact = { $mine ->
    [yes] Vous : { $fact }.
   *[no] { $name } : { $fact }.
}
tell-text = { $name } : { $text }

note-price = { $points } PM
note-step = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}

## Le plateau dessiné

board-rw-map = Carte du royaume
board-rw-nearer = Zoomer
board-rw-farther = Dézoomer
board-rw-whole = Tout le royaume
board-rw-here = Où je suis
board-rw-choosable = peut être choisi
board-rw-reach = à portée pour { $cost }
board-rw-reach-extra = à portée pour { $cost } avec le point supplémentaire
board-rw-magic-points = points de magie
board-rw-income = par manche
board-rw-points = points restants
board-rw-ready = pouvoir prêt
board-rw-used = pouvoir utilisé
board-rw-cards = cartes magiques en main
board-rw-speed = vitesse
board-rw-why-not = Pourquoi pas ?
board-rw-movement-cards = Vos cartes de déplacement
board-rw-play = Jouer cette carte
board-rw-play-hint = Les cartes lentes jettent leurs sorts d'abord, les rapides se déplacent d'abord. Tout le monde révèle ensemble.
board-rw-magic-cards = Vos cartes magiques ({ $count })
board-rw-no-magic = Aucune carte magique en main.
board-rw-track = Ordre du tour
board-rw-slow = lent : premier aux sorts
board-rw-fast = rapide : premier à bouger
board-rw-race = La quête, et qui est près du château
board-rw-which-disc = Quel disque
board-rw-which-region = Vers quelle région
board-rw-turn-hint = Choisissez ; la carte montre où seraient les ponts.
board-rw-trial = Pour voir
board-rw-stack = Cartes en train d'être jouées, la dernière au-dessus
board-rw-pass-all = Passer tout seul jusqu'à la fin de cette étape
board-rw-battle-on = Bataille !
board-rw-battle-tie = Égalité : l'attaquant recule.
board-rw-battle-won = { $name } gagne la bataille.
board-rw-muscles = cartes muscle
board-rw-strength = chevaliers, bras forts ou force du monstre
board-rw-close = Fermer
board-rw-desk = Ce que vous pouvez faire
board-rw-on-the-map = Choisissez une case éclairée sur la carte.
board-rw-list = En liste ({ $count })
board-rw-way = { $cost } sur { $points } points, { $steps } { $steps ->
    [one] pas
   *[other] pas
}
board-rw-walk = Y aller
board-rw-buy-and-walk = Acheter un point pour { $price } PM et y aller
board-rw-go = Y aller
board-rw-turn-freely = Tourner un disque à votre guise · { $price } PM
board-rw-end = La fin de la partie
board-rw-won = { $mine ->
    [yes] Vous entrez en premier au château du roi !
   *[no] { $name } entre en premier au château du roi !
}
board-rw-won-by-token = grâce au jeton Victoire : { $quest }
board-rw-won-by-monsters = grâce à trois monstres
board-rw-won-by-orbs = grâce à trois boules

## La table en texte

field-game = jeu
field-quest = quête
field-quest-wanted = demandé par la quête
field-round = manche
field-round-limit = limite de manches
field-stage = étape
field-step = maintenant
field-to-act = sollicités
field-middle = tourbillon du disque central
field-castle = tourbillon du disque du château
field-passages = passages ouverts
field-towers = tours
field-space = case
field-tile = tuile
field-forts = forts
field-height = hauteur
field-seats = joueurs
field-seat = place
field-character = personnage
field-region = région
field-home = maison
field-place = se trouve sur
field-magic-points = points de magie
field-income = revenu
field-supply = jetons Fort restants
field-power = pouvoir spécial
field-power-ready = pouvoir prêt
field-winged-shoes = bonus de déplacement
field-strong-arms = bonus de bataille
field-kept = tuiles gardées
field-magic-cards = cartes magiques en main
field-movement-cards = cartes de déplacement en main
field-victory-token = jeton Victoire
field-quest-progress = avancée dans la quête
field-quest-fulfilled = quête accomplie
field-pages = pages trouvées
field-battles-won = batailles gagnées
field-can-win = peut entrer au château
field-castle-way = points jusqu'au château
field-answered = a choisi
field-card = carte
field-speed = vitesse
field-plus = cartes +3
field-minus = cartes −3
field-balloon = en montgolfière
field-casts = jette encore des sorts
field-moves = doit encore bouger
field-rolled = dé de rotation
field-turned = dernier disque tourné
field-spell = sort
field-choices = visant
field-stack = pile de sorts
field-turn = tour
field-mover = qui se déplace
field-points = points restants
field-extra-bought = point supplémentaire acheté
field-card-bought = carte magique achetée
field-fist = les murs n'arrêtent pas
field-vulture = vautour sur
field-trail = survolé
field-goal = en train d'être conquis
field-reach = à portée
field-cost = coût
field-before = en venant de
field-stops = le chemin s'y arrête
field-battle = bataille
field-under-way = en cours
field-attacker = attaquant
field-defender = défenseur
field-monster = monstre
field-attack-muscles = cartes muscle de l'attaquant
field-defence-muscles = cartes muscle du défenseur
field-attack-dice = dés de l'attaquant
field-defence-dice = dés du défenseur
field-attack-total = total de l'attaquant
field-defence-total = total du défenseur
field-loser = perdant
field-chest = cartes dans le coffre
field-magic-pile = pioche magique
field-movement-pile = pioche de déplacement
field-discards = cartes de déplacement défaussées
field-magic-gone = cartes magiques hors jeu
field-tiles-gone = tuiles hors jeu
field-bonus-tokens = jetons Bonus restants
field-me = à vous
field-hand = vos cartes de déplacement
field-chosen = votre carte
field-magic = vos cartes magiques
field-remembered = passé dans les coffres
field-cards = cartes
field-winner = vainqueur
field-ranking = classement
word-closed = fermée
word-empty = vide
word-realm-of-wonder = Realm of Wonder
value-step-play = cartes de déplacement
value-step-disc = choix d'un disque
value-step-cast = sorts
value-step-aim-fort = choix d'un fort
value-step-aim-well = choix d'un puits
value-step-aim-seat = choix d'un joueur
value-step-aim-turn = choix d'une rotation
value-step-aim-tile = choix d'une tuile
value-step-aim-beach = choix d'une plage
value-step-react = réactions
value-step-turn = déplacement
value-step-fly = vol
value-step-conquer = conquête
value-step-attack = attaque
value-step-defend = défense
value-step-spoils = butin
value-step-retreat = retraite
value-step-fall-back = repli
value-step-keep = coffre
value-step-bonus = jeton Bonus
value-step-over = terminé
value-seat = { $seat }
value-mover = { $seat }
value-attacker = { $seat }
value-defender = { $seat }
value-loser = { $seat }
value-winner = { $seat }
value-to-act = { $seat }
verb-play = Carte de déplacement
verb-disc = Disque
verb-cast = Sort
verb-finish = Finir les sorts
verb-aim = Viser
verb-on = Sur qui
verb-turn = Tourner un disque
verb-wish = Souhait
verb-counter = Contrer
verb-pass = Passer
verb-step = Aller
verb-fly = Survoler
verb-extra = Point supplémentaire
verb-open = Ouvrir
verb-search = Fouiller
verb-buy = Acheter
verb-build = Bâtir
verb-conquer = Conquérir
verb-spin = Lancer pour un disque
verb-drink = Boire
verb-vortex = Vortex
verb-teleport = Télétransport
verb-wand = Baguette magique
verb-fist = Poing
verb-vulture = Vautour
verb-freeze = Pierre runique congelée
verb-catapult = Catapulte
verb-dive = Plonger
verb-end = Finir le tour
verb-muscle = Carte muscle
verb-fight = Combattre
verb-loot = Prendre
verb-curse = Donner une malédiction
verb-leave = Laisser
verb-retreat = Se replier
verb-keep = Garder
verb-bonus = Face du bonus
