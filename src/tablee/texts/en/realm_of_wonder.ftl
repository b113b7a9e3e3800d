# Realm of Wonder.

title = Realm of Wonder
tagline = Race through a land that turns beneath your feet, and be the first to walk into the king's castle.

## Options

option-quest = Quest
option-quest-help = The king sets a quest: draw it, or agree on one.
option-quest-random = drawn at random
option-quest-quest-ramparts = The King's Ramparts
option-quest-quest-lost-pages = The Lost Pages
option-quest-quest-treasury = The Royal Treasury
option-quest-quest-champion = The King's Champion
option-quest-quest-marches = The Far Marches
option-round-limit = Round limit
option-round-limit-help = If nobody has won after so many rounds, the game is a draw.
option-round-limit-off = no limit
option-round-limit-20 = 20 rounds
option-round-limit-60 = 60 rounds

## Questions and decisions

ask-play = Which movement card do you play?
ask-disc = Which disc do you turn to the region rolled?
ask-cast = Your spell turn: which magic card do you play?
ask-aim-fort = Which fort?
ask-aim-well = Where does the token go?
ask-aim-seat = On whom?
ask-aim-turn = Which disc, and to which region?
ask-aim-tile = Which tile, and whose?
ask-aim-beach = At which beach do you surface?
ask-react = A magic card has been played. Do you react?
ask-turn = Your turn: move and act.
ask-fly = You are in the air: fly on, or land.
ask-conquer = With how many tokens do you conquer this fort?
ask-attack = You attack. Do you play muscle cards?
ask-defend = You are attacked. Do you play muscle cards?
ask-spoils = You have won. What do you take?
ask-retreat = You have lost. Where do you retreat to?
ask-fall-back = A tie, and the way back is closed. Where do you go?
ask-keep = The chest is open: which card do you keep?
ask-bonus = Which side of the bonus token do you choose?
ask-wait = It is the others' turn.

do-play = Play: { $a }
do-disc = Turn the { $a }
do-cast = Play { $a }
do-finish = End my spell turn
do-aim = Choose { $a }
do-on = Choose { $a }
do-turn = Turn the { $a } to: { $b }
do-wish = Take from { $a }: { $b }
do-counter = Play { $a }
do-pass = Pass
do-step = Go to { $a }
do-fly = Fly over { $a }
do-extra = Buy an extra movement point
do-open = Turn over the tower tile
do-search = Search the empty tower
do-buy = Buy a magic card
do-build = Build a fort token
do-conquer = { $a ->
    [one] Conquer with { $a } token
   *[other] Conquer with { $a } tokens
}
do-spin = Roll the rotation die for the { $a }
do-drink = Drink a magic potion
do-vortex = Travel by vortex, { $a }
do-teleport = Teleport to { $a }
do-wand = Use the Magic Wand
do-fist = Use the Fist
do-vulture = Send the Vulture over: { $a }
do-freeze = Turn the { $a } to the Ice Region
do-catapult = Catapult yourself to { $a }
do-dive = Dive to { $a }
do-end = End my turn
do-muscle = Add a muscle card: { $a }
do-fight = Fight!
do-loot = Take: { $a }
do-curse = Give a cursed orb
do-leave = Take nothing more
do-retreat = Go to { $a }
do-keep = Keep { $a }
do-bonus = Choose: { $a }

## Events

