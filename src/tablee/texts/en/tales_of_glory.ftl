# Tales of Glory.

title = Tales of Glory
tagline = Bet on adventures in secret, fit them together into a land of your own, and enter the legend in ten rounds.

## Options

option-quests = Quests
option-quests-help = Shall everybody have two secret quests of their own?
option-quests-off = without quests
option-quests-on = with quests, for experienced players
option-first-player = First player
option-first-player-help = Who begins with the First Player token?
option-first-player-longest-name = the longest name
option-first-player-random = chance
option-play-order = Order of playing tiles
option-play-order-help = Do we play our tiles in turn, or all at once and hidden until everybody has finished?
option-play-order-in-turn = in turn
option-play-order-simultaneous = all at once
option-quest-gains = Gains in a round with quests
option-quest-gains-help = Does each tile pay as soon as it lies, or everything at the end of your part?
option-quest-gains-sequential = each tile at once
option-quest-gains-deferred = everything at the end
option-has-longest-name = Longest name
option-has-longest-name-help = Whose name has the most letters? Equal lengths draw lots.
option-has-longest-name-no = no
option-has-longest-name-yes = yes

## Questions and decisions

ask-return = Which quest goes back into the box?
ask-select = Which adventure do you choose, in secret?
ask-take = You came too late. Which of the tiles left do you take?
ask-play = What do you do now?
ask-pay = How do you pay for the Wild Lands?
ask-place = Where do you lay the tile?
ask-open = You have a key. Which chest do you open?
ask-wait = The others are still deciding.

do-return = Put back { $a }
do-select = Choose { $a }
do-take = Take from { $a }
do-play = Play { $a }
do-discard = Discard { $a } for a Coin, a Potion and a Key
do-pay = Pay in { $a }
do-place = Lay it at { $a }
do-open = Open chest { $b } of { $a }
do-finish = Finish without another quest

## Events

event-round = Round { $a } of 10: everybody chooses an adventure.
event-drawn = New adventures: { $a }, { $b }, { $c }, { $d }, { $e }.
event-swept = Nobody wanted { $a }: it is discarded.
event-returned = You put { $a } back into the box.
event-took = { $mine ->
    [yes] You take { $a } from { $b }.
   *[no] { $seat } takes { $a } from { $b }.
}
event-late = { $mine ->
    [yes] You come too late for { $a }.
   *[no] { $seat } comes too late for { $a }.
}
event-caught-up = { $mine ->
    [yes] You catch up with { $a } from { $b }.
   *[no] { $seat } catches up with { $a } from { $b }.
}
event-first-player = { $mine ->
    [yes] You took from { $a } and become first player.
   *[no] { $seat } took from { $a } and becomes first player.
}
event-wins-token = { $mine ->
    [yes] You gain the First Player token.
   *[no] { $seat } gains the First Player token.
}
event-paid = { $mine ->
    [yes] For { $a } you pay
   *[no] For { $a } { $seat } pays
} { $b ->
    [0] {""}
    [one] { $b } Coin
   *[other] { $b } Coins
}{ $b ->
    [0] {""}
   *[other] { $c ->
        [0] {""}
       *[other] {" and "}
    }
}{ $c ->
    [0] {""}
    [one] { $c } Potion
   *[other] { $c } Potions
}.
event-placed = { $mine ->
    [yes] You lay { $a } at { $b }.
   *[no] { $seat } lays { $a } at { $b }.
}
event-discarded = { $mine ->
    [yes] You discard { $a }.
   *[no] { $seat } discards { $a }.
}
event-gain-prestige = { $mine ->
    [yes] You gain { $a } Prestige.
   *[no] { $seat } gains { $a } Prestige.
}
event-gain-coins = { $mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $a ->
    [one] { $a } Coin.
   *[other] { $a } Coins.
}
event-gain-potions = { $mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $a ->
    [one] { $a } Potion.
   *[other] { $a } Potions.
}
event-gain-combat = { $mine ->
    [yes] You gain { $a } Combat.
   *[no] { $seat } gains { $a } Combat.
}
event-gain-magic = { $mine ->
    [yes] You gain { $a } Magic.
   *[no] { $seat } gains { $a } Magic.
}
event-opened = { $mine ->
    [yes] You open chest { $b } of { $a }.
   *[no] { $seat } opens chest { $b } of { $a }.
}
event-key-lost = { $mine ->
    [yes] Your key opens no chest and is lost.
   *[no] A key of { $seat } opens no chest and is lost.
}
event-majority = { $mine ->
    [yes] You have the Majority of { $a }: { $b } Prestige.
   *[no] { $seat } has the Majority of { $a }: { $b } Prestige.
}
event-end-gain = { $mine ->
    [yes] { $a } brings you { $b } Prestige.
   *[no] { $a } brings { $seat } { $b } Prestige.
}

