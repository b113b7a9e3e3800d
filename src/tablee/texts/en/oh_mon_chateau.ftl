# Oh mon château. At a child's height: short and plain.

title = Once Upon a Castle
tagline = Roll the dice, fill your lines and draw the finest of castles.

## Options

option-version = Version
option-version-help = The easy game, or the one in which the guests have powers.
option-version-little-builders = Little Builders
option-version-grand-architects = Grand Architects
option-first-player = Who starts
option-first-player-help = The youngest starts: let them sit on the first seat, or leave it to luck.
option-first-player-random = by lot
option-first-player-seat-0 = the first seat
option-sheet = Sheet
option-sheet-help = Everybody chooses the side with dotted lines or the blank one; it changes no rule.
option-sheet-guide = dotted lines
option-sheet-blank = blank
option-clear-impossible-lines = Clearing a line
option-clear-impossible-lines-help = The tokens of a full line that can give nothing any more may be taken back.
option-clear-impossible-lines-on = yes
option-clear-impossible-lines-off = no
option-guests-face-up-green = Green guests face up
option-guests-face-up-green-help = Otherwise only you see your guests until the points are counted.
option-guests-face-up-green-on = yes
option-guests-face-up-green-off = no
option-final-lines-snapshot = Last building
option-final-lines-snapshot-help = At the end only lines count that were already full.
option-final-lines-snapshot-on = lines already full
option-final-lines-snapshot-off = all lines
option-dagobert-after-end = Dagobert after the end
option-dagobert-after-end-help = May Dagobert still roll his die when a castle is finished?
option-dagobert-after-end-on = yes
option-dagobert-after-end-off = no

## Questions and decisions

ask-roll = Your turn: roll the dice!
ask-dice-both = You use both dice. What do you do?
ask-dice-one = You may use one of the two dice. What do you do?
ask-construct = What do you build?
ask-last-construct = A castle is finished! What do you build one last time?
ask-tower = Which tower do you draw?
ask-wall = Which wall do you draw?
ask-flag = Where do you draw your flag?
ask-guest = Which guest moves in with you?
ask-reactivate = Which lightning guest do you use again?
ask-steal = Which guest do you steal?
ask-gift = Your guest brings you something. What do you do?
ask-dagobert-roll = Dagobert has a die for you. Do you roll it?
ask-dagobert-use = Dagobert's die is yours. What do you do?
ask-lift = The Magician moves your tokens. Which one?
ask-put = Where does this token go?
ask-wait = The others are still playing. You can draw!

do-roll = Roll
do-place = Put a token on { $b } ({ $a })
do-residents = Draw 2 residents ({ $a })
do-monk = With the Monk, draw a flag of 2 points: { $b } ({ $a })
do-cloud = With the Shepherdess, draw a cloud of 2 points ({ $a })
do-cook = With the Cook, draw 1 resident ({ $a })
do-skip = Leave { $a }
do-pass = Take nothing
do-build = Build: { $a }
do-clear = Clear the line: { $a }
do-stop = That is all
do-tower = Draw the { $a }
do-wall = Draw the { $a }
do-flag = Draw the flag: { $a }
do-take = Invite: { $a }
do-reactivate = Use again: { $a }
do-steal = Steal: { $a }
do-put = Put the token on { $a }
do-draw = Draw the residents
do-lift = Take the token on { $a }

## Events