event-round = Round { $a } begins.
event-income = { $mine ->
    [yes] You receive { $a } MP.
   *[no] { $seat } receives { $a } MP.
}
event-movement-drawn = You draw a movement card: { $a }.
event-played = { $mine ->
    [yes] You play speed { $b } with { $c ->
        [one] { $c } point.
       *[other] { $c } points.
    }
   *[no] { $seat } plays speed { $b } with { $c ->
        [one] { $c } point.
       *[other] { $c } points.
    }
}
event-recharged = { $mine ->
    [yes] Your power is ready again: { $a }.
   *[no] The power of { $seat } is ready again: { $a }.
}
event-gained = { $mine ->
    [yes] You gain { $a } MP.
   *[no] { $seat } gains { $a } MP.
}
event-region-rolled = The rotation die shows: { $a }.
event-disc-turned = The { $a } turns; its whirlpool faces: { $b }.
event-cast = { $mine ->
    [yes] You play { $a }.
   *[no] { $seat } plays { $a }.
}
event-cast-at = { $mine ->
    [yes] You play { $a } on { $b }.
   *[no] { $me ->
        [yes] { $seat } plays { $a } on you.
       *[no] { $seat } plays { $a } on { $b }.
    }
}
event-cast-turn = { $mine ->
    [yes] You play { $a }: the { $b } shall turn to { $c }.
   *[no] { $seat } plays { $a }: the { $b } shall turn to { $c }.
}
event-cast-transfer = { $mine ->
    [yes] You play { $a }, from { $b } to { $c }.
   *[no] { $seat } plays { $a }, from { $b } to { $c }.
}
event-cast-wish = { $mine ->
    [yes] You play { $a } on { $b }, for this tile: { $c }.
   *[no] { $me ->
        [yes] { $seat } plays { $a } on you, for this tile: { $c }.
       *[no] { $seat } plays { $a } on { $b }, for this tile: { $c }.
    }
}
event-countered = { $mine ->
    [yes] You counter { $a }!
   *[no] { $seat } counters { $a }!
}
event-blocked = { $a } is blocked.
event-took-effect = { $a } takes effect.
event-turn = { $mine ->
    [yes] Your turn, with { $a ->
        [one] { $a } movement point.
       *[other] { $a } movement points.
    }
   *[no] The turn of { $seat }, with { $a ->
        [one] { $a } movement point.
       *[other] { $a } movement points.
    }
}
event-entered = { $mine ->
    [yes] You go to { $a }.
   *[no] { $seat } goes to { $a }.
}
event-flew-over = { $mine ->
    [yes] You fly over { $a }.
   *[no] { $seat } flies over { $a }.
}
event-point-bought = { $mine ->
    [yes] You buy an extra movement point.
   *[no] { $seat } buys an extra movement point.
}
event-opened = { $mine ->
    [yes] You open { $b }: { $a }.
   *[no] { $seat } opens { $b }: { $a }.
}
event-page = { $mine ->
    [yes] You find the page of this region: { $a }.
   *[no] { $seat } finds the page of this region: { $a }.
}
event-card-drawn = { $mine ->
    [yes] You draw a magic card.
   *[no] { $seat } draws a magic card.
}
event-your-card = It is { $a }.
event-built = { $mine ->
    [yes] You build at { $a }: the fort is { $b } high.
   *[no] { $seat } builds at { $a }: the fort is { $b } high.
}
event-conquered = { $mine ->
    [yes] You conquer { $a } from { $b }; your fort is { $c } high.
   *[no] { $me ->
        [yes] { $seat } conquers { $a } from you; the new fort is { $c } high.
       *[no] { $seat } conquers { $a } from { $b }; the new fort is { $c } high.
    }
}
event-teleported = { $mine ->
    [yes] You teleport to { $a }.
   *[no] { $seat } teleports to { $a }.
}
event-drank = { $mine ->
    [yes] You drink a magic potion.
   *[no] { $seat } drinks a magic potion.
}
event-bonus = { $mine ->
    [yes] You take a bonus token: { $a }.
   *[no] { $seat } takes a bonus token: { $a }.
}
event-power = { $mine ->
    [yes] You use your power: { $a }.
   *[no] { $seat } uses a special power: { $a }.
}
event-battle = { $mine ->
    [yes] You attack: { $a }!
   *[no] { $me ->
        [yes] { $seat } attacks you!
       *[no] { $seat } attacks: { $a }!
    }
}
event-muscle = { $mine ->
    [yes] You add a muscle card: { $a }.
   *[no] { $seat } adds a muscle card: { $a }.
}
event-rolled = { $mine ->
    [yes] You roll { $a }.
   *[no] { $seat } rolls { $a }.
}
event-monster-rolled = { $mine ->
    [yes] You roll { $a } for the monster.
   *[no] { $seat } rolls { $a } for the monster.
}
event-battle-points = { $a } against { $b }.
event-monster-beaten = { $mine ->
    [yes] You beat the monster: { $a }.
   *[no] { $seat } beats the monster: { $a }.
}
event-battle-won = { $mine ->
    [yes] You beat { $a }!
   *[no] { $me ->
        [yes] { $seat } beats you!
       *[no] { $seat } beats { $a }!
    }
}
event-battle-tied = A tie.
event-tile-taken = { $mine ->
    [yes] A tile comes to you from { $b }: { $a }.
   *[no] { $me ->
        [yes] A tile goes from you to { $seat }: { $a }.
       *[no] A tile goes from { $b } to { $seat }: { $a }.
    }
}
event-retreated = { $mine ->
    [yes] You retreat to { $a }.
   *[no] { $seat } retreats to { $a }.
}
event-fell-back = { $mine ->
    [yes] You go back to { $a }.
   *[no] { $seat } goes back to { $a }.
}
event-victory-token = { $mine ->
    [yes] You have fulfilled the quest “{ $a }” and receive a victory token. Now to the castle!
   *[no] { $seat } has fulfilled the quest “{ $a }” and receives a victory token.
}
event-castle = { $mine ->
    [yes] You enter the king's castle and win!
   *[no] { $seat } enters the king's castle and wins!
}
event-draw = { $a } rounds are over and nobody is in the castle: a draw.

