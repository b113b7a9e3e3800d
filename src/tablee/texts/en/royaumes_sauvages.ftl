# Animal Kingdoms.

title = Animal Kingdoms
tagline = Send your animals into five realms, under decrees that change, and take the majority.

## Options

option-peace-treaty = Peace Treaty
option-peace-treaty-help = Neither battles nor tokens: the capital breaks a tie.
option-peace-treaty-off = no
option-peace-treaty-on = yes
option-solo-level = Solo level
option-solo-level-help = How strong the fictitious opponent is when you play alone.
option-solo-level-easy = easy
option-solo-level-medium = medium
option-solo-level-standard = standard
option-solo-level-hard = hard
option-solo-level-expert = expert
option-starter = First player
option-starter-help = Who starts the first age? Whoever saw a wild animal last, for instance.
option-starter-random = at random
option-starter-0 = first seat
option-starter-1 = second seat
option-starter-2 = third seat
option-starter-3 = fourth seat
option-starter-4 = fifth seat
option-rally-stall-limit = Rallies in a row
option-rally-stall-limit-help = After so many rallies in a row, of all players together, somebody must claim or pass.
option-rally-stall-limit-0 = no limit
option-rally-stall-limit-5 = 5 at most
option-rally-stall-limit-10 = 10 at most
option-rally-stall-limit-15 = 15 at most
option-rally-stall-limit-20 = 20 at most
option-rally-stall-limit-25 = 25 at most

## Questions and decisions

ask-act = Your turn: claim, rally or pass?
ask-discard = Which cards do you discard?
ask-fight = Battle! Which card do you send?
ask-reinforce = How many reinforcement tokens do you play on your card?
ask-bonus = Both Bonus cards match. Which one does the opponent play?
ask-wait = The others are deciding.

do-claim = Claim: { $a }, { $b }
do-rally = Rally
do-pass = Pass
do-discard = Discard: { $a }
do-draw = Draw
do-fight = Send: { $a }
do-reinforce = { $a ->
    [one] Play { $a } reinforcement token
   *[other] Play { $a } reinforcement tokens
}
do-decline = Play no token
do-bonus = The opponent plays: { $a }

## Events

