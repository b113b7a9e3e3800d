# What the pages of the table say.

skip = Skip to the content
loading = One moment …
close = Close
offline = There is no connection. The pages stay, the table waits until the network is back.

nav = Pages
nav-home = Home
nav-mine = My tables
nav-settings = Settings
nav-verify = Verify a game

## Home

home-title = Come to the table
home-lead = Five board games with all their rules: with friends, against the computer, or alone. No account; a link is enough.
home-learn = A first game, with a guide
home-go-on = Back to my table
home-rules = Rules
home-players = { $fewest } to { $most } players
home-minutes = { $same ->
    [yes] { $most } min
   *[no] { $least } to { $most } min
}
home-age = from age { $age }
home-unofficial = An unofficial edition. The games belong to their authors and publishers, named in the rules; the art and the texts are our own.

## Setting a table

setup-who = Who plays?
setup-presets = Usual tables
setup-kind-bots = With bots
setup-kind-friends = With friends, by link
setup-kind-screen = All on this screen
setup-count = Players
setup-me = me
setup-friend = a friend, by link
setup-here = somebody at this screen
setup-bot = bot: { $bot }
setup-player = Player { $number }
setup-play = Play
setup-invite = Set the table and invite
setup-options = Options
setup-more = The table
setup-confirm = Others see a turn only when it is confirmed
setup-clock = Thinking time for everybody
setup-no-clock = no clock
setup-minutes = { $minutes } minutes
bot-random = Scatterbrain
bot-greedy = Sly
who-name = Your name
who-avatar = Your head
avatar-fox = fox
avatar-owl = owl
avatar-bear = bear
avatar-hare = hare
avatar-cat = cat
avatar-frog = frog
avatar-wolf = wolf
avatar-hen = hen

## Before the start

lobby-title = { $game }: the table is set
lobby-seats = Around the table
lobby-start = Deal and begin
lobby-host-starts = Everybody is here. The host will deal.
lobby-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-free = free
lobby-empty = Empty the seat
lobby-bot = Seat a bot
lobby-sit = Sit here
lobby-invite = Invite
lobby-invite-help = Send this link, or let a phone read the code.
lobby-link = Link to join
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-qr = Code with the link to join
lobby-watch = Link for onlookers
lobby-watch-short = look on
join-title = Join a table of { $game }
join-sit = Sit down
join-full = Every seat is taken.
join-watch = Look on

## At the table

table-unknown = This browser does not know this table
table-unknown-help = The links to a table are kept in the browser in which it was joined. Ask for the link again.
table-closed = This link leads nowhere any more
table-question = What is asked
table-your-turn = Your turn
table-waiting = { $count ->
    [one] { $names } is thinking …
   *[other] Still deciding: { $names } …
}
table-wait = One moment …
table-over = The game is over.
table-confirm-asked = Your turn is complete. Shall the others see it?
table-confirm = Confirm
table-take-back = Take back
table-hint = Hint
table-hinted = the hint
table-hint-says = I would: { $decision }
table-lost = The connection is lost. Trying again; nothing is lost.
table-allowed = This is allowed now.
table-rule = Rule { $rule }
table-text = Table as text
seat-bot = bot
seat-bot-plays = a bot plays
seat-here = here
seat-away = away
seat-asked = to decide
seat-give-back = Play again
seat-hand-over = Let a bot play
seat-hand-over-own = Let a bot play for me
seat-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
seat-rename = Change my name
seat-rename-save = Save
undo-asked = { $name } asks to go back.
undo-waits = Waiting for the others.
undo-yes = Agree
undo-no = No
aside = Log and chat
log-title = Log
log-empty = Nothing has happened yet.
log-look = Look at moment { $number }
log-look-short = look
log-undo = Ask to go back to moment { $number }
log-undo-short = back
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-onlooker = Onlooker
curtain-title = Pass the screen to { $name }
curtain-help = The others look away.
curtain-open = I am { $name }

## The generic board and the text table

board-choices = What you may decide
board-all-choices = All choices
board-back = Back
board-group = { $verb }: { $first } ({ $count })
board-yours = Only you see this
board-middle = On the table
board-why-not = why not?
board-true = yes
board-false = no
text-type = Your decision
text-decide = Decide
text-help = Type a number from 1 to { $most }, the words, or the notation; or press one of the choices.
text-unknown = This is none of the choices.
text-not-asked = You are not asked for anything now.
text-table = What lies on the table
text-number = Number { $number }

verb-pick = Take
verb-place = Place
verb-bard = Bard side up
verb-give = Give
verb-discard = Let go

field-seats = Players
field-me = Yours
field-hand = Hand
field-chosen = Chosen
field-remembered = Remembered
field-left-to-place = Left to place
field-tiles = Tiles
field-tales = Tales
field-tale = Tale
field-tokens = Tokens
field-token-kinds = Kinds of tokens
field-transferred = Moved in
field-markers = Markers
field-answered = Has decided
field-kingdom = Kingdom
field-kingdom-points = Points of the kingdom
field-level = Level
field-step = Step
field-round = Round
field-pick = Pick
field-passes-to = The hand goes
field-removed = Out of the game
field-stack = Tiles left
field-supply = Supply
field-adventures = Adventures
field-adventure = Adventure
field-wants = Wants
field-gains = Would gain
field-resolved = Done
field-bard-cards = Bard cards
field-elements = Elements
field-present = Present
field-bonus = Bonus
field-kept = Kept
field-type = Kind
field-age = Age
field-seat = Seat
field-slot = Slot
field-tile = Tile
field-bard = Bard side up
field-holder = Held by
field-caller = Calls the cards
field-advanced-bard = Advanced bard