event-rolled = { $mine ->
    [yes] You roll “{ $a }” and “{ $b }”.
   *[no] { $seat } rolls “{ $a }” and “{ $b }”.
}
event-die-lost = { $mine ->
    [yes] Your die “{ $a }” is lost.
   *[no] The die “{ $a }” is lost for { $seat }.
}
event-placed = { $mine ->
    [yes] You put a token on { $a }.
   *[no] { $seat } puts a token on { $a }.
}
event-residents = { $mine ->
    [yes] You draw
   *[no] { $seat } draws
} { $a ->
    [one] { $a } resident
   *[other] { $a } residents
} ({ $b } in all).
event-skipped = { $mine ->
    [yes] You leave the die “{ $a }”.
   *[no] { $seat } leaves the die “{ $a }”.
}
event-passed = { $mine ->
    [yes] You take nothing.
   *[no] { $seat } takes nothing.
}
event-cloud-drawn = { $mine ->
    [yes] The Shepherdess gives you an extra cloud ({ $a } in all).
   *[no] The Shepherdess gives { $seat } an extra cloud ({ $a } in all).
}
event-built = { $mine ->
    [yes] You take your tokens back. { $a }!
   *[no] { $seat } takes tokens back. { $a }!
}
event-cleared = { $mine ->
    [yes] You clear a line ({ $a }).
   *[no] { $seat } clears a line ({ $a }).
}
event-tower-drawn = { $mine ->
    [yes] You draw the { $a } and write { $b } on it.
   *[no] { $seat } draws the { $a } and writes { $b } on it.
}
event-sun = { $mine ->
    [yes] Four towers before everybody else! You draw the sun.
   *[no] Four towers! { $seat } draws the sun.
}
event-wall-drawn = { $mine ->
    [yes] You draw the { $a }.
   *[no] { $seat } draws the { $a }.
}
event-floor-drawn = { $mine ->
    [yes] You draw a floor: { $a }.
   *[no] { $seat } draws a floor: { $a }.
}
event-flag-drawn = { $mine ->
    [yes] You draw a flag of { $b ->
        [one] { $b } point
       *[other] { $b } points
    }: { $a }.
   *[no] { $seat } draws a flag of { $b ->
        [one] { $b } point
       *[other] { $b } points
    }: { $a }.
}
event-guest-came = { $mine ->
    [yes] A guest moves in with you: { $a }.
   *[no] A guest moves in with { $seat }: { $a }.
}
event-guest-came-hidden = { $mine ->
    [yes] A guest moves in with you, face down.
   *[no] A guest moves in with { $seat }, face down.
}
event-guest-is = Only you can see who it is: { $a }.
event-guest-turned-up = A new guest to choose from: { $a }.
event-reactivated = { $mine ->
    [yes] You use a guest again: { $a }.
   *[no] { $seat } uses a guest again: { $a }.
}
event-stolen = { $mine ->
    [yes] You steal a guest from { $b }: { $a }.
   *[no] { $me ->
        [yes] { $seat } steals a guest from you: { $a }.
       *[no] { $seat } steals a guest from { $b }: { $a }.
    }
}
event-dagobert-rolled = { $mine ->
    [yes] Dagobert rolls his die for you: “{ $a }”, twice!
   *[no] Dagobert rolls his die for { $seat }: “{ $a }”, twice!
}
event-moved = { $mine ->
    [yes] The Magician moves your token from { $a } to { $b }.
   *[no] The Magician moves a token of { $seat } from { $a } to { $b }.
}
event-finished = { $mine ->
    [yes] Your castle is finished! You draw the cloud.
   *[no] The castle of { $seat } is finished! { $seat } draws the cloud.
}
event-over = The game is over. Let us count the points!
event-unfinished = We stop here: no castle is finished, and the game has lasted very long.

## Why not