event-age = Age { $a } begins.
event-decree = Decree in the { $a }: { $b }.
event-starts = { $mine ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-opponent-starts = The opponent starts.
event-claimed = { $mine ->
    [yes] You play { $a } in the { $b }.
   *[no] { $seat } plays { $a } in the { $b }.
}
event-opponent-claimed = The opponent plays { $a } in the { $b }.
event-capital = { $mine ->
    [yes] You play { $a } and take the capital of the { $b }.
   *[no] { $seat } plays { $a } and takes the capital of the { $b }.
}
event-opponent-capital = The opponent plays { $a } and takes the capital of the { $b }.
event-rallied = { $mine ->
    [yes] You rally.
   *[no] { $seat } rallies.
}
event-discarded = { $mine ->
    [yes] You discard { $a }.
   *[no] { $seat } discards { $a }.
}
event-opponent-discarded = Discarded for the opponent: { $a }.
event-drew = { $mine ->
    [yes] You draw { $a }.
   *[no] { $seat } draws { $a }.
}
event-deck-renewed = The deck was empty; the discard pile is shuffled and replaces it ({ $a } cards).
event-passed = { $mine ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-opponent-passed = The opponent has no cube left and is out.
event-first-to-pass = { $mine ->
    [yes] You are the first to go out and take a First-to-Pass tile.
   *[no] { $seat } is the first to go out and takes a First-to-Pass tile.
}
event-your-tile = { $b ->
    [one] Your secret tile is worth { $b } point.
   *[other] Your secret tile is worth { $b } points.
}
event-age-ends = Everybody is out: age { $a } is over.
event-realm-scored = Scoring the { $a }, majority tile { $b }.
event-nobody-there = Nobody has influence in the { $a }.
event-first-place = { $mine ->
    [yes] First place in the { $a }: you gain { $b }.
   *[no] First place in the { $a } for { $seat }: { $b } points.
}
event-opponent-first-place = First place in the { $a } for the opponent: { $b } points.
event-second-place = { $mine ->
    [yes] Second place in the { $a }: you gain { $b }.
   *[no] Second place in the { $a } for { $seat }: { $b } points.
}
event-opponent-second-place = Second place in the { $a } for the opponent: { $b } points.
event-third-place = { $mine ->
    [yes] Third place in the { $a }: you gain { $b }.
   *[no] Third place in the { $a } for { $seat }: { $b } point.
}
event-battle = First place is shared: battle in the { $a }.
event-fights = { $mine ->
    [yes] You fight.
   *[no] { $seat } fights.
}
event-showed = { $mine ->
    [yes] You show { $a }.
   *[no] { $seat } shows { $a }.
}
event-opponent-showed = The opponent shows { $a }.
event-reinforced = { $mine ->
    [yes] You reinforce { $a } by { $b }: strength { $c }.
   *[no] { $seat } reinforces { $a } by { $b }: strength { $c }.
}
event-declined = { $mine ->
    [yes] You play no token.
   *[no] { $seat } plays no token.
}
event-tied = Still tied: round { $a }.
event-token = { $mine ->
    [yes] You receive a reinforcement token.
   *[no] { $seat } receives a reinforcement token.
}
event-council = { $mine ->
    [yes] Your cube on the capital joins the council of the { $a }.
   *[no] { $seat }'s cube on the capital joins the council of the { $a }.
}
event-opponent-council = The opponent's cube on the capital joins the council of the { $a }.
event-bonus-card = New Bonus card: { $a }.
event-bonus-played = The Bonus card is played: { $a }.
event-tile-revealed = { $mine ->
    [yes] Your First-to-Pass tile: { $b } points.
   *[no] { $seat }'s First-to-Pass tile: { $b } points.
}
event-tokens-counted = { $mine ->
    [yes] Your reinforcement tokens count { $a }.
   *[no] { $seat }'s reinforcement tokens count { $a }.
}
event-over = The three ages are over.

## Why not

why-nothing-asked = It is not yours to decide now.
why-claim-rally-or-pass = In your turn you can claim, rally or pass.
why-no-cube-left = You have no cube left in your supply: you can only pass.
why-not-in-your-hand = This card is not in your hand: { $a }.
why-realm-is-full = The capital is taken, no territory is free: { $a }.
why-somebody-is-out = Somebody is out already: nobody can rally any more in this age.
why-too-many-rallies = { $a } rallies in a row already: claim or pass.
why-discard-at-least-one = Discard at least one card before you draw.
why-discard-or-draw = You are rallying: discard cards, then draw.
why-choose-a-battle-card = This is a battle: choose a card of your hand.
why-tokens-or-decline = It is time for reinforcement tokens: play some or decline.
why-not-so-many-tokens = You do not have so many reinforcement tokens: { $b }.
why-choose-a-bonus-card = First choose the Bonus card that the opponent plays.
why-not-a-bonus-card = This is not one of the Bonus cards: { $a }.

# $a the card, $b the realm, $c the decree, $d the card that stands against it, $e a number, $f the realm that shows it
why-decree-card = The decree "{ $c }" refuses { $a }.
why-decree-first = "{ $c }": { $a } cannot be the first card.
why-decree-none-fits = "{ $c }": { $a } goes with none of the cards that count.
why-decree-none-fits-1 = "{ $c }": { $a } does not go with { $d }.
why-decree-none-fits-2 = "{ $c }": { $a } goes neither with { $d } nor with { $e }.
why-decree-none-fits-3 = "{ $c }": { $a } goes with none of { $d }, { $e } and { $f }.
why-decree-none-fits-4 = "{ $c }": { $a } goes with none of { $d }, { $e }, { $f } and { $g }.
why-decree-value-lt = Needs less than { $e }: { $f } shows { $d }.
why-decree-value-le = Needs { $e } or less: { $f } shows { $d }.
why-decree-value-eq = Needs the value { $e }: { $f } shows { $d }.
why-decree-value-ne = Needs another value than { $e }: { $f } shows { $d }.
why-decree-value-ge = Needs at least { $e }: { $f } shows { $d }.
why-decree-value-gt = Needs more than { $e }: { $f } shows { $d }.
why-decree-species-eq = Needs the species of { $d } ({ $f }).
why-decree-species-ne = Needs another species than { $d } ({ $f }).
why-decree-parity-eq = Needs even with even, odd with odd: { $f } shows { $d }.
why-decree-parity-ne = Needs even after odd, odd after even: { $f } shows { $d }.
why-decree-gap-lt = Needs to be less than { $e } away from { $d } ({ $f }).
why-decree-gap-le = Needs to be at most { $e } away from { $d } ({ $f }).
why-decree-gap-eq = Needs to be exactly { $e } away from { $d } ({ $f }).
why-decree-gap-ne = Needs another distance than { $e } from { $d } ({ $f }).
why-decree-gap-ge = Needs to be at least { $e } away from { $d } ({ $f }).
why-decree-gap-gt = Needs to be more than { $e } away from { $d } ({ $f }).
why-decree-step = After { $d } it must be a { $e }.

## The score sheet

score-age-1-realm-4 = Age I, Tundra
score-age-1-realm-5 = Age I, Mountains
score-age-1-realm-6 = Age I, Savanna
score-age-1-realm-7 = Age I, Archipelago
score-age-1-realm-8 = Age I, Jungle
score-age-2-realm-4 = Age II, Tundra
score-age-2-realm-5 = Age II, Mountains
score-age-2-realm-6 = Age II, Savanna
score-age-2-realm-7 = Age II, Archipelago
score-age-2-realm-8 = Age II, Jungle
score-age-3-realm-4 = Age III, Tundra
score-age-3-realm-5 = Age III, Mountains
score-age-3-realm-6 = Age III, Savanna
score-age-3-realm-7 = Age III, Archipelago
score-age-3-realm-8 = Age III, Jungle
score-rallies = Rallies
score-first-to-pass = First-to-Pass tiles
score-tokens = Reinforcement tokens

## The board in colour

board-opponent = Opponent
board-age = Age { $age } of 3
board-over = The three ages are over
board-deck = deck { $deck }
board-discards = discards { $discards }
board-reserve = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
board-treaty = Peace Treaty
board-rallies = rallies in a row { $row } of { $most }
board-level = Solo, { $level }.
board-solo-end = { $won ->
    [yes] You have beaten the opponent.
   *[no] The opponent is not beaten.
}
board-bonus = Bonus cards:
board-battles = battles won { $won }, lost { $lost }
board-tile = tile
board-council = council
board-battle = Battle, { $realm }
board-last-battle = Last battle, { $realm }
board-battle-round = round { $round }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-rally-points = { $points } for rallies
board-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
board-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-first-tile = first out in age { $age }: { $points }
board-out = out, no. { $place }
board-answered = card chosen
board-discard-pile = Discards
board-hand = Hand
board-sealed = sent:

## What is worth knowing about a choice

note-rally = { $points ->
    [one] { $points } point and new cards
   *[other] { $points } points and new cards
}
note-first-to-pass = first out: a secret tile
note-for-points = { $points ->
    [one] for { $points } point
   *[other] for { $points } points
}
note-capital = the capital: your age ends
note-is-capital = { " " }(capital)
note-influence = influence { $mine } (most { $best }), tile { $tile }
note-strength = strength { $strength }

## The board in plain lines

tell-over = The three ages are over.
tell-age = Age { $age } of 3, started by { $first }.
tell-deck = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, { $discards } in the discard pile.
tell-discards = Discard pile: { $cards }.
tell-treaty = Peace Treaty: no battles, no tokens.
tell-reserve = Reinforcement tokens in the reserve: { $tokens }.
tell-rallies = Rallies in a row: { $row }, at most { $most }.
tell-level = You play against the fictitious opponent, level { $level }.
tell-solo-end = { $won ->
    [yes] You have beaten the opponent, { $mine } to { $theirs }.
   *[no] The opponent is not beaten: { $mine } to { $theirs }.
}
tell-bonus = Bonus cards of the opponent: { $cards }.
tell-battles = Battles in this end of age: { $won } won, { $lost } lost.
tell-decree = { $realm }, decree: { $decree }
tell-counting = { $realm }, cards that count for the decree: { $cards }.
tell-column = { $realm }, cards from the first to the last: { $cards }.
tell-column-empty = { $realm }, no card yet.
tell-territories = { $realm }, { $taken } of { $size } territories taken.
tell-capital-taken = Its capital: { $name }.
tell-capital-next = The next card takes the capital.
tell-capital-free = The capital is free.
tell-influence = { $realm }, influence: { $sides }.
tell-council = { $realm }, council: { $sides }.
tell-tiles = { $realm }, majority tile of this age { $tile }{ $left ->
    [0] .
   *[other] , later { $tiles }.
}
tell-nobody = nobody
tell-no-card = none
tell-realm = { $realm }, “{ $decree }”: last card { $last }, { $taken } of { $size } taken, influence { $sides }.
tell-battle = Battle, { $realm }, for { $points } points: { $sides }.
tell-last-battle = Last battle, { $realm }, for { $points } points: { $sides }.
tell-battle-round = Battle, round { $round }: { $cards }.
tell-battle-won = Won by: { $sides }.
tell-battle-left = Still in the battle: { $sides }.
tell-reinforced = { $name } { $card } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} (strength { $strength })
tell-side = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $supply ->
    [one] { $supply } cube
   *[other] { $supply } cubes
} in supply.
tell-points-of = { $name }, points by age: { $ages }{ $rallies ->
    [0] .
   *[other] ; rallies { $rallies }.
}
tell-age-points = { $points } in age { $age }
tell-side-hand = { $name }: { $cards ->
    [one] { $cards } card in hand.
   *[other] { $cards } cards in hand.
}
tell-side-tokens = { $name }: { $tokens ->
    [one] { $tokens } reinforcement token.
   *[other] { $tokens } reinforcement tokens.
}
tell-first-to-pass = { $name }: first out in age { $ages }.
tell-tile-open = { $name }: First-to-Pass tile of age { $age }, { $points } points.
tell-answered = { $name }: card chosen.
tell-scores = Points: { $scores }.
tell-nobody-out = Nobody is out in this age.
tell-out = Out in this age, in this order: { $sides }.
tell-own-tile = Your secret First-to-Pass tile of age { $age }: { $points } points.
tell-sealed = Your card for the battle: { $card }.
tell-hand = Your hand: { $cards }.
tell-open-hand = Hand of { $name }: { $cards }.
tell-home = In your hand, { $card } may go to: { $realms }.
tell-homeless = In your hand, { $card } may go nowhere now.
tell-with-capital = { $realm } (capital)