## Why not

why-nothing-asked = You are not asked for anything now.
why-play-a-card = First play a movement card.
why-choose-a-disc = First choose the disc that turns.
why-cast-or-finish = This is your spell turn: play a magic card, or end it.
why-declare-the-choice = First declare what the card is for.
why-counter-or-pass = Play a Counterspell, or pass.
why-move-or-act = This is your turn: move, act, or end it.
why-fly-on-or-land = You are in the air: fly on, or land.
why-say-how-many-tokens = First say with how many tokens you conquer the fort.
why-muscle-or-fight = Add a muscle card, or fight.
why-take-or-leave = First settle the spoils: take a tile, give a cursed orb, or leave it.
why-choose-a-retreat = First choose where you retreat to.
why-choose-a-way-back = First choose where you go after the tie.
why-keep-a-card = First keep a card of the chest.
why-choose-a-side = First choose the side of your bonus token.
why-not-your-movement-card = You do not hold this movement card ({ $a }).
why-not-in-your-hand = You have no { $a } in your hand.
why-only-as-a-reaction = A Counterspell is only played as a reaction.
why-no-such-muscle-card = You have no such muscle card: { $a }.
why-not-in-the-chest = There is no { $a } in the chest.
why-no-fort-on-the-board = There is no fort on the board.
why-nothing-to-transfer = There is no fort token that could be transferred.
why-nothing-to-wish-for = Nobody else keeps a tile.
why-not-on-a-beach = You are not on a beach.
why-no-beach-free = No other easy beach of this disc is free.
why-homes-are-safe = Homes are safe from magic: { $a }.
why-no-fort-there = There is no fort there: { $a }.
why-nowhere-to-transfer = A token from { $a } has nowhere to go.
why-same-well = The token must go to another well.
why-other-colour-there = A fort of another colour stands there: { $a }.
why-not-a-well = There is no magic well there: { $a }.
why-no-such-seat = Nobody sits there: { $a }.
why-not-yourself = You cannot choose yourself.
why-no-such-tile-there = { $a } does not keep this tile: { $b }.
why-beach-of-another-disc = This beach is on another disc: { $a }.
why-not-an-easy-beach = This is not an easy beach: { $a }.
why-beach-occupied = This beach is occupied: { $a }.
why-not-a-neighbour = { $a } is not a neighbouring space.
why-wall-in-the-way = There is a wall in the way: { $a }.
why-water-in-the-way = There is water in the way: { $a }.
why-no-open-passage = No open passage leads there: { $a }.
why-too-few-points = You have too few movement points for { $a }.
why-home-of-another = You cannot enter the home of another player: { $a }.
why-castle-is-closed = The castle is closed to you: you need a victory token, three monsters or three orbs.
why-fort-cannot-be-conquered = You lack the tokens or the MP to conquer this fort: { $a }.
why-no-balloon = You have no balloon.
why-not-over-the-castle-island = The balloon does not fly over the castle island: { $a }.
why-space-twice = A flight touches no space twice: { $a }.
why-nowhere-to-land = From { $a } you could no longer land.
why-too-few-magic-points = You have too few MP.
why-extra-point-bought = You have bought your extra point of this turn.
why-card-bought = You have bought your magic card of this turn.
why-no-free-or-own-well = You are not on a free well or a well of yours.
why-magic-pile-empty = There are no magic cards left.
why-no-closed-tower = There is no face-down tower tile here.
why-no-pages-in-this-quest = Empty towers are searched only in the quest The Lost Pages.
why-tower-not-empty = There is no empty tower here.
why-page-found-already = You have found the page of this region.
why-no-rune-stone = There is no rune stone here.
why-no-vortex = There is no vortex here.
why-no-building-at-home = You do not build at your home.
why-no-fort-tokens = You have not enough fort tokens left.
why-fort-high-enough = A fort is built three tokens high at most.
why-no-fort-to-conquer = There is no fort of another player here.
why-too-few-tokens = A conquest takes more tokens than the fort has.
why-too-many-tokens = At most three tokens more than the fort has.
why-no-potion = You have no magic potion.
why-no-bonus-tokens = There are no bonus tokens left.
why-no-teleport-tile = You have no teleport tile.
why-not-a-free-or-own-well = This is not a free well or a well of yours: { $a }.
why-already-there = You are there already.
why-not-your-power = This is not your special power.
why-power-used = Your special power is used.
why-no-powers-here = Special powers do not work on the castle island.
why-dive-from-a-beach = You can only dive from a beach.
why-beach-of-another-region = This beach is in another region: { $a }.
why-loser-has-no-such-tile = The loser does not have this tile: { $a }.
why-no-cursed-orb = You have no cursed orb to give.
why-steal-or-give = Either you take tiles, or you give a cursed orb.
why-not-home-or-fortress = This is neither your home nor a fortress of yours: { $a }.
why-fortress-occupied = Another character stands on this fortress: { $a }.
why-not-without-battle-or-conquest = You could not go there without a battle or a conquest: { $a }.

