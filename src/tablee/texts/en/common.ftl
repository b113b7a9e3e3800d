# What every table says, whatever the game and the screen.

you = you
seat = seat { $number }
chair-you = Player
chair-random = Random
chair-greedy = Greedy
total = Total

why-not-your-turn = It is not your turn: you are not asked for anything now.
why-nothing-to-take-back = There is nothing to take back.
why-something-was-revealed = Too late to take that back: something came out since.
why-others-decided-since = Too late to take that back: others have built on it since.

winner = { $mine ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[no] { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
winners = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

compiled = compiled
interpreted = interpreted
no-winner = Nobody won this time.
