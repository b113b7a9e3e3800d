# Ce que dit le terminal : l'accueil, les commandes, les questions autour du jeu et toutes les remarques.

## L'accueil

greeting = Tablée, une table de jeux de société : entre amis, contre l'ordinateur ou en solitaire.
greeting-more = Des règles complètes, pas de compte, et chaque coup refusé nomme sa règle. Prenez une chaise.
greeting-end = tablee COMMANDE --help explique une commande. --lang en speaks English.

about-play = jouer ; sans rien de plus, quelques questions mettent la table
about-resume = reprendre une partie interrompue
about-fork = rejouer à partir de n'importe quelle décision d'une partie terminée
about-watch = regarder jouer les robots
about-games = les jeux de l'étagère et leurs options
about-rules = les règles d'un jeu, ou une seule par son numéro
about-replay = revoir une partie terminée, en avant et en arrière
about-verify = vérifier un enregistrement : redistribué depuis sa graine et rejoué
about-simulate = faire jouer de nombreuses parties aux robots et compter
about-best-kingdom = pour qui a la boîte : le meilleur royaume avec vos douze tuiles
about-coverage-of-rules = quelles règles ont un test

help-words = à nommer
help-options = options
arg-help = expliquer cette commande
arg-version = dire la version et si le moteur est compilé
arg-lang = la langue ; par défaut celle de l'environnement
arg-plain = des lignes simples sans couleurs, pour un tube ou un lecteur d'écran
arg-game = un jeu, sous le nom que donne `tablee games`
arg-seats = qui joue, par exemple you,greedy,random ou you:NOM,you:NOM,greedy
arg-seed = un nombre qui redonne la même partie
arg-option = une option du jeu
arg-level = le niveau, par son nom ou son numéro en partant du plus facile
arg-advanced-bard = Mon Royaume : les bardes ne prennent aucune couleur
arg-components = un fichier de matériel corrigé pour un jeu
arg-resume = un journal ou une partie sauvée ; par défaut la dernière interrompue
arg-at = après combien de décisions ; par défaut depuis la donne
arg-pace = secondes entre deux moments
arg-save = garder la partie comme enregistrement
arg-file = un enregistrement
arg-number = une règle ou un chapitre, par exemple MR-4.3 ou MR-4
arg-players = combien de places
arg-games = combien de parties
arg-bots = quels robots ; le dernier occupe les places qui restent
arg-workers = combien de processus
arg-json = écrire du JSON
arg-tests = où sont les tests
arg-tiles = douze tuiles par leur nom ; « 3 bûcheron » ou « bûcheron x3 » pour plusieurs
arg-tale = le conte pour lequel bâtir
arg-advanced = avec le barde avancé

## Avant la partie

which-game = À quoi jouons-nous ?
how-many-bots = Combien de robots s'assoient avec vous ?
bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}
enter-takes = Un numéro, ou Entrée pour { $usual } :
choose-number = Tapez un numéro de 1 à { $most }, s'il vous plaît.
press-enter = Appuyez sur Entrée pour continuer.

welcome = Bienvenue dans { $title }.
at-the-table = Autour de la table : { $names }.
chosen-option = { $option } : { $value }.
game-option = --option { $name }=…  { $label } : { $values }. D'habitude { $usual }.
commitment = Les cartes sont données. Engagement sur la graine : { $commitment }
resumed = { $decisions ->
    [one] { $decisions } décision a déjà été prise ; nous reprenons là.
   *[other] { $decisions } décisions ont déjà été prises ; nous reprenons là.
}
help-offer = Tapez aide à tout moment.
seats = { $fewest } à { $most } joueurs

## Pendant la partie

curtain = Passez l'écran à { $name }. Les autres regardent ailleurs.
curtain-undo = { $name } : pour changer d'avis, tapez d'abord annuler.
forced = Il ne restait qu'un choix : { $decision }
taken-back = Repris : { $decision }

command-why = pourquoi
command-undo = annuler
command-hint = conseil
command-rules = règles
command-save = sauver
command-board = plateau
command-log = récit
command-help = aide
command-quit = quitter
undo-all = tout

help-choose = Tapez le numéro d'un choix, le nom d'une chose, ou une décision comme « { $example } ». Entrée montre de nouveau les choix.
help-why = « pourquoi { $example } » dit si une décision est permise, et quelle règle l'interdit
help-undo = reprendre votre dernière décision ; « annuler tout » reprend tout ce qui peut l'être
help-hint = ce qu'un bon robot ferait à votre place
help-rules = les chapitres des règles ; « règles { $rule } » montre une règle
help-save = « sauver FICHIER » garde la partie telle qu'elle est
help-board = montrer de nouveau toute la table
help-log = tout ce qui s'est passé jusqu'ici
help-help = cette liste
help-quit = partir ; la partie vous attend

not-understood = « { $line } » n'est pas compris. Tapez un numéro de 1 à { $most }, une décision comme « { $example } », ou l'un de ces mots : { $commands }.
rule-hint = « règles { $rule } » montre la règle.
rules-hint = « règles { $example } » montre une règle, « règles » et un chapitre toutes les siennes.
back-hint = 0 revient à tous les choix.
of-what = Pourquoi quoi ? « { $line } » n'est pas une décision. Écrivez par exemple « pourquoi { $example } ».
allowed = C'est permis : { $decision }
hint = Je choisirais : { $decision } [{ $notation }]
no-hint = Il n'y a pas encore de conseil pour ce jeu.
save-where = Dites où : sauver FICHIER
saved = La partie est sauvée. « tablee resume { $file } » reprend d'ici.
log-empty = Rien n'a encore été révélé.