## The drawn board

board-rs-card-of = { $card }, { $name }
board-rs-column = Territories taken: { $taken } of { $size }
board-rs-capital-free = Free capital
board-rs-influence = Influence
board-rs-influence-of = { $name }: influence { $count }
board-rs-influence-first = { $name }: influence { $count }, in front
board-rs-influence-tied = { $name }: influence { $count }, tied in front
board-rs-nobody = Nobody yet
board-rs-council = Council
board-rs-council-free = free seat
board-rs-tiles = Majority tile of this age: { $tile }; next: { $rest }
board-rs-tiles-over = All majority tiles are gone
board-rs-ring = The five realms as a ring, with cubes and councils
board-rs-age-of = age of III
board-rs-realms = The five realms
board-rs-hand = Your hand
board-rs-sealed = { $card }, sent into battle
board-rs-goes-to = { $card }. May go to: { $realms }
board-rs-goes-nowhere = { $card }. May go nowhere
board-rs-not-there = { $realm }, why not?
board-rs-choose = Choose a card, rally or pass.
board-rs-choose-realm = { $card }: to which realm?
board-rs-choose-card = { $realm }: with which card?
board-rs-discard-prompt = Touch the cards to discard, then draw.
board-rs-fight-prompt = Choose the card that you send, face down.
board-rs-pass-first = You go out first: a secret tile of 2 to 5 points, and nobody can rally any more.
board-rs-pass-out = You are out until the end of the age; your cards stay for the battles.
board-rs-forget = Choose nothing
board-rs-would-capital = The capital: your age ends.
board-rs-would = { $place ->
    [first] Your influence: { $influence }, in front.
    [tied] Your influence: { $influence }, tied in front.
   *[behind] Your influence: { $influence }.
}
board-rs-houses = The Houses
board-rs-tile-hidden = First-to-Pass tile of age { $age }, secret
board-rs-tile-known = First-to-Pass tile of age { $age }: { $points } points
board-rs-out = out, no. { $place }
board-rs-battle = Battle: { $realm }
board-rs-battle-was = The battle is over: { $realm }
board-rs-next-battle = Next battle ({ $more } more)
board-rs-battle-card-tokens = { $tokens ->
    [one] { $card } with { $tokens } token, strength { $strength }
   *[other] { $card } with { $tokens } tokens, strength { $strength }
}
board-rs-battle-sealed = { $name } has put down a card face down
board-rs-battle-awaited = { $name } is still choosing
board-rs-battle-deck = The opponent's cards will come from the deck
board-rs-battle-won = first place
board-rs-battle-lost = beaten
board-rs-battle-solo = Battles of this end of age: { $won } won, { $lost } lost.
board-rs-tokens-yours = Your answer: reinforcement tokens, or nothing.
board-rs-tokens-theirs = { $names } may answer with reinforcement tokens.
board-rs-sheet = Points by age and realm
board-rs-age = Age { $age }
board-rs-counted = Age { $age } is counted
board-rs-new-age = The cubes of the capitals now sit on the councils. Age { $age } begins under new decrees.
board-rs-discards = Discards: { $count }, deck: { $deck }
board-rs-no-discards = No card is discarded.
board-rs-used = Past decrees: { $count }
board-rs-no-used = No decree has gone yet.
board-rs-solo = Fictitious opponent, level { $level }
board-rs-no-bonus = It plays without a Bonus card.
board-rs-bonus-help = { $count ->
    [one] Its Bonus card, ready to follow a card that is like it.
   *[other] Its Bonus cards, ready to follow a card that is like them.
}