## Why not

why-nothing-asked = You are not asked for anything now; the others are still deciding.
why-return-a-quest = Put one of your three quests back first.
why-not-dealt-to-you = { $a } was not dealt to you.
why-select-a-slot = Choose a slot of the board first.
why-no-such-slot = This side of the board has no { $a }.
why-take-a-tile = Take one of the tiles left on the board first.
why-slot-is-empty = There is no tile left on { $a }.
why-play-or-discard = Play { $a } or discard it.
why-quest-or-finish = Your tile is dealt with: play a quest, or finish.
why-tile-first = You cannot finish before { $a } is played or discarded.
why-not-in-hand = { $a } is not in your hand.
why-not-your-tile = { $a } is not the tile you took.
why-tile-dealt-with = Your tile of this round is dealt with already; { $a } is not yours to play or to discard.
why-quests-are-not-discarded = A quest cannot be discarded for compensation.
why-too-few-coins = { $a } costs { $b ->
    [one] { $b } Coin
   *[other] { $b } Coins
}, and you have { $c }.
why-too-few-potions = { $a } costs { $b ->
    [one] { $b } Potion
   *[other] { $b } Potions
}, and you have { $c }.
why-too-weak = For { $a } you lack { $b ->
    [one] { $b } point
   *[other] { $b } points
} of skill; that takes { $c ->
    [one] { $c } Potion
   *[other] { $c } Potions
} in all, and you have { $d }.
why-no-surcharge = { $a } comes from the Wild Lands and costs { $b } Coin or Potion more, which you do not have.
why-fits-nowhere = { $a } fits on no square of your area.
why-pay-the-surcharge = First say how you pay for the Wild Lands: { $a }.
why-place-the-tile = First lay { $a } on a square.
why-square-taken = A tile lies there already: { $a }.
why-touches-nothing = No tile of yours touches { $a }.
why-no-connection = At { $b } { $a } would make no Connection.
why-connector-meets-bare-edge = At { $b } a connector of { $a } would face a bare edge of { $c } ({ $d }).
why-bare-edge-meets-connector = At { $b } a bare edge of { $a } would face a connector of { $c } ({ $d }).
why-place-the-key = First place your key on a chest.
why-chest-open = Chest { $b } of { $a } is open already.
why-chest-not-connected = This key opens only a chest of the two connected tiles or of your Hero, not that of { $a }.
why-not-your-chest = { $a } does not lie in your area.

## The score sheet

score-prestige = Prestige won on the way
score-majority-combat = Majority of Combat
score-majority-magic = Majority of Magic
score-majority-potions = Majority of Potions
score-majority-coins = Majority of Coins
score-end-gains = Gains of the end of the game

## What simulations count

count-forced-discards = Tiles discarded because they fit nowhere

## The board in colour

board-round = Round { $round } of { $rounds }
board-over = The ten rounds are over
board-piles = piles { $ages }
board-empty = empty
board-free = free
board-nothing = nothing
board-at-end = {" "}(end)
board-fits = { $due }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
board-no-square = no square ({ $due })
board-too-dear = too dear ({ $due })
board-majority = majority
board-discard = Discarded
board-wild = Wild Lands, +1
board-answered = chosen
board-quests = { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}
board-land-of = { $name }:
board-end-gains = Gains of the end of the game as things stand: { $prestige } Prestige
board-put-back = put back: { $name }
board-kind-monster = Monster
board-kind-treasure = Treasure
board-kind-character = Character
board-kind-place = Place
board-kind-hero = Hero
board-kind-quest = Quest
board-per-monster = Monster
board-per-treasure = Treasure
board-per-character = Character
board-per-place = Place
board-per-key = Key
board-per-combat = Combat
board-per-magic = Magic
board-per-majority = Majority
board-per-coins-3 = 3 Coins
board-per-potions-3 = 3 Potions
board-per-surrounded = surrounded tile
board-per-closed-chest = unopened Chest

