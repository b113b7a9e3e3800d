# Ce que disent les pages de la table.

skip = Aller au contenu
loading = Un instant…
close = Fermer
offline = Pas de connexion. Les pages restent, la table attend le retour du réseau.

nav = Pages
nav-home = Accueil
nav-mine = Mes tables
nav-settings = Réglages
nav-verify = Vérifier une partie

## Accueil

home-title = À table !
home-lead = Cinq jeux de société avec toutes leurs règles : entre amis, contre l'ordinateur ou en solo. Pas de compte, un lien suffit.
home-learn = Première partie guidée
home-go-on = Retour à ma table
home-rules = Règles
home-players = { $fewest } à { $most } joueurs
home-minutes = { $same ->
    [yes] { $most } min
   *[no] { $least } à { $most } min
}
home-age = dès { $age } ans
home-unofficial = Une édition non officielle. Les jeux sont à leurs auteurs et éditeurs, nommés dans les règles ; les images et les textes sont les nôtres.

## Mettre la table

setup-who = Qui joue ?
setup-presets = Tables habituelles
setup-kind-bots = Avec des robots
setup-kind-friends = Entre amis, par lien
setup-kind-screen = Tous sur cet écran
setup-count = Joueurs
setup-me = moi
setup-friend = un ami, par lien
setup-here = quelqu'un devant cet écran
setup-bot = robot : { $bot }
setup-player = Joueur { $number }
setup-play = Jouer
setup-invite = Mettre la table et inviter
setup-options = Options
setup-more = La table
setup-confirm = Les autres ne voient un tour qu'une fois confirmé
setup-clock = Temps de réflexion pour chacun
setup-no-clock = sans pendule
setup-minutes = { $minutes } minutes
bot-random = Étourdi
bot-greedy = Malin
who-name = Votre nom
who-avatar = Votre tête
avatar-fox = renard
avatar-owl = chouette
avatar-bear = ours
avatar-hare = lièvre
avatar-cat = chat
avatar-frog = grenouille
avatar-wolf = loup
avatar-hen = poule

## Avant de commencer

lobby-title = { $game } : la table est mise
lobby-seats = Autour de la table
lobby-start = Distribuer et commencer
lobby-host-starts = Tout le monde est là. L'hôte va distribuer.
lobby-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-free = libre
lobby-empty = Libérer la place
lobby-bot = Asseoir un robot
lobby-sit = M'asseoir ici
lobby-invite = Inviter
lobby-invite-help = Envoyez ce lien, ou faites lire le code par un téléphone.
lobby-link = Lien pour rejoindre la table
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-qr = Code avec le lien pour rejoindre la table
lobby-watch = Lien pour les spectateurs
lobby-watch-short = regarder
join-title = Rejoindre une table { DE($game) }
join-sit = M'asseoir
join-full = Toutes les places sont prises.
join-watch = Regarder

## À la table

table-unknown = Ce navigateur ne connaît pas cette table
table-unknown-help = Les liens d'une table restent dans le navigateur qui l'a rejointe. Redemandez le lien.
table-closed = Ce lien ne mène plus nulle part
table-question = Ce qui est demandé
table-your-turn = À vous
table-waiting = { $count ->
    [one] { $names } réfléchit…
   *[other] Décident encore : { $names }…
}
table-wait = Un instant…
table-over = La partie est terminée.
table-confirm-asked = Votre tour est complet. Le montrer aux autres ?
table-confirm = Confirmer
table-take-back = Reprendre
table-hint = Conseil
table-hinted = le conseil
table-hint-says = Moi, je ferais : { $decision }
table-lost = La connexion est perdue. On réessaie ; rien n'est perdu.
table-allowed = C'est permis maintenant.
table-rule = Règle { $rule }
table-text = La table en texte
seat-bot = robot
seat-bot-plays = un robot joue
seat-here = présent
seat-away = absent
seat-asked = décide
seat-give-back = Rejouer moi-même
seat-hand-over = Laisser jouer un robot
seat-hand-over-own = Laisser un robot jouer pour moi
seat-onlookers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
seat-rename = Changer mon nom
seat-rename-save = Enregistrer
undo-asked = { $name } demande à revenir en arrière.
undo-waits = On attend les autres.
undo-yes = D'accord
undo-no = Non
aside = Journal et discussion
log-title = Journal
log-empty = Il ne s'est encore rien passé.
log-look = Voir le moment { $number }
log-look-short = voir
log-undo = Demander à revenir au moment { $number }
log-undo-short = revenir
chat-title = Discussion
chat-empty = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-onlooker = Spectateur
curtain-title = Passez l'écran à { $name }
curtain-help = Les autres regardent ailleurs.
curtain-open = C'est moi, { $name }

