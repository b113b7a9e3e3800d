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
    [one] { $b } Coin
   *[other] { $b } Coins
} and { $c ->
    [one] { $c } Potion.
   *[other] { $c } Potions.
}
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
