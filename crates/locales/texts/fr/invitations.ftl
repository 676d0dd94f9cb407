# Les invitations à une partie par courrier, et les réponses aux invités.

invited = { $host } vous invite à une partie par courrier : { game-title }. Répondez `oui` ou `non`.
invited-game = jeu : { game-title }
invited-players = joueurs : { $names }
invited-you = { $name } (vous)
invited-first = commence : { $first }
invited-how = Pour répondre : répondez à ce message par le mot `oui`, seul sur la première ligne, ou par `non`. Votre logiciel de courrier suffit : le plateau arrive par courrier, et vous répondez par votre coup. La partie commence quand tous ont accepté.
invited-key = Si vous avez une clé de ce programme, mettez-la sur une ligne sous le `oui` (`adjudicate key show` l'affiche), et vous signez vous-même. Pour tous les autres, l'arbitre écrit les coups.
invited-secret = L'adresse à laquelle vous répondez est à vous seul. Ne transférez pas ce message.
invited-languages = Dans une autre langue : répondez par une des lignes { $lines }.
language-line = langue français
invited-subject = { $game } { $id } : { invited-word }
invited-word = vous êtes invité
invited-again = Re: { $game } { $id } : vous êtes invité

declined-self = Vous avez décliné la partie ({ game-title }). Les autres en sont informés, et vous n'en entendrez plus parler.
declined-other = { $name } a décliné : il n'y aura pas de partie ({ game-title }) avec ces joueurs.
declined-host = { $name } ({ $mail }) a décliné : il n'y aura pas de partie ({ game-title }) avec ces joueurs. Vous pouvez inviter quelqu'un d'autre : la ligne `inviter { $game }` avec les adresses, dans un nouveau message au serveur.
declined-subject = [adjudicate] { $game } { $id } : { $name } a décliné

doubt-address = Une réponse à votre invitation est arrivée, mais d'une autre adresse que celle qui est invitée ; rien n'a donc été fait. Si elle venait de vous, répondez à ce message depuis l'adresse à laquelle il arrive. L'arbitre en est informé.
doubt-proof = Une réponse à votre invitation est arrivée, mais sans preuve qu'elle vienne de votre adresse ; rien n'a donc été fait. Si elle venait de vous, répondez à ce message depuis l'adresse à laquelle il arrive. L'arbitre en est informé.
seat-unclear = Votre réponse à l'invitation n'est pas claire ; rien n'a donc été fait. Répondez `oui` ou `non`, seul sur la première ligne. L'arbitre lit tout le reste.
seat-key-unfit = Vous n'avez pas encore de place : { $reason }. Répondez `non`, ou de nouveau avec une clé sous le `oui` ; avec `oui` seul, l'arbitre écrit vos coups.
seat-key-needed = Vous n'avez pas encore de place : { $reason }. Répondez `non`, ou de nouveau avec une clé sous le `oui`.
seat-taken = Vous jouez sous le nom de { $name }. La partie commence dès que { $number ->
    [one] { $names } aura répondu aussi
   *[other] { $names } auront répondu aussi
} ; d'ici là, vous pouvez encore répondre `non`.
seat-taken-key = Vous jouez sous le nom de { $name }. Vous signez vous-même, avec la clé que vous avez envoyée. La partie commence dès que { $number ->
    [one] { $names } aura répondu aussi
   *[other] { $names } auront répondu aussi
} ; d'ici là, vous pouvez encore répondre `non`.

friend-invites = { $host } vous invite à une partie : { game-title }.
friend-subject = { $host } vous invite à une partie : { game-title }
friend-many = C'est un jeu à { $players } joueurs.
friend-many-taken = C'est un jeu à { $players } joueurs. Ont déjà accepté : { $names }.
friend-usual = Les règles sont les règles habituelles.
friend-option = Option { $key } : { $value } (d'habitude { $usual }) ; { $about }
friend-option-unknown = Option { $key } : { $value }
friend-first-dice = Un jet de dés décide qui commence.
friend-first-host = { $host } commence.
friend-first-you = Vous commencez.
friend-clock = Cadence : { $clock }.
friend-no-clock = Cadence : sans limite.
friend-until = Vous pouvez accepter jusqu'au { $date }.
friend-how = Pour accepter, enregistrez ce message sous le nom letter.txt et lancez `adjudicate accept letter.txt` ; ou ouvrez adjudicate.html, choisissez « J'ai reçu une lettre » et collez tout ce message.