## Le plateau commun et la table en texte

board-choices = Ce que vous pouvez décider
board-all-choices = Tous les choix
board-back = Retour
board-group = { $verb } : { $first } ({ $count })
board-yours = Vous seul voyez ceci
board-middle = Sur la table
board-why-not = pourquoi pas ?
board-true = oui
board-false = non
text-type = Votre décision
text-decide = Décider
text-help = Tapez un nombre de 1 à { $most }, les mots ou la notation ; ou appuyez sur un des choix.
text-unknown = Ce n'est aucun des choix.
text-not-asked = On ne vous demande rien pour l'instant.
text-table = Ce qui est sur la table
text-number = Numéro { $number }

verb-pick = Prendre
verb-place = Placer
verb-bard = Côté barde
verb-give = Donner
verb-discard = Abandonner

field-seats = Joueurs
field-me = À vous
field-hand = Main
field-chosen = Choisi
field-remembered = Mémoire
field-left-to-place = Reste à placer
field-tiles = Tuiles
field-tales = Contes
field-tale = Conte
field-tokens = Jetons
field-token-kinds = Sortes de jetons
field-transferred = Venus d'ailleurs
field-markers = Marqueurs
field-answered = A décidé
field-kingdom = Royaume
field-kingdom-points = Points du royaume
field-level = Niveau
field-step = Étape
field-round = Manche
field-pick = Choix
field-passes-to = La main part
field-removed = Hors du jeu
field-stack = Tuiles restantes
field-supply = Réserve
field-adventures = Aventures
field-adventure = Aventure
field-wants = Demande
field-gains = Y gagneraient
field-resolved = Faite
field-bard-cards = Cartes barde
field-elements = Éléments
field-present = Présents
field-bonus = Bonus
field-kept = Gardé
field-type = Genre
field-age = Âge
field-seat = Place
field-slot = Emplacement
field-tile = Tuile
field-bard = Côté barde
field-holder = Tenu par
field-caller = Appelle les cartes
field-advanced-bard = Barde avancé

value-caller = { $seat }
value-holder = { $seat }
value-gains = { $seat }
value-gives = { $seat }
value-winner = { $seat }

## Le guide

guide-title = Votre guide

learn-title = Première partie guidée
learn-help = Deux minutes de Mon Royaume pour un Conte contre un robot étourdi, avec les règles les plus simples. Le guide dit à chaque question ce qui compte ; on peut tout reprendre tant que rien de nouveau n'est sorti.
learn-begin = Commencer

## La fin et la relecture

end-rematch = Une autre partie
end-join-rematch = Rejoindre la partie suivante
end-replay = Revoir la partie
end-sheet = Feuille de score
end-line = Ligne
end-winner = gagne
replay-title = Revoir la partie
replay-controls = Relecture
replay-start = Les cartes sont distribuées.
replay-moment = Moment
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-fork = Jouer à partir d'ici
replay-leave = À la table

## Mes tables, règles, réglages

mine-help = Les tables dont ce navigateur garde les liens. En oublier une ne l'arrête pas.
mine-none = Pas encore de table.
mine-open = en cours
mine-over = terminée
mine-go = Y aller
mine-forget = Oublier
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
rules-chapters = Chapitres
rules-play = Mettre une table
rules-table = Tableau au paragraphe { $number }
settings-you = Vous
settings-look = Apparence
settings-language = Langue
settings-theme = Lumière
settings-theme-auto = comme l'appareil
settings-theme-light = jour
settings-theme-dark = soir
settings-motion = Mouvement
settings-motion-auto = comme l'appareil
settings-motion-full = tout
settings-motion-less = le moins possible
settings-text = Montrer les tables en texte, pour lecteurs d'écran et claviers
settings-plain = Plateaux en mots plutôt que dessinés
settings-shortcuts = Touches à la table : U reprendre, H conseil, C confirmer, T texte
settings-call = Quand c'est à vous
settings-sound = Frapper sur le bois
settings-vibration = Vibrer
settings-notifications = Me prévenir quand la page est en arrière-plan
settings-notifications-refused = Le navigateur ne le permet pas pour cette page.

## L'équité