why-nothing-asked = You are not asked for anything now.
why-roll-first = Roll the dice first.
why-no-second-roll = The dice are rolled only once.
why-use-the-dice = Now is the time for the dice.
why-dice-before-building = You build when everybody is done with the dice.
why-you-use-both-dice = It is your turn: you use both dice.
why-pass-instead = It is not your turn: take a die, or take nothing.
why-must-use-the-die = You can use the die “{ $a }”, so you must.
why-die-is-used = You are done with { $a }.
why-not-dagoberts-die = Dagobert's die is there only when Dagobert acts.
why-roll-dagoberts-die = Roll Dagobert's die first, or stop.
why-use-dagoberts-die = Use Dagobert's die, or stop.
why-not-on-your-board = This is not on your board: { $a }.
why-cell-taken = There is a token already: { $a }.
why-no-token-left = You have no token left in your reserve.
why-wrong-resource = “{ $a }” does not go there: { $b }.
why-no-token-from-residents = A Residents die gives residents, no token.
why-no-residents-on-this-die = The die “{ $a }” gives no residents.
why-all-residents-drawn = All your residents are drawn already.
why-needs-the-monk = For this you need the Monk and a Gold die.
why-needs-the-shepherdess = For this you need the Shepherdess and a “?”.
why-needs-the-cook = For this you need the Cook and a Food die.
why-food-is-not-lost = You can put the Food: the resident comes with it.
why-build-or-stop = Choose a full line, or stop.
why-line-not-full = This line is not full: { $a }.
why-not-full-at-the-end = This line was not full when the game ended: { $a }.
why-towers-full = You have all 4 towers.
why-walls-full = You have all 4 walls.
why-floors-full = Your keep has all 4 floors.
why-flags-full = You have all 6 flags.
why-no-flag-spot = There is no free spot for a flag: draw a wall first.
why-no-lightning-guest = You have no lightning guest to use again.
why-nothing-to-steal = There is no guest to steal.
why-no-clearing-now = The game is over: no more clearing.
why-no-clearing-here = At this table lines are not cleared.
why-line-still-useful = This line can still be useful: { $a }.
why-choose-a-tower = Choose a tower first.
why-choose-a-wall = Choose a wall first.
why-choose-a-spot = Choose a spot for your flag first.
why-already-drawn = This is drawn already: { $a }.
why-spot-taken = There is a flag already: { $a }.
why-wall-not-drawn = No flag without a wall: the { $a } is not drawn yet.
why-choose-a-guest = Choose your guest first.
why-not-in-the-display = This guest is not one of the three to choose from: { $a }.
why-choose-whom-to-reactivate = First choose the guest to use again.
why-not-your-guest = This guest is not with you: { $a }.
why-not-a-lightning-guest = This is no lightning guest: { $a }.
why-choose-whom-to-steal = First choose the guest to steal.
why-nobody-has-this-guest = Nobody has this guest: { $a }.
why-already-your-guest = This guest is with you already: { $a }.
why-behind-the-guard = The Guard of { $b } protects this guest: { $a }.
why-take-the-gift-or-stop = Take what your guest brings ({ $a }), or stop.
why-brings-no-residents = This guest brings no residents, or no more: { $a }.
why-brings-no-token = This guest brings no token, or no more: { $a }.
why-lift-a-token-or-stop = Take a token to move, or stop.
why-no-token-there = There is no token there: { $a }.
why-already-moved = This token has been moved already: { $a }.
why-put-the-token-down = First put down the token that you took.
why-another-cell = Choose another cell than the one it comes from: { $a }.

## The banner

score-towers = Towers
score-sky = Sun and clouds
score-residents = Residents
score-flags = Flags
score-guests = Guests

step-roll = Roll the dice
step-dice = Use the dice
step-construct = Build
step-tower = Draw a tower
step-wall = Draw a wall
step-flag = Draw a flag
step-guest = Choose a guest
step-reactivate = Use a guest again
step-steal = Steal a guest
step-gift = A guest brings something
step-dagobert = Dagobert's die
step-magician = The Magician
step-over = The game is over

## On the screen

