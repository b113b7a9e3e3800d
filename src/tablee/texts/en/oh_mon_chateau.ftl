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

## On the page

board-oc-dice = The dice
board-oc-die = { $die }: { $face }{ $used ->
    [yes] , used
   *[no] { "" }
}
board-oc-rolls = { $mine ->
    [yes] It is your turn. Roll the dice!
   *[no] It is { $name }'s turn.
}
board-oc-builds = { $mine ->
    [yes] You build.
   *[no] { $name } builds.
}
board-oc-use-both = Touch a green cell, or a button. Both dice are yours.
board-oc-use-one = Choose one of the two dice: touch a green cell, or a button.
board-oc-use-wait = The others are still choosing.
board-oc-hint = hint
board-oc-grid = Your board
board-oc-cell = { $cell }, { $token ->
    [yes] a token on it.
   *[no] empty.
}
board-oc-cell-lit = You can put a token here.
board-oc-cell-lift = You can take this token.
board-oc-reserve = { $tokens ->
    [one] { $tokens } token in your reserve
   *[other] { $tokens } tokens in your reserve
}
board-oc-line = { $gives }: { $missing ->
    [0] a full line!
    [one] { $missing } token is missing.
   *[other] { $missing } tokens are missing.
}
board-oc-breaks = This breaks: { $lines }.
board-oc-line-ready = full, you can build.
board-oc-line-clear = full but no use any more, you can take the tokens back.
board-oc-line-missing = { $missing ->
    [one] { $missing } token is missing.
   *[other] { $missing } tokens are missing.
}
board-oc-line-full = full.
board-oc-line-blocked = full, but not possible for now.

board-oc-display = Guests to choose from (pile: { $pile })
board-oc-my-guests = Your guests ({ $count })
board-oc-no-guests = Nobody yet. Build a floor of your keep and a guest will come.
board-oc-worth = { $points ->
    [one] worth { $points } point
   *[other] worth { $points } points
}
board-oc-type-lightning = Lightning
board-oc-type-hourglass = Hourglass
board-oc-type-crown = Crown

board-oc-others = The other castles
board-oc-look-at = Show large: { $name }
board-oc-my-castle = Back to my castle
board-oc-thinks = is thinking…
board-oc-through = has chosen
board-oc-waits = waits
board-oc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-oc-parts = { $parts } parts of 12
board-oc-full-lines = full lines: { $lines }
board-oc-hidden-guests = hidden guests: { $guests }
board-oc-others-grid = Tokens placed: { $tokens }. Full lines: { $full }.

board-oc-castle-of = The castle of { $name }
board-oc-fact-towers = Towers: { $count } of 4 (values: { $values }).
board-oc-fact-walls = Walls: { $count } of 4.
board-oc-fact-floors = Floors of the keep: { $count } of 4.
board-oc-fact-flags = Flags: { $count } of 6 (values: { $values }).
board-oc-fact-residents = Residents: { $count } of 30, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-oc-fact-sun = The sun shines.
board-oc-fact-cloud = The cloud is there: this castle is finished.
board-oc-fact-extra-clouds = Extra clouds: { $count }.
board-oc-total = Points
board-oc-built = Parts

board-oc-draw = Draw
board-oc-looks = Colours and patterns
board-oc-save = Keep, print
board-oc-hide = Hide these drawings
board-oc-pad = Your sheet: draw with a finger or the mouse
board-oc-pens = Your pencils
board-oc-eraser = Eraser
board-oc-undo = Undo
board-oc-width-0 = thin line
board-oc-width-1 = medium line
board-oc-width-2 = thick line
board-oc-colour = Colour
board-oc-colour-black = black
board-oc-colour-dark = dark grey
board-oc-colour-red = red
board-oc-colour-yellow = yellow
board-oc-colour-green = green
board-oc-colour-blue = blue
board-oc-colour-violet = violet
board-oc-colour-pink = pink
board-oc-colour-brown = brown
board-oc-colour-grey = grey
board-oc-colour-white = white
board-oc-colour-teal = teal
board-oc-which = What?
board-oc-pattern = Pattern
board-oc-extra = Little extra
board-oc-auto = Let what I build draw itself
board-oc-look-residents = the residents
board-oc-look-sky = the sky
board-oc-look-none = nothing
board-oc-look-cone-roof = pointed roof
board-oc-look-crenellated = battlements
board-oc-look-onion-dome = dome
board-oc-look-stepped-roof = stepped roof
board-oc-look-broken-top-with-ivy = old tower with ivy
board-oc-look-arrow-slits = arrow slits
board-oc-look-round-window = round window
board-oc-look-balcony = balcony
board-oc-look-weathercock = weathercock
board-oc-look-storks-nest = stork's nest
board-oc-look-square-stones = square stones
board-oc-look-round-stones = round stones
board-oc-look-timber-frame = beams
board-oc-look-mossy = moss
board-oc-look-ladder = ladder
board-oc-look-lantern = lantern
board-oc-look-washing-line = washing line
board-oc-look-drawbridge = drawbridge
board-oc-look-archer = archer
board-oc-look-plain = plain
board-oc-look-tall-windows = tall windows
board-oc-look-half-timbered = half-timbered
board-oc-look-stained-glass = stained glass
board-oc-look-flower-box = flowers
board-oc-look-curtain = curtains
board-oc-look-candle = candle
board-oc-look-cat = cat
board-oc-look-lion = lion
board-oc-look-lily = lily
board-oc-look-oak = oak
board-oc-look-star = star
board-oc-look-stripes = stripes
board-oc-look-chequers = chequers
board-oc-look-dragon = dragon
board-oc-look-key = key
board-oc-look-crowd = everybody
board-oc-look-farmer = farmers
board-oc-look-baker = bakers
board-oc-look-page = pages
board-oc-look-minstrel = minstrels
board-oc-look-smith = smiths
board-oc-look-child = children
board-oc-look-lady = ladies
board-oc-look-goose-girl = goose girls
board-oc-look-hat = hats
board-oc-look-basket = baskets
board-oc-look-dog = dogs
board-oc-look-smiling = smiling
board-oc-look-swirled = swirls
board-oc-look-birds = birds
board-oc-look-kite = kite
board-oc-look-balloon = balloon