fair-commitment = Engagement :
fair-what = qu'est-ce que c'est ?
fair-seed = La graine :
fair-not-yet = Elle s'ouvre quand la partie est terminée.
fair-explained = Tout le hasard d'une partie vient d'une seule graine secrète. Son empreinte, l'engagement, est montrée avant la première carte, si bien que personne ne peut changer la graine ensuite. À la fin, la graine s'ouvre : ici on la compare à l'engagement, on redistribue, et on rejoue chaque décision.
fair-record = Le compte rendu de la partie
fair-check = Vérifier
fair-opens-yes = La graine est bien celle de l'engagement ; ce navigateur l'a calculé lui-même.
fair-opens-no = La graine ne correspond pas à l'engagement !
fair-opens-unknown = Ce navigateur ne calcule les empreintes que sur une connexion sûre ; le serveur a vérifié.
fair-good = Redistribuée et rejouée : { $decisions } décisions, points { $points }, exactement comme notés.
fair-bad = Elle ne se rejoue pas : { $message }

## Ce que raconte la table

event-sat = { $seat } s'assoit.
event-stood-up = Une place est de nouveau libre.
event-dealt = Les cartes sont distribuées.
event-took-back = { $mine ->
    [yes] Vous reprenez une décision.
   *[no] { $seat } reprend une décision.
}
event-bot-took-over = Un robot joue pour { $seat }.
event-gave-back = { $seat } joue de nouveau.
event-undo-asked = { $seat } demande à revenir en arrière.
event-undo-refused = { $seat } préfère ne pas revenir en arrière.
event-undone = Tout le monde est d'accord : la partie est revenue en arrière.

## Refus

why-unreachable = La table est injoignable. Y a-t-il une connexion ?
why-connection-lost = La connexion s'est perdue avant que cela n'arrive. Veuillez réessayer.
why-no-such-link = Ce lien ne mène à aucune table, ou la place a été libérée.
why-no-such-page = Cette page n'existe pas.
why-not-your-seat = Cette place n'est pas la vôtre.
why-only-the-host = Seul l'hôte peut le faire.
why-no-such-table = Cette table n'existe pas.
why-no-such-moment = Ce moment n'existe pas.
why-no-such-seat = Cette place n'existe pas.
why-too-fast = C'était trop vite. Un instant, s'il vous plaît.
why-too-many-tables = Trop de tables ont été mises d'ici. Réessayez plus tard.
why-too-many-connections = Trop de pages sont ouvertes d'ici.
why-too-slow = La connexion était trop lente ; on la rouvre.
why-fault = Quelque chose s'est mal passé à la table. Rien de confirmé n'est perdu.
why-cannot-open = Cette table ne peut plus s'ouvrir.
why-busy = La table est occupée. Réessayez dans un instant.
why-try-again = Réessayez dans un instant.
why-no-hint = Pas de conseil pour le moment.
why-already-started = La partie a déjà commencé.
why-chat-full = On a assez parlé à cette table.
why-drawing-not-valid = Ce dessin ne peut pas être gardé.
why-drawing-moved-on = Le dessin a changé entre-temps.
why-drawing-too-large = La feuille est pleine. Gommez un peu.
why-pencil-used-up = Le crayon est usé : on a assez dessiné à cette place.
why-forks-have-no-record = Une partie reprise au milieu d'une autre n'a pas de compte rendu.
why-hello-first = La connexion n'a pas été saluée.
why-said-hello-already = La connexion a déjà été saluée.
why-name-missing = Dites votre nom, s'il vous plaît.
why-no-person-there = Personne ne joue à cette place.
why-no-undo-asked = Personne ne demande plus à revenir en arrière.
why-not-over = La partie n'est pas encore terminée.
why-not-started = La partie n'a pas encore commencé.
why-nothing-asked = On ne vous demande rien pour l'instant.
why-nothing-said = Il n'y a rien à dire.
why-nothing-to-confirm = Il n'y a rien à confirmer.
why-other-components = Cette table a été mise avec d'autres données de jeu.
why-seat-taken = Quelqu'un est déjà assis là.
why-seats-empty = Des places sont encore libres.
why-stale-question = La question a changé entre-temps.
why-table-full = Toutes les places sont prises.
why-table-full-of-entries = Cette table en a trop vu ; plus rien ne peut s'y passer.
why-undo-asked-already = Quelqu'un demande déjà à revenir en arrière.
why-not-a-decision = Cela ne fait pas partie de ce qui peut se décider ici.
why-refused = Ce n'est pas possible.
why-message-too-large = C'est trop long.
