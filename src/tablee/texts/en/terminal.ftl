# What the terminal says: the welcome, the commands, the questions around a game, and every complaint.

## The welcome

greeting = Tablée, a table for board games: with friends, against the computer, or alone.
greeting-more = Complete rules, no account, and every refused move names its rule. Pick a chair.
greeting-end = tablee COMMAND --help explains a command. --lang fr parle français.

about-play = play a game; without more, a few questions set the table
about-resume = go on with a game that was interrupted
about-fork = play on from any decision of a finished game
about-watch = watch bots play
about-games = the games on the shelf, with their options
about-rules = the rules of a game, or one of them by its number
about-replay = go through a finished game, forward and back
about-verify = check a record: dealt anew from its seed and replayed
about-simulate = let bots play many games and count
about-best-kingdom = for people with the box: the best kingdom from your twelve tiles
about-coverage-of-rules = which rules have a test

help-words = what to name
help-options = options
arg-help = explain this command
arg-version = say the version and whether the engine is compiled
arg-lang = the language; by default as the environment says
arg-plain = plain lines without colours, for a pipe or a screen reader
arg-game = a game, as `tablee games` names them
arg-seats = who plays, for example you,greedy,random or you:NAME,you:NAME,greedy
arg-seed = a number that deals the same game again
arg-option = an option of the game
arg-level = the level, by name or by number from the easiest
arg-advanced-bard = Mon Royaume: bards take on no colour
arg-components = a corrected component file for a game
arg-resume = a journal or a saved game; by default the one interrupted last
arg-at = after how many decisions; by default from the deal
arg-pace = seconds between two moments
arg-save = keep the game as a record
arg-file = a record
arg-number = a rule or a chapter, for example MR-4.3 or MR-4
arg-players = how many seats
arg-games = how many games
arg-bots = which bots; the last one fills the seats that are left
arg-workers = how many processes
arg-json = print JSON
arg-tests = where the tests are
arg-tiles = twelve tiles by name; "3 woodcutter" or "woodcutter x3" for several
arg-tale = the tale to build for
arg-advanced = with the advanced bard

## Before a game

which-game = What shall we play?
how-many-bots = How many bots sit down with you?
bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
enter-takes = A number, or Enter for { $usual }:
choose-number = Please type a number from 1 to { $most }.
press-enter = Press Enter to go on.

welcome = Welcome to { $title }.
at-the-table = At the table: { $names }.
chosen-option = { $option }: { $value }.
game-option = --option { $name }=…  { $label }: { $values }. Usually { $usual }.
commitment = The cards are dealt. Commitment to the seed: { $commitment }
resumed = { $decisions ->
    [one] { $decisions } decision was made so far; we go on from there.
   *[other] { $decisions } decisions were made so far; we go on from there.
}
help-offer = Type help at any time.
seats = { $fewest } to { $most } players

## In a game

curtain = Pass the screen to { $name }. The others look away.
curtain-undo = { $name }: to change your mind, type undo first.
forced = Only one choice was left: { $decision }
taken-back = Taken back: { $decision }

command-why = why
command-undo = undo
command-hint = hint
command-rules = rules
command-save = save
command-board = board
command-log = log
command-help = help
command-quit = quit
undo-all = all

help-choose = Type the number of a choice, the name of a thing, or a decision such as “{ $example }”. Enter shows the choices again.
help-why = “why { $example }” says whether a decision is allowed, and which rule forbids it
help-undo = take back your last decision; “undo all” takes back all that can be
help-hint = what a good bot would do in your place
help-rules = the chapters of the rules; “rules { $rule }” shows a rule
help-save = “save FILE” keeps the game as it is now
help-board = show the whole table again
help-log = all that happened so far
help-help = this list
help-quit = leave; the game waits for you

not-understood = “{ $line }” is not understood. Type a number from 1 to { $most }, a decision such as “{ $example }”, or one of: { $commands }.
rule-hint = “rules { $rule }” shows the rule.
rules-hint = “rules { $example }” shows a rule, “rules” and a chapter all of its rules.
back-hint = 0 goes back to all choices.
of-what = Why what? “{ $line }” is no decision. Write for example “why { $example }”.
allowed = That is allowed: { $decision }
hint = I would choose: { $decision } [{ $notation }]
no-hint = There is no hint for this game yet.
save-where = Say where: save FILE
saved = The game is saved. “tablee resume { $file }” goes on from here.
log-empty = Nothing has come out yet.

kept = The game waits for you: tablee resume { $file }
kept-closed = the table was closed in the middle of the game; nothing is lost, go on with: tablee resume { $file }
interrupted = interrupted