board-oc-caption = { $points ->
    [one] The castle of { $name }: { $points } point
   *[other] The castle of { $name }: { $points } points
}
board-oc-file = my-castle
board-oc-save-png = Picture (PNG)
board-oc-save-svg = Picture (SVG)
board-oc-print-castle = Print this castle
board-oc-print-kit = Print an empty sheet and board
board-oc-print-name = The castle of

board-oc-on-paper = I draw on paper
board-oc-tasks = To draw now
board-oc-no-tasks = Nothing for now. The table rolls and counts; you touch your board to say what you do.
board-oc-task-done = It is drawn!
board-oc-tasks-done = All of it is drawn!
board-oc-task-tower = Draw the { $part } and write { $value } on it.
board-oc-task-wall = Draw the { $part }.
board-oc-task-keep-floor = Draw the { $part }.
board-oc-task-flag = Draw a flag and write { $value } on it: { $part }.
board-oc-task-residents = { $value ->
    [one] Draw { $value } resident.
   *[other] Draw { $value } residents.
}
board-oc-task-sun = Draw the sun: 4 points!
board-oc-task-end-cloud = Draw the cloud: your castle is finished!
board-oc-task-extra-cloud = Draw a cloud of 2 points.

board-oc-power-architect = Place a token on any empty cell of your board and get 1 resident.
board-oc-power-bohemian = Get 4 residents.
board-oc-power-lumberjack = Get 2 Wood.
board-oc-power-dagobert = Roll one die and get its result twice.
board-oc-power-magician = Move up to 2 of your tokens to empty cells of your board.
board-oc-power-merchant = Get 2 Gold.
board-oc-power-miner = Get 2 Stone.
board-oc-power-peasant = Get 2 Food.
board-oc-power-shepherdess = A '?' face may draw an extra cloud of 2 points instead of choosing a face.
board-oc-power-knight = A Residents face may place a token on any empty cell instead of drawing 2 residents.
board-oc-power-cook = A Food face gives 1 Food and 1 resident.
board-oc-power-guard = Nobody can steal your crown guests.
board-oc-power-monk = A Gold face may draw a flag of 2 points instead of placing a token.
board-oc-power-troll = You may use your Wood as Stone and the other way round.
board-oc-power-courtesan = End: 1 point per crown guest you have, this one included.
board-oc-power-jester = End: 1 point per floor of your keep.
board-oc-power-prince = End: 1 point per wall of your castle.
board-oc-power-princess = End: 1 point per tower of your castle.
board-oc-power-queen = 3 points, no effect.
board-oc-power-king = End: 1 point per flag in your castle.

## The table as text

field-game = game
field-version = version
field-board = board
field-me = your seat
field-step = step
field-to-act = who chooses
field-turn = turn
field-first = first player
field-active = active player
field-builder = who builds
field-line = line
field-dice = dice
field-die = die
field-face = face
field-used = used
field-dagobert = Dagobert's die
field-pile = pile
field-display = guests to choose from
field-unseen = guests not seen yet
field-effect = guest at work
field-seats = castles
field-seat = seat
field-sun = sun
field-finisher = finished castle
field-unfinished = stopped
field-sheet = sheet
field-points = points
field-places = places
field-reserve = tokens in reserve
field-cells = cells
field-cell = cell
field-resource = resource
field-token = token
field-lines = lines
field-kind = gives
field-value = value
field-missing = missing tokens
field-possible = possible
field-counts = still counts
field-crosses = breaks
field-towers = towers
field-walls = walls
field-floors = keep floors
field-flags = flags
field-part = part
field-drawn = drawn
field-parts = parts of 12
field-residents = residents
field-cloud = cloud
field-extra-clouds = extra clouds
field-guest-count = number of guests
field-guests = guests
field-guest = guest
field-through = through with the dice
field-score = score
field-sky = sun and clouds
field-total = total
field-left = left
field-lifted = token in hand
field-moved = token moved
field-name = name
word-oh-mon-chateau = Once Upon a Castle
word-board-green = green face
word-board-blue = blue face
word-guide = dotted
word-blank = blank
word-roll = roll
word-dice = use the dice
word-construct = construct
word-tower = tower
word-wall = wall
word-flag = flag
word-keep = keep floor
word-reactivate = use again
word-steal = steal
word-gift = a guest brings something
word-over = over
word-towers = towers
word-sky = sun and clouds
word-flags = flags
word-guests = guests
verb-roll = Roll
verb-place = Place a token
verb-residents = Draw residents
verb-monk = The Monk's flag
verb-cloud = The Shepherdess's cloud
verb-cook = The Cook's resident
verb-skip = Let a die go
verb-pass = Take nothing
verb-build = Build
verb-clear = Clear a line
verb-stop = Enough
verb-tower = Draw a tower
verb-wall = Draw a wall
verb-flag = Draw a flag
verb-take = Invite
verb-reactivate = Use again
verb-steal = Steal
verb-put = Put the token
verb-draw = Draw the residents
verb-lift = Take a token