## The score sheet

score-castle = First in the castle
game-winner = { $mine ->
    [yes] You are the first in the castle: the realm is yours!
   *[no] { $name } is the first in the castle and wins the realm.
}
game-winners = Nobody has entered the castle: { $names } part as equals.

## On the screen

place-beach = beach
place-figure = here: { $name }
place-home = home: { $name }
place-fort = fort of height { $height }: { $name }
place-well = free well
place-stone = rune stone
place-vortex = vortex
place-castle = the king's castle
place-tower-closed = closed tower
place-tower-empty = empty tower
place-monster = { $name }, +{ $bonus }
place-hard = costs 2
place-stops = the way ends there

stand-quest = quest { $there }/{ $wanted }
stand-monsters = monsters { $there }/{ $wanted }
stand-orbs = orbs { $there }/{ $wanted }
stand-way = { $points ->
    [one] { $points } point from the castle
   *[other] { $points } points from the castle
}
stand-token = victory token ★
stand-can-win = may enter the castle!
stand-purse = { $points } MP (+{ $income } a round)
stand-cards = cards: magic { $magic }, movement { $movement }
stand-forts = forts { $forts } (tokens left { $supply })
stand-power = power: { $power } ({ $ready ->
    [yes] ready
   *[no] used
})
stand-kept = tiles: { $tiles }
stand-bonus = bonus tokens: movement { $shoes }, battle { $arms }
stand-pages = pages: { $regions }
stand-wins = { $wins ->
    [one] { $wins } battle won
   *[other] { $wins } battles won
}
stand-speed = speed { $speed }
stand-answered = card chosen
stand-plus = +3 points ×{ $cards }
stand-minus = −3 points ×{ $cards }
stand-balloon = in the balloon