kept = La partie vous attend : tablee resume { $file }
kept-closed = la table a été fermée au milieu de la partie ; rien n'est perdu, reprenez avec : tablee resume { $file }
interrupted = interrompu

## La fin

sheet-line = { $label } : { $points }
seed-opened = La graine sur laquelle la table s'était engagée : { $seed }
record-kept = La partie entière est gardée dans { $file }

## Revoir et vérifier

replay-keys = Entrée ou n : en avant, p : en arrière, début, fin, un numéro, q : quitter.
replay-more = conseil : ce que ferait un robot ici ; jouer : jouer à partir de là.
replay-first = début
replay-last = fin
replay-play = jouer
replay-nothing-open = Personne n'a rien à décider ici. Revenez avant une décision d'une partie terminée.
replay-start = { $title }, { $last } décisions.
replay-decision = { $number }/{ $last } { $name } : { $decision }
replay-moment = { $number }/{ $last }
replay-unfinished = La partie n'était pas finie : on la voit comme un spectateur.

verified = { $file } est en ordre.
verified-hash = Le contenu correspond à son empreinte : rien n'a été coupé ni changé.
verified-edition = La partie suit l'édition { $edition } { DE($title) } et ce matériel.
verified-seed = La graine est celle sur laquelle la table s'était engagée : { $commitment }
verified-decisions = { $decisions ->
    [one] { $decisions } décision a été rejouée depuis la donne ; elle est permise.
   *[other] { $decisions } décisions ont été rejouées depuis la donne ; toutes sont permises.
}
verified-points = Les points sont bien ceux de l'enregistrement : { $points }.
verified-unfinished = La partie n'était pas finie.

## Compter

simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { DE($title) } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, en tournant autour de la table.
simulated-bot = { $bot } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $share } de victoires ({ $interval }), { $mean } points en moyenne, { $spread } pour 5, 50 et 95 %.
simulated-lengths = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
simulated-ties = Victoires partagées : { $ties }.
simulated-count = { $what } : { $mean } par joueur et par partie.
simulated-speed = { $speed } décisions par seconde, { $how }.
simulated-checksum = Somme de contrôle { $checksum } pour la graine { $seed }.
column-bot = Robot
column-seats = Places
column-wins = Victoires
column-interval = sûr à 95 %
column-points = Points
column-spread = 5 / 50 / 95 %

coverage-untestable = { $rule }  ne peut pas être testée : { $reason }
coverage-missing = { $rule }  n'a pas de test
coverage-sum = { $rules } règles, { $missing } sans test ni raison.

## Remarques

unknown-game = il n'y a pas de jeu « { $game } » ; les jeux sont : { $games }
unknown-language = on ne parle pas « { $lang } » ici ; les langues sont : { $languages }
unknown-seat = « { $word } » ne peut pas s'asseoir ; écrivez you, you:Nom ou l'un des robots : { $bots }
unknown-rule = { $title } n'a pas de règle « { $rule } » ; ses règles vont de { $first } à { $last }
bad-name = « { $name } » n'est pas un nom de joueur ; mettez 1 à { $most } lettres lisibles après you:
bad-option = « { $line } » n'est pas une option ; écrivez --option nom=valeur
bad-components = « { $line } » ne nomme pas de fichier de matériel ; écrivez --components JEU=FICHIER
bad-number = { $option } doit être un nombre entier d'au moins { $least }, pas « { $text } »
bad-pace = --pace doit être un nombre de secondes de 0 à 60, pas « { $text } »
which-game-missing = dites à quel jeu jouer ; « tablee games » en donne la liste
nobody-plays = personne ne jouerait ; ajoutez you à --seats, ou prenez tablee watch
people-play = on ne regarde ici que des robots ; prenez tablee play, ou seulement des robots dans --seats
cannot-read = impossible de lire { $file } : { $reason }
cannot-write = impossible d'écrire { $file } : { $reason }
not-text = { $file } n'est pas un enregistrement : ce n'est pas du texte UTF-8
not-toml = { $file } n'est pas du TOML valable : { $reason }
no-tests = il n'y a pas de dossier { $folder } avec des tests ; nommez-le avec --tests
cut-off = { $file } est coupé : sa ligne de fin manque ; si c'est une partie en cours, reprenez avec : tablee resume { $file }
players-missing = l'enregistrement a { $seats } places mais nomme { $players } joueurs ; le fichier est abîmé
nothing-to-resume = aucune partie n'a été interrompue ; commencez avec tablee play
already-over = la partie de { $file } est finie ; revoyez-la avec : tablee replay { $file }
fork-not-over = cette partie n'est pas finie : ses secrets le restent ; reprenez-la avec tablee resume
fork-where = il n'y a rien à décider après { $at } ; --at va de 0 à { $last }
fork-seats = cette partie a { $seats } places, et --seats en nomme { $chairs }
about-serve = servir des tables sur le réseau
about-backup = copier la base du service dans un fichier
about-restore = mettre une sauvegarde à la place de la base du service
arg-host = l'adresse à écouter
arg-port = le port à écouter ; sinon, le premier qui est libre à partir de 8000
arg-open = ouvrir la page dans un navigateur
serving-home = Sur les téléphones et ordinateurs du même réseau : { $address }
serving-stop = Ctrl-C ferme la table ; les parties sont gardées et continueront la prochaine fois.
about-bring-back = remettre une table archivée dans la base du service
arg-backup = la sauvegarde, ou la table archivée
backed-up = La base est copiée dans { $file }.
restored = { $file } est à la place de la base.
brought-back = La table de { $file } est de nouveau dans la base.
kept-before = Ce qu'il y avait avant est gardé dans { $file }.
no-service = les paquets du service ne sont pas installés ici ; installez-les avec : pip install 'tablee[server]'
