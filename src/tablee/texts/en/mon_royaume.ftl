# Mon Royaume pour un Conte.

title = My Kingdom for a Tale
tagline = Draft woodcutters and dragons, stack them into a kingdom, and let the bard sing of it.

## Options

option-level = Level
option-level-help = Which level shall we play?
option-level-simplified-1 = first level, tiles only
option-level-simplified-2 = second level, with tales
option-level-complete = complete rules
option-advanced-bard = Advanced bard
option-advanced-bard-help = Bards take on no colour: only face-up tiles support what lies above them.
option-advanced-bard-off = off
option-advanced-bard-on = on
option-youngest = Youngest player
option-youngest-help = The youngest player calls the bard cards, and every order begins with them.
option-youngest-0 = first seat
option-youngest-1 = second seat
option-youngest-2 = third seat
option-youngest-3 = fourth seat
option-age = Age
option-age-help = At the second level an adult gives back a token for each missing element of the tale.
option-age-adult = adult
option-age-child = child

## Questions and decisions

ask-pick = Which tile do you take?
ask-give = Your monster is abroad. To whom do you give the monster marker?
ask-discard = Which tale do you let go?
ask-build = Build your kingdom: which tile next?
ask-wait = The others are still choosing.

do-pick = Take the { $a }
do-give = Give the marker to { $a }
do-discard = Let go of “{ $a }”
do-place = Place the { $a } at { $b }
do-bard = Lay the { $a } bard side up at { $b }
do-confirm = My kingdom is finished

word-bard = bard
word-r1s1 = row 1, slot 1
word-r1s2 = row 1, slot 2
word-r1s3 = row 1, slot 3
word-r1s4 = row 1, slot 4
word-r2s1 = row 2, slot 1
word-r2s2 = row 2, slot 2
word-r2s3 = row 2, slot 3
word-r3s1 = row 3, slot 1
word-r3s2 = row 3, slot 2
word-r4s1 = the top

## Events

event-round = Round { $a } begins: seven tiles for everybody.
event-turned-up = The adventures of the round: “{ $a }”, “{ $b }”, “{ $c }”, “{ $d }”, “{ $e }”, “{ $f }”.
event-took = { $mine ->
    [yes] You take the { $a }.
   *[no] { $seat } takes the { $a }.
}
event-monster-token = { $mine ->
    [yes] Your monster brings you a bard token.
   *[no] The monster brings { $seat } a bard token.
}
event-adventure-nobody = “{ $a }” happens to nobody.
event-adventure-unpaid = “{ $a }” is skipped: the supply cannot pay it.
event-adventure-token = { $mine ->
    [yes] “{ $a }” brings you a bard token.
   *[no] “{ $a }” brings { $seat } a bard token.
}
event-gave-marker = { $mine ->
    [yes] “{ $a }”: you give { $b } a monster marker.
   *[no] { $me ->
        [yes] “{ $a }”: { $seat } gives you a monster marker.
       *[no] “{ $a }”: { $seat } gives { $b } a monster marker.
    }
}
event-discarded = { $mine ->
    [yes] You let go of “{ $a }”.
   *[no] { $seat } lets go of “{ $a }”.
}
event-builders = The Choices are over. Now everybody builds a kingdom.
event-kingdom = { $mine ->
    [yes] Your kingdom
   *[no] The kingdom of { $seat }
}, from the bottom: { $a }, { $b }, { $c }, { $d }; { $e }, { $f }, { $g }; { $h }, { $i }; at the top { $j }.
event-tale-tokens = { $mine ->
    [yes] “{ $a }”: you can tell { $b } of { $c } elements; with monsters ({ $d }) that makes bard tokens: { $e }.
   *[no] “{ $a }”: { $seat } can tell { $b } of { $c } elements; with monsters ({ $d }) that makes bard tokens: { $e }.
}
event-elements = { $mine ->
    [yes] “{ $a }”: you can tell { $b } of { $c } elements
   *[no] “{ $a }”: { $seat } can tell { $b } of { $c } elements
}, for { $d ->
    [one] { $d } bard token.
   *[other] { $d } bard tokens.
}
event-lovers = { $mine ->
    [yes] “{ $a }”: your lovers are united! You can tell { $b } of { $c } elements
   *[no] “{ $a }”: the lovers are united! { $seat } can tell { $b } of { $c } elements
}, for { $d ->
    [one] { $d } bard token.
   *[other] { $d } bard tokens.
}
event-bard-card = The bard calls for the { $a }.
event-transferred = { $mine ->
    [yes] A { $a } comes to your kingdom.
   *[no] A { $a } comes to the kingdom of { $seat }.
}
event-serenade = { $mine ->
    [yes] A serenade for your lovers, with the { $a }.
   *[no] A serenade for the lovers of { $seat }, with the { $a }.
}