## The table as text

field-level = Level
field-peace-treaty = Peace Treaty
field-rally-limit = Rallies in a row, at most
field-age = Age
field-step = Step
field-first = First player (seat)
field-turn = Turn of (seat)
field-out = Out, in order (seats)
field-rally-open = Rally is open
field-rallies-in-a-row = Rallies in a row
field-deck = Cards in the deck
field-discards = Discard pile
field-reserve = Tokens in reserve
field-used-decrees = Past decrees
field-bonus = Bonus cards
field-realms = Realms
field-sides = Houses
field-battle = Battle
field-last-battle = Last battle
field-battles-won = Battles won in this end of age
field-battles-lost = Battles lost in this end of age
field-me = For you alone
field-realm = Realm
field-size = Territories
field-open = Free territory
field-decree = Decree
field-category = Kind
field-text-fr = In French
field-text-en = In English
field-counting = Cards that count
field-column = Column
field-capital = Capital (seat)
field-council = Council (seats)
field-influence = Influence, seat by seat
field-tiles = Tiles
field-tile = Tile
field-card = Card
field-side = Seat
field-order = Played as number
field-colour = Colour
field-supply = Cubes in supply
field-tokens = Reinforcement tokens
field-cards = Cards in hand
field-hand = Hand
field-answered = Card chosen
field-ages-first = First out in ages
field-points = Points
field-fighters = Fighters (seats)
field-still-in = Still in (seats)
field-rounds = Rounds
field-strength = Strength
field-sealed = Card sent
word-act = claim, rally or pass
word-discard = discard
word-bonus = Bonus cards
word-fight = battle
word-reinforce = reinforcement tokens
word-over = end of the game
word-A = the card alone
word-B = this realm
word-C = the neighbouring realms
word-D = all other realms
verb-claim = Claim
verb-rally = Rally
verb-pass = Pass
verb-discard = Discard
verb-draw = Draw
verb-fight = Fight
verb-reinforce = Reinforce
verb-decline = Decline
verb-bonus = Bonus card
