# Ce que dit toute table, quels que soient le jeu et l'écran.

you = vous
seat = place { $number }
chair-you = Joueur
chair-random = Hasard
chair-greedy = Gourmand
total = Total

why-not-your-turn = Ce n'est pas à vous : on ne vous demande rien pour l'instant.
why-nothing-to-take-back = Il n'y a rien à reprendre.
why-something-was-revealed = Trop tard pour reprendre ce choix : quelque chose a été révélé depuis.
why-others-decided-since = Trop tard pour reprendre ce choix : d'autres ont décidé à partir de lui.

winner = { $mine ->
    [yes] Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[no] { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
winners = { $names } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

compiled = compilé
interpreted = interprété
no-winner = Personne n'a gagné cette fois.