moment-over = The game is over after round { $round }
moment-round = Round { $round }{ $limit ->
    [0] { "" }
   *[other] {" "}of { $limit }
} · { $stage }
moment-stage-2 = stage 2, movement cards
moment-stage-3 = stage 3, spells
moment-stage-4 = stage 4, movement
moment-quest = Quest “{ $name }”: { $text }
moment-discs = Whirlpools: middle disc to { $middle }, castle disc to { $castle }
moment-rolled = The rotation die showed: { $region }
moment-order-2 = Cards played: { $names }
moment-order-3 = Spells in this order: { $names }
moment-order-4 = Moves in this order: { $names }
moment-piles = Piles: magic { $magic }, movement { $movement }; bonus tokens { $bonus }
moment-spell = Being played: { $card }{ $aimed ->
    [0] { "" }
   *[other] {" "}({ $aim })
}
moment-stack = On the stack: { $cards }
moment-turn = { $mine ->
    [yes] Your turn
   *[no] Turn of { $name }
}: { $points ->
    [one] { $points } movement point left
   *[other] { $points } movement points left
}
moment-extra = extra point bought
moment-card = magic card bought
moment-fist = walls do not stop the mover
moment-vulture = every space costs 1: { $region }
moment-trail = Flown over: { $places }
moment-goal = Conquest: { $place }
moment-reach = Within reach for { $cost }{ $extra ->
    [yes] {" "}(with the extra point)
   *[no] { "" }
}:
moment-battle = { $state ->
    [on] Battle
   *[over] Last battle
}: { $attacker } against { $defender }, at { $place }
moment-muscles = muscle cards { $attack } to { $defence }
moment-dice = dice { $attack } against { $defence }, total { $total } to { $other }
moment-hand = Your movement cards ({ $count }): { $cards }
moment-magic = Your magic cards ({ $count }){ $count ->
    [0] { "" }
   *[other] : { $cards }
}
moment-chosen = You have chosen: { $card }
moment-chest = In the chest: { $cards }
moment-remembered = Passed on in a chest to { $names }: { $cards }

board-passages = Passages:
board-island = Castle island
board-signs = ♜ closed tower, ♖ empty tower, ☠ monster, ○ free well, ▲ fort, ⌂ home, ◈ rune stone, @ vortex, ≈ beach, ² costs 2; ①–⑥ figures, 1–6 whose fort or home

tell-passage = Passage: { $places }.
tell-outer = { $region }, outer disc: { $places }.
tell-isle = { $region }, island: { $places }.
tell-on-island = Castle island: { $place }.
tell-seat = { $mine ->
    [yes] You, { $character }, are at:
   *[no] { $name }, { $character }, is at:
} { $place }.
tell-fact = { $mine ->
    [yes] You: { $fact }.
   *[no] { $name }: { $fact }.
}
tell-text = { $name }: { $text }

note-price = { $points } MP
note-step = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}

## The drawn board

board-rw-map = Map of the realm
board-rw-nearer = Zoom in
board-rw-farther = Zoom out
board-rw-whole = Whole realm
board-rw-here = Where I am
board-rw-choosable = can be chosen
board-rw-reach = within reach for { $cost }
board-rw-reach-extra = within reach for { $cost } with the extra point
board-rw-magic-points = magic points
board-rw-income = a round
board-rw-points = points left
board-rw-ready = power ready
board-rw-used = power used
board-rw-cards = magic cards in hand
board-rw-speed = speed
board-rw-why-not = Why not?
board-rw-movement-cards = Your movement cards
board-rw-play = Play this card
board-rw-play-hint = Slow cards cast first, fast cards move first. Everybody reveals together.
board-rw-magic-cards = Your magic cards ({ $count })
board-rw-no-magic = No magic card in hand.
board-rw-track = Turn order
board-rw-slow = slow: casts first
board-rw-fast = fast: moves first
board-rw-race = The quest, and who is how close to the castle
board-rw-which-disc = Which disc
board-rw-which-region = To which region
board-rw-turn-hint = Choose; the map shows how the bridges would lie.
board-rw-trial = Only a try
board-rw-stack = Cards being played, the last one on top
board-rw-pass-all = Pass by myself for the rest of this stage
board-rw-battle-on = Battle!
board-rw-battle-tie = A tie: the attacker goes back.
board-rw-battle-won = { $name } wins the battle.
board-rw-muscles = muscle cards
board-rw-strength = knights, strong arms or the monster's strength
board-rw-close = Close
board-rw-desk = What you can do
board-rw-on-the-map = Choose a lit space on the map.
board-rw-list = As a list ({ $count })
board-rw-way = { $cost } of { $points } points, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
board-rw-walk = Walk there
board-rw-buy-and-walk = Buy a point for { $price } MP and walk there
board-rw-go = Go
board-rw-turn-freely = Turn a disc as you like · { $price } MP
board-rw-end = The end of the game
board-rw-won = { $mine ->
    [yes] You are the first in the king's castle!
   *[no] { $name } is the first in the king's castle!
}
board-rw-won-by-token = with the victory token: { $quest }
board-rw-won-by-monsters = with three monsters
board-rw-won-by-orbs = with three orbs

## The text table