## What is worth knowing about a choice

note-empty = empty
note-wild = , Wild Lands
note-tile = { $type }, cost: { $cost }; gives: { $gives }
note-can = ; you would pay { $due }, it fits { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
note-cannot = ; you could only discard it now
note-play = pay { $due }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
note-connects = connects { $sides }
note-keys = { $keys ->
    [one] { $keys } Key
   *[other] { $keys } Keys
}

## The board in plain lines

tell-over = The ten rounds are over.
tell-round = Round { $round } of { $rounds }.
tell-order = First player: { $holder }. Turn order: { $order }.
tell-piles = Tiles to come: { $one } of Age 1, { $two } of Age 2, { $three } of Age 3.
tell-swept = Unwanted tiles swept away after each round: { $count }.
tell-discard = Discarded tiles: { $tiles }.
tell-slot = Slot { $number }
tell-slot-wild = Slot { $number } (Wild Lands)
tell-slot-empty = { $slot }: empty.
tell-tile = { $where }: { $name }, { $type }. Cost: { $cost }. Gives: { $gives }.
tell-edges = { $where }, edges: { $edges }.
tell-can = { $where }, for you: pay { $due }; fits { $squares }.
tell-cannot = { $where }, you could not play it now: { $why }
tell-surcharge = { $count } Coin or Potion for the Wild Lands
tell-also = {"; "}
tell-times = { $amount } × { $what }
tell-at-end = { $amount } at the end of the game
tell-chest-with = a Chest with { $items }
tell-link = connector { $side } to { $who }: { $items }
tell-link-any = any tile
tell-link-monster = a Monster
tell-link-treasure = a Treasure
tell-link-character = a Character
tell-link-place = a Place
tell-edge-none = bare
tell-edge-plain = connector
tell-edge-key = half key
tell-edge-gain = special connector
tell-amount-prestige = { $count } Prestige
tell-amount-coins = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
tell-amount-potions = { $count ->
    [one] { $count } Potion
   *[other] { $count } Potions
}
tell-amount-combat = { $count } Combat
tell-amount-magic = { $count } Magic
tell-amount-key = { $count ->
    [one] { $count } Key
   *[other] { $count } Keys
}
tell-amount-first-player = First Player token{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
tell-owns = { $name }: { $amounts }.
tell-counts = { $name }: { $types }; { $keys } of { $chests } Chests open.
tell-quests = { $name }: { $quests ->
    [one] { $quests } quest in hand.
   *[other] { $quests } quests in hand.
}
tell-has-taken = { $name }: has taken { $tile }.
tell-answered = { $name }: has answered.
tell-land-of = Land of { $name }: { $tiles }.
tell-majority = Majority of { $resource } now, { $points } Prestige: { $names }.
tell-square = Your land, { $square }
tell-land = { $where }: { $name }, { $type }; edges: { $edges }.
tell-chest-open = { $where }, Chest { $number }: open, had { $items }.
tell-chest-closed = { $where }, Chest { $number }: closed, holds { $items }.
tell-end-gain = { $where }, at the end as things stand: { $prestige } Prestige.
tell-card = Your selection card: { $slot }.
tell-your-quest = Your quest { $name }
tell-quest = { $where }. Cost: { $cost }. Gives: { $gives }.
tell-put-back = You put back the quest { $name }.
tell-your-tile = Your tile

## The drawn board

board-tg-tile = { $name }, { $type }. Cost: { $cost }. Gives: { $gives }. Edges: { $edges }
board-tg-can = You would pay { $due }; it fits { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
board-tg-cannot = You could only discard it: { $why }
board-tg-no-square = no square
board-tg-too-dear = too dear
board-tg-display = The adventures
board-tg-wild = Wild Lands
board-tg-or = or
board-tg-slot = Slot { $number }
board-tg-slot-wild = Slot { $number }, Wild Lands
board-tg-taken-by = taken by { $name }
board-tg-my-card = your card lies here
board-tg-before = Before the first round
board-tg-order = Turn order:
board-tg-sealed = Your card lies face down on slot { $slot }. You can still take it back.
board-tg-select-help = Touch an adventure to see what it would cost you and where it would fit; touch it again to choose it in secret.
board-tg-take-help = Touch one of the tiles left to look at it; touch it again to take it.
board-tg-my-land = My land
board-tg-land-of = The land of { $name }
board-tg-back-home = Back to my land
board-tg-reserves = Reserve and banner
board-tg-square-empty = { $square }, empty square
board-tg-square-open = { $square }, a square for { $name }
board-tg-square-filled = { $square }: { $name }
board-tg-zoom-in = Larger
board-tg-zoom-out = Smaller
board-tg-zoom-fit = Show everything
board-tg-my-part = My tile
board-tg-quest = quest
board-tg-discard = Discard
board-tg-discard-said = Discard { $name } for { $items }
board-tg-nothing-held = Choose what you play.
board-tg-look-first = Touch an adventure: the squares where it would fit light up here.
board-tg-only-discard = This tile cannot be played. Touch a square or the tile to see why.
board-tg-would-fit = { $name } would fit { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} of your land.
board-tg-aim = Choose a square for { $name }: { $squares ->
    [one] { $squares } will do
   *[other] { $squares } will do
}. Touch another one to see why not.
board-tg-then-lay = The tile goes to the square you chose as soon as it is paid for.
board-tg-here = { $name } at { $square }
board-tg-connections = { $count ->
    [one] { $count } connection
   *[other] { $count } connections
}
board-tg-keys-made = { $count ->
    [one] { $count } key made
   *[other] { $count } keys made
}
board-tg-at-end = +{ $count } Prestige at the end, as things stand
board-tg-no-gain = nothing to gain at once
board-tg-lay-here = Lay it here
board-tg-play-here = Play it here
board-tg-key-where = Which Chest do you open?
board-tg-chest-open = open already
board-tg-my-quests = My quests
board-tg-return-help = Touch a quest to read it; touch it again to put it back into the box.
board-tg-others = The other lands
board-tg-look-at = Look at the land of { $name }
board-tg-land-tiles = Land of { $name }: { $tiles }
board-tg-has-chosen = has chosen
board-tg-is-choosing = is still choosing
board-tg-has-taken = took { $tile } (slot { $slot })
board-tg-was-late = too late for slot { $slot }
board-tg-done = has played
board-tg-race = Race for the Majorities
board-tg-race-worth = { $count } Prestige each
board-tg-leads = in the lead
board-tg-legend = Those who enter the legend

## The table as text

field-quests = Quests
field-play-order = Order of playing
field-quest-gains = Gains of quests
field-step = Step
field-round = Round
field-rounds = Rounds in all
field-holder = First player
field-order = Turn order
value-order = { $seat }
field-board = Central board
field-slot = Slot
field-wild = Wild Lands
field-tile = Tile
field-verdict = For you
field-coins = Coins
field-potions = Potions
field-missing = Missing points
field-surcharge = Surcharge
field-payable = Can be paid
field-squares = Squares that fit
field-square = Square
field-why-not = Why not
field-rule = Rule
field-reason = Reason
field-words = About
field-piles = Tiles to come by age
field-discard = Discarded
field-removed = Tiles removed
field-removed-tiles = Tiles removed
field-swept-each-round = Tiles swept away each round
field-majorities = Majorities
value-majorities = { $seat }
field-combat = Combat
field-magic = Magic
field-prestige = Prestige
field-area = Land
field-x = Column
field-y = Row
field-chests = Chests open
field-end-gain = Prestige at the end
field-types = Types
field-monster = Monsters
field-treasure = Treasures
field-character = Characters
field-place = Places
field-keys = Keys
field-key = Keys
field-first-player = First Player
field-card = Selection card
field-taken = Tile taken
field-taken-from = Taken from slot
field-placing = Placing
field-put-back = Quest put back
field-gained-token = Gains the First Player token
field-placements = Where it may lie
field-misfits = Where it may not lie
field-connections = Connections
field-gains = Gains
verb-select = Choose
verb-take = Take
verb-play = Play
verb-discard = Discard
verb-pay = Pay
verb-place = Lay
verb-open = Open
verb-return = Put back
verb-finish = Finish
word-return = choosing quests
word-select = selection
word-catch-up = catch-up
word-play = playing tiles
word-over = end of the game
word-square-taken = square taken
word-touches-nothing = touches nothing
word-no-connection = no connection
word-connector-meets-bare-edge = a connector against a bare edge
word-bare-edge-meets-connector = a bare edge against a connector
word-too-few-coins = too few Coins
word-too-few-potions = too few Potions
word-too-weak = too weak
word-no-surcharge = surcharge cannot be paid
word-fits-nowhere = no square