## Why not

why-nothing-asked = You have answered already; the others are still choosing.
why-pick-a-tile = Take a tile from your hand first.
why-not-in-your-hand = There is no { $a } in your hand.
why-give-the-marker = Give the monster marker to somebody first.
why-not-to-yourself = The marker must go to somebody else.
why-no-such-seat = Nobody sits at { $a }.
why-discard-a-tale = Let go of one of your tales first.
why-not-your-tale = “{ $a }” is not one of your tales.
why-build-your-kingdom = Now you build: place a tile, or lay one bard side up.
why-kingdom-not-finished = Your kingdom is not finished: all ten slots must be filled.
why-no-such-tile-left = You have no { $a } left to place.
why-slot-taken = A tile lies there already: { $a }.
why-nothing-below = Two tiles must lie below first: { $a }.
why-wrong-row = Face up, the { $a } belongs in row { $c }, not here: { $b }.
why-no-monster = The { $a } needs a face-up monster in row 1.
why-no-colour-below = The { $a } needs { $b } below it, and there is none: { $c }; { $d }.
why-bard-lends-another-colour = The { $a } needs { $b } below it, and the bard there has to lend another colour: { $c }; { $d }.
why-no-real-colour-below = The { $a } needs a face-up { $b } tile right below it: { $c }; { $d }.

## The score sheet

score-kingdom = Kingdom
score-bard-tokens = Bard tokens
score-monster-markers = Monster markers
score-tale-bonus = Tale bonus
score-curse = Curse of the black castle

## The board

board-pick = Round { $round } of 2 · pick { $pick } of 6 { $arrow }
board-round = Round { $round } of 2
board-builders = The Time of the Builders
board-pass-left = then the hand goes left, to { $name }
board-pass-right = then the hand goes right, to { $name }
board-adventures = Adventures
board-most = most { $colour }
board-nobody = nobody yet
board-gains = token: { $names }
board-gives = marker from: { $names }
board-tokens = { $tokens ->
    [one] { $tokens } bard token
   *[other] { $tokens } bard tokens
}
board-markers = { $markers ->
    [one] { $markers } monster marker
   *[other] { $markers } monster markers
}
board-remembered = holds, as you remember:
board-hand = Hand
board-answered = ready
board-level-1 = People
board-level-2 = Terrains
board-level-3 = Workshops
board-level-4 = Castles
board-tale-love = love
board-tale-heroic = heroic
board-tale-evil = evil
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

choice-tile = { $name } ({ $colour })
note-monster = monster, a token at once
note-element = in “{ $tale }”
note-lover = lover in “{ $tale }”
note-circled = circled in “{ $tale }”
note-adventure = for “{ $card }”
note-tale = { $type }, { $present } of { $elements } elements
note-bard-only = as a bard
note-fits = fits { $slots }
note-fits-row = fits row { $row }
note-left = left over: { $tiles }

## The board in plain lines

tell-moment = Round { $round } of 2, pick { $pick } of 6.
tell-pass-left = After this pick the hand goes left, to { $name }.
tell-pass-right = After this pick the hand goes right, to { $name }.
tell-builders = The Time of the Builders. Ten slots, twelve tiles; two are left over.
tell-over = The kingdoms are finished.
tell-adventure-monster = Adventure { $number }, “{ $name }”, about the { $wants }: { $gains }.
tell-adventure-mission = Adventure { $number }, “{ $name }”, asks for { $wants }: { $gains }.
tell-adventure-territory = Adventure { $number }, “{ $name }”, for most { $wants } tiles: { $gains }.
tell-gains = a token for { $names } as things are
tell-gives = a marker to give away for { $names } as things are
tell-nobody = nobody as things are
tell-resolved = done
tell-holdings = { $mine ->
    [yes] You have
   *[no] { $name } has
} { $tokens ->
    [one] { $tokens } bard token
   *[other] { $tokens } bard tokens
} and { $markers ->
    [one] { $markers } monster marker.
   *[other] { $markers } monster markers.
}
tell-hand = Your hand: { $tiles }.
tell-remembered = You remember what { $name } holds: { $tiles }.
tell-tiles = { $mine ->
    [yes] Your tiles
   *[no] The tiles of { $name }
}, level { $level }: { $tiles }.
tell-tile = { $name } ({ $colour })
tell-monster = { $name } ({ $colour }, monster)
tell-tale = { $mine ->
    [yes] Your { $type } tale
   *[no] The { $type } tale of { $name },
} “{ $tale }”: { $left ->
    [0] all { $elements } elements.
   *[other] { $present } of { $elements } elements, missing { $missing }.
}
tell-lovers = Its lovers: { $tiles }.
tell-circled = Circled in it: { $tiles }.
tell-row = { $mine ->
    [yes] Your kingdom
   *[no] The kingdom of { $name }
}, row { $row }: { $tiles }.
tell-empty = empty ({ $slot })
tell-points = Your kingdom is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
tell-left = Left to place: { $tiles }.