field-game = game
field-quest = quest
field-quest-wanted = wanted for the quest
field-round = round
field-round-limit = round limit
field-stage = stage
field-step = now
field-to-act = asked
field-middle = whirlpool of the middle disc
field-castle = whirlpool of the castle disc
field-passages = open passages
field-towers = towers
field-space = space
field-tile = tile
field-forts = forts
field-height = height
field-seats = players
field-seat = seat
field-character = character
field-region = region
field-home = home
field-place = stands on
field-magic-points = magic points
field-income = income
field-supply = fort tokens left
field-power = special power
field-power-ready = power ready
field-winged-shoes = movement bonuses
field-strong-arms = battle bonuses
field-kept = tiles kept
field-magic-cards = magic cards in hand
field-movement-cards = movement cards in hand
field-victory-token = victory token
field-quest-progress = towards the quest
field-quest-fulfilled = quest fulfilled
field-pages = pages found
field-battles-won = battles won
field-can-win = may enter the castle
field-castle-way = points to the castle
field-answered = has chosen
field-card = card
field-speed = speed
field-plus = +3 cards
field-minus = −3 cards
field-balloon = in the balloon
field-casts = still casts
field-moves = still moves
field-rolled = rotation die
field-turned = disc turned last
field-spell = spell
field-choices = aimed at
field-stack = stack
field-turn = turn
field-mover = who moves
field-points = points left
field-extra-bought = extra point bought
field-card-bought = magic card bought
field-fist = walls do not stop
field-vulture = vulture over
field-trail = flown over
field-goal = being conquered
field-reach = within reach
field-cost = cost
field-before = coming from
field-stops = the way ends there
field-battle = battle
field-under-way = under way
field-attacker = attacker
field-defender = defender
field-monster = monster
field-attack-muscles = attacker's muscle cards
field-defence-muscles = defender's muscle cards
field-attack-dice = attacker's dice
field-defence-dice = defender's dice
field-attack-total = attacker's total
field-defence-total = defender's total
field-loser = loser
field-chest = cards in the chest
field-magic-pile = magic pile
field-movement-pile = movement pile
field-discards = discarded movement cards
field-magic-gone = magic cards out of the game
field-tiles-gone = tiles out of the game
field-bonus-tokens = bonus tokens left
field-me = yours
field-hand = your movement cards
field-chosen = your card
field-magic = your magic cards
field-remembered = passed on in chests
field-cards = cards
field-winner = winner
field-ranking = ranking
word-closed = closed
word-empty = empty
word-realm-of-wonder = Realm of Wonder
value-step-play = movement cards
value-step-disc = a disc is chosen
value-step-cast = spells
value-step-aim-fort = a fort is chosen
value-step-aim-well = a well is chosen
value-step-aim-seat = a player is chosen
value-step-aim-turn = a rotation is chosen
value-step-aim-tile = a tile is chosen
value-step-aim-beach = a beach is chosen
value-step-react = reactions
value-step-turn = movement
value-step-fly = flight
value-step-conquer = conquest
value-step-attack = attack
value-step-defend = defence
value-step-spoils = spoils
value-step-retreat = retreat
value-step-fall-back = falling back
value-step-keep = chest
value-step-bonus = bonus token
value-step-over = over
value-seat = { $seat }
value-mover = { $seat }
value-attacker = { $seat }
value-defender = { $seat }
value-loser = { $seat }
value-winner = { $seat }
value-to-act = { $seat }
verb-play = Movement card
verb-disc = Disc
verb-cast = Spell
verb-finish = End spells
verb-aim = Aim
verb-on = On whom
verb-turn = Turn a disc
verb-wish = Wish
verb-counter = Counter
verb-pass = Pass
verb-step = Go
verb-fly = Fly over
verb-extra = Extra point
verb-open = Open
verb-search = Search
verb-buy = Buy
verb-build = Build
verb-conquer = Conquer
verb-spin = Roll for a disc
verb-drink = Drink
verb-vortex = Vortex
verb-teleport = Teleport
verb-wand = Magic Wand
verb-fist = Fist
verb-vulture = Vulture
verb-freeze = Frozen Rune Stone
verb-catapult = Catapult
verb-dive = Dive
verb-end = End the turn
verb-muscle = Muscle card
verb-fight = Fight
verb-loot = Take
verb-curse = Give a curse
verb-leave = Leave it
verb-retreat = Retreat
verb-keep = Keep
verb-bonus = Bonus side