## The end

sheet-line = { $label }: { $points }
seed-opened = The seed that was committed to: { $seed }
record-kept = The whole game is kept in { $file }

## Replay and verify

replay-keys = Enter or n: forward, p: back, first, last, a number, q: quit.
replay-more = hint: what a bot would do here; play: play on from here.
replay-first = first
replay-last = last
replay-play = play
replay-nothing-open = Nobody has to decide here. Go back, to before a decision of a finished game.
replay-start = { $title }, { $last } decisions.
replay-decision = { $number }/{ $last } { $name }: { $decision }
replay-moment = { $number }/{ $last }
replay-unfinished = The game was not over yet: it is shown as an onlooker sees it.

verified = { $file } is in order.
verified-hash = The content matches its hash: nothing was cut off or altered.
verified-edition = It was played with edition { $edition } of { $title } and this component data.
verified-seed = The seed is the one that was committed to: { $commitment }
verified-decisions = { $decisions ->
    [one] { $decisions } decision was replayed from the deal and is legal.
   *[other] { $decisions } decisions were replayed from the deal; every one is legal.
}
verified-points = The points come out as recorded: { $points }.
verified-unfinished = The game was not over yet.

## Counting

simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seats in rotation.
simulated-bot = { $bot } at { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: wins { $share } ({ $interval }), points { $mean } on average, { $spread } for 5, 50 and 95 %.
simulated-lengths = Decisions in a game: { $mean } on average, from { $least } to { $most }.
simulated-ties = Shared victories: { $ties }.
simulated-count = { $what }: { $mean } for each seat and game.
simulated-speed = { $speed } decisions a second, { $how }.
simulated-checksum = Checksum { $checksum } for seed { $seed }.
column-bot = Bot
column-seats = Seats
column-wins = Wins
column-interval = 95 % sure
column-points = Points
column-spread = 5 / 50 / 95 %

coverage-untestable = { $rule }  cannot be tested: { $reason }
coverage-missing = { $rule }  has no test
coverage-sum = { $rules } rules, { $missing } without a test or a reason.

## Complaints

unknown-game = there is no game “{ $game }”; the games are: { $games }
unknown-language = “{ $lang }” is not spoken here; the languages are: { $languages }
unknown-seat = “{ $word }” cannot sit down; write you, you:Name or one of the bots: { $bots }
unknown-rule = { $title } has no rule “{ $rule }”; its rules go from { $first } to { $last }
bad-name = “{ $name }” is no name to play under; use 1 to { $most } printable letters after you:
bad-option = “{ $line }” is no option; write --option name=value
bad-components = “{ $line }” names no component file; write --components GAME=FILE
bad-number = { $option } must be a whole number of at least { $least }, not “{ $text }”
bad-pace = --pace must be a number of seconds from 0 to 60, not “{ $text }”
which-game-missing = say which game to play; “tablee games” lists them
nobody-plays = nobody would play; add you to --seats, or use tablee watch
people-play = people cannot be watched here; use tablee play, or only bots in --seats
cannot-read = cannot read { $file }: { $reason }
cannot-write = cannot write { $file }: { $reason }
not-text = { $file } is not a record: it is not UTF-8 text
not-toml = { $file } is not valid TOML: { $reason }
no-tests = there is no folder { $folder } with tests; name it with --tests
cut-off = { $file } is cut off: its end line is missing; if it is a game under way, go on with: tablee resume { $file }
players-missing = the record has { $seats } seats but names { $players } players; the file is damaged
nothing-to-resume = no game was interrupted; begin one with tablee play
already-over = the game in { $file } is over; look at it with: tablee replay { $file }
fork-not-over = this game is not over: its secrets stay where they are; go on with tablee resume
fork-where = there is no decision to make after { $at }; --at takes 0 to { $last }
fork-seats = this game has { $seats } seats, and --seats names { $chairs }
about-serve = serve tables over the network
about-backup = copy the service's database into a file
about-restore = put a backup in place of the service's database
arg-host = the address to listen on
arg-port = the port to listen on; without it, the first free one from 8000
arg-open = open the page in a browser
serving-home = On phones and laptops in the same network: { $address }
serving-stop = Ctrl-C closes the table; games are kept, and go on the next time.
about-bring-back = put an archived table back into the service's database
arg-backup = the backup, or the archived table
backed-up = The database is copied to { $file }.
restored = { $file } is in place of the database.
brought-back = The table of { $file } is in the database again.
kept-before = What was there before is kept in { $file }.
no-service = the service's own packages are not installed here; install them with: pip install 'tablee[server]'