value-caller = { $seat }
value-holder = { $seat }
value-gains = { $seat }
value-gives = { $seat }
value-winner = { $seat }

## The guide

guide-title = Your guide

learn-title = A first game, with a guide
learn-help = Two minutes of My Kingdom for a Tale against one scatterbrained bot, with the easiest rules. The guide says at every question what matters; you can take back anything until something new comes out.
learn-begin = Begin

## The end and the replay

end-rematch = Another game
end-join-rematch = Join the next game
end-replay = Watch it again
end-sheet = Score sheet
end-line = Line
end-winner = winner
replay-title = Replay
replay-controls = Replay
replay-start = The cards are dealt.
replay-moment = Moment
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-fork = Play on from here
replay-leave = To the table

## My tables, rules, settings

mine-help = Tables that this browser holds links to. Forgetting one does not end it.
mine-none = No table yet.
mine-open = in play
mine-over = over
mine-go = Go
mine-forget = Forget
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
rules-chapters = Chapters
rules-play = Set a table
rules-table = Table at paragraph { $number }
settings-you = You
settings-look = Look
settings-language = Language
settings-theme = Light
settings-theme-auto = as the device
settings-theme-light = day
settings-theme-dark = evening
settings-motion = Motion
settings-motion-auto = as the device
settings-motion-full = all of it
settings-motion-less = as little as possible
settings-text = Show tables as text, for screen readers and keyboards
settings-plain = Boards in words instead of drawings
settings-shortcuts = Keys at the table: U take back, H hint, C confirm, T text
settings-call = When it is your turn
settings-sound = Knock on wood
settings-vibration = Vibrate
settings-notifications = Notify me when the page is in the background
settings-notifications-refused = The browser does not allow it for this page.

## Fairness

fair-commitment = Commitment:
fair-what = what is this?
fair-seed = The seed:
fair-not-yet = It is opened when the game is over.
fair-explained = Everything random in a game comes from one secret seed. Its fingerprint, the commitment, is shown before the first card is dealt, so nobody can change the seed afterwards. At the end the seed is opened: here it is compared with the commitment, dealt anew, and every decision is replayed.
fair-record = The record of the game
fair-check = Verify
fair-opens-yes = The seed is the one that was committed to; this browser has counted it itself.
fair-opens-no = The seed does not match the commitment!
fair-opens-unknown = This browser counts fingerprints only over a secure connection; the server has checked it.
fair-good = Dealt anew and replayed: { $decisions } decisions, points { $points }, exactly as recorded.
fair-bad = It does not replay: { $message }

## What the table tells

event-sat = { $seat } sits down.
event-stood-up = A seat is free again.
event-dealt = The cards are dealt.
event-took-back = { $mine ->
    [yes] You take a decision back.
   *[no] { $seat } takes a decision back.
}
event-bot-took-over = A bot plays for { $seat }.
event-gave-back = { $seat } plays again.
event-undo-asked = { $seat } asks to go back.
event-undo-refused = { $seat } would rather not go back.
event-undone = Everybody agreed: the game went back.

## Refusals

why-unreachable = The table cannot be reached. Is there a connection?
why-connection-lost = The connection was lost before this arrived. Please try again.
why-no-such-link = This link leads to no table, or the seat was emptied.
why-no-such-page = There is no such page.
why-not-your-seat = This seat is not yours.
why-only-the-host = Only the host may do this.
why-no-such-table = There is no such table.
why-no-such-moment = There is no such moment.
why-no-such-seat = There is no such seat.
why-too-fast = That was too fast. One moment, please.
why-too-many-tables = Too many tables were made from here. Try again later.
why-too-many-connections = Too many pages are open from here.
why-too-slow = The connection was too slow; it is opened again.
why-fault = Something went wrong at the table. Nothing that was confirmed is lost.
why-cannot-open = This table cannot be opened any more.
why-busy = The table is busy. Try again in a moment.
why-try-again = Try again in a moment.
why-no-hint = There is no hint right now.
why-already-started = The game has begun already.
why-chat-full = Enough has been said at this table.
why-drawing-not-valid = This drawing cannot be kept.
why-drawing-moved-on = The drawing has changed in the meantime.
why-drawing-too-large = The sheet is full. Rub something out.
why-pencil-used-up = The pencil is used up: enough was drawn at this seat.
why-forks-have-no-record = A game that was played on from the middle of another has no record.
why-hello-first = The connection was not greeted.
why-said-hello-already = The connection was greeted already.
why-name-missing = Please say your name.
why-no-person-there = Nobody plays there.
why-no-undo-asked = Nobody asks to go back any more.
why-not-over = The game is not over yet.
why-not-started = The game has not begun yet.
why-nothing-asked = You are not asked for anything now.
why-nothing-said = There is nothing to say.
why-nothing-to-confirm = There is nothing to confirm.
why-other-components = This table was made with other component data.
why-seat-taken = Somebody sits there already.
why-seats-empty = Some seats are still free.
why-stale-question = The question has changed meanwhile.
why-table-full = Every seat is taken.
why-table-full-of-entries = This table has seen too much; no more can happen here.
why-undo-asked-already = Somebody asks to go back already.
why-not-a-decision = That is not among what can be decided here.
why-refused = That is not possible.
why-message-too-large = That is too long.