## The best kingdom

best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the kingdom.
best-elements = “{ $tale }”: { $present } of { $elements } elements, a bard token each.
best-lovers = The lovers are united: two more tokens and a serenade.
best-bonus = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for the tale.
best-spare = { $bards ->
    [0] Not needed: { $tiles }.
    [one] { $bards } of these lies bard side up, the others are not needed: { $tiles }.
   *[other] { $bards } of these lie bard side up, the others are not needed: { $tiles }.
}
unknown-tile = no tile is called “{ $name }”; perhaps { $near }?
unknown-tale = no tale is called “{ $name }”; the tales are: { $tales }
twelve-tiles = name twelve tiles, not { $tiles }; “3 woodcutter” or “woodcutter x3” counts for three
too-many-copies = there are only { $copies } of { $name } in the box, not { $count }

## What only the drawn board of the page says

mr-moment = Round { $round } of 2, pick { $pick } of 6
mr-hand = Your hand
mr-pick-hint = Tap a tile to look at it, then take it.
mr-sealed = You took the { $name }. The others are still choosing.
mr-my-tiles = In front of you
mr-no-tiles = Nothing yet.
mr-my-tales = Your tales
mr-let-go = Let go
mr-missing = Missing: { $tiles }
mr-complete = Everything is there.
mr-lovers = Lovers: { $tiles }
mr-circled = Circled: { $tiles }
mr-present = there
mr-absent = missing
mr-others = Around the table
mr-seat-tales = Tales of { $name }
mr-give = Your monster is abroad
mr-give-to = Give the marker to { $name }
mr-tray = Tiles to place
mr-spare = Two of these stay behind.
mr-kingdom = Your kingdom
mr-kingdom-of = The kingdom of { $name }
mr-turn-over = Bard side
mr-face-up = Face up
mr-choose-tile = Choose a tile, then a lit slot. You may drag it too.
mr-choose-slot = { $name }: choose a lit slot.
mr-choose-slot-bard = { $name }, bard side up: choose a lit slot.
mr-finished = All ten slots are filled.
mr-wait-build = Your kingdom is finished. The others are still building.
mr-slot-empty = { $slot }, empty
mr-slot-open = { $slot }, { $name } may go here
mr-slot-filled = { $slot }: { $name }
mr-bard-of = { $name }, bard side up
mr-tile = { $name }, { $colour }, level { $level }
mr-tile-monster = { $name }, { $colour }, level { $level }, monster
mr-show = The bard’s show
mr-show-card = Card { $number } of { $count }: { $name }
mr-show-serenade = A serenade for { $player }: { $name }
mr-show-begins = The curtain rises. Everybody turns up their tokens.
mr-show-ends = The curtain falls. Every token in a kingdom is worth 2 points.
mr-show-play = Play
mr-show-pause = Pause
mr-show-next = Next card
mr-show-end = To the end
mr-show-again = Once more
mr-came = came to the kingdom: { $tokens }
mr-left = left over: { $tokens }
mr-kingdoms = The kingdoms
mr-place = Place { $place }
mr-done = done
mr-story = The tale of { $name }

## The guide of a first game

guide-pick = Twice everybody gets seven tiles, takes one in secret and passes the rest on. You need people and monsters for the bottom row, then terrains, workshops, and one castle on top. Take what shares its colour with what you have.
guide-build = Now stack your pyramid from the bottom: four, three, two, one. A tile wants its own colour right below it. What does not fit may lie bard side up anywhere. Press anything that is greyed out to learn why.
guide-give = A monster of yours wandered off: somebody must take its marker, which costs a point.
guide-discard = Keep the tales whose people and places you already have, and let go of the hardest one.
guide-wait = The others are choosing in secret. All choices are opened together.

## Words of the table as text

value-step-pick = taking tiles
value-step-give = giving a marker
value-step-discard = choosing tales
value-step-build = building
value-step-over = over
value-passes-to-left = to the left
value-passes-to-right = to the right
value-type-monster = monster
value-type-mission = mission
value-type-territory = territory
value-type-love = love
value-type-heroic = heroic
value-type-evil = evil