board-who = { $mine ->
    [yes] You
   *[no] { $name }
}
board-turn = Turn { $turn } · { $name } · { $step }
board-finished = { $name }: the castle is finished!
board-working = { $guest }: tokens { $left }, residents { $residents } still to come.
board-lifted = In hand: the token from { $cell }.
board-display = Guests to choose from (pile: { $pile })
board-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-reserve = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
board-ready = full: { $lines }
board-through = done with the dice
board-face-down = { $guests ->
    [one] { $guests } guest face down
   *[other] { $guests } guests face down
}
board-marks = { $full } full, { $blocked } full but not possible now
board-guest-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-kind-lightning = lightning
board-kind-hourglass = hourglass
board-kind-crown = crown
board-gives-tower = tower, { $value } points
board-gives-wall = { $value ->
    [one] wall, { $value } resident
   *[other] wall, { $value } residents
}
board-gives-keep = keep floor, guest
board-gives-flag = { $value ->
    [one] flag, { $value } point
   *[other] flag, { $value } points
}
board-gives-reactivate = use guest again
board-gives-steal = steal a guest

tell-end = The castles are finished.
tell-turn = Turn { $turn }, { $name }: { $step }.
tell-die = The { $die } shows: { $face }{ $used ->
    [yes] , done
   *[no] { "" }
}.
tell-working = { $guest } at work: tokens still to come { $left }, residents { $residents }.
tell-lifted = In hand: the token from { $cell }.
tell-finished = { $name }: the castle is finished, the game is ending.
tell-choice = Guest to choose from: { $card } ({ $kind }). { $power }
tell-pile = { $pile ->
    [one] { $pile } guest lies in the pile.
   *[other] { $pile } guests lie in the pile.
}
tell-score = { $mine ->
    [yes] Your points so far
   *[no] Points of { $name } so far
}: { $total } (towers { $towers }, sun and clouds { $sky }, residents { $residents }, flags { $flags }, guests { $guests }).
tell-parts = { $mine ->
    [yes] Your castle
   *[no] Castle of { $name }
}, drawn { $count } of 12{ $count ->
    [0] { "" }
   *[other] : { $parts }
}.
tell-missing = { $mine ->
    [yes] Your castle
   *[no] Castle of { $name }
}, { $count ->
    [0] nothing is missing
   *[other] still missing: { $parts }
}.
tell-flags = { $mine ->
    [yes] Your flags
   *[no] Flags of { $name }
}, { $count ->
    [0] none yet
   *[other] { $count }: { $flags }
}.
tell-people = { $mine ->
    [yes] Your residents
   *[no] Residents of { $name }
}: { $count }.
tell-sun = { $mine ->
    [yes] You have
   *[no] { $name } has
} the sun.
tell-cloud = { $mine ->
    [yes] You have
   *[no] { $name } has
} the cloud.
tell-extra-clouds = { $mine ->
    [yes] Your extra clouds
   *[no] Extra clouds of { $name }
}: { $count }.
tell-guest = { $mine ->
    [yes] Your guest
   *[no] Guest of { $name }
}: { $card }{ $kind ->
    [none] { "" }
   *[other] , { $kind }
}, worth { $points } now. { $power }
tell-face-down = { $mine ->
    [yes] Your guests
   *[no] Guests of { $name }
} face down: { $count }.
tell-reserve = { $mine ->
    [yes] Your tokens
   *[no] Tokens of { $name }
} in reserve: { $tokens }.
tell-line = { $mine ->
    [yes] Your line
   *[no] Line of { $name }
} “{ $gives }”: { $left ->
    [0] full ({ $there }).
   *[other] { $tokens ->
        [0] empty
       *[other] tokens on { $there }
    }; { $left } missing: { $missing }.
}
tell-blocked = It can give nothing now.
tell-too-late = It no longer counts.

note-die = shows: { $face }
note-line = { $gives } { $there }/{ $cells }
note-completes = fills: { $gives }
note-blocked = fills, but not possible now: { $gives }
note-breaks = breaks: { $lines }
note-spots = { $spots ->
    [one] { $spots } spot for a flag
   *[other] { $spots } spots for flags
}
note-guest = { $kind ->
    [none] { $power }
   *[other] { $kind }: { $power }
}
note-owner = from { $name }, { $power }
