# Uitnodigingen voor een partij per post, en de antwoorden aan wie uitgenodigd is.

invited = { $host } nodigt u uit voor een partij per post: { game-title }. Antwoord met `ja` of `nee`.
invited-game = spel: { game-title }
invited-players = spelers: { $names }
invited-you = { $name } (u)
invited-first = begint: { $first }
invited-how = Zo antwoordt u: beantwoord dit bericht met het woord `ja`, alleen op de eerste regel, of met `nee`. U hebt alleen uw mailprogramma nodig: het bord komt per post, en u antwoordt met uw zet. De partij begint als iedereen heeft toegezegd.
invited-key = Hebt u een sleutel van dit programma, zet hem dan op een regel onder het `ja` (`adjudicate key show` toont hem), en u ondertekent zelf. Voor alle anderen noteert de arbiter de zetten.
invited-secret = Het adres waarop u antwoordt, is alleen van u. Stuur dit bericht niet door.
invited-languages = In een andere taal: antwoord met een van de regels { $lines }.
language-line = taal nederlands
invited-subject = { $game } { $id }: { invited-word }
invited-word = u bent uitgenodigd
invited-again = Re: { $game } { $id }: u bent uitgenodigd

declined-self = U hebt de partij ({ game-title }) afgeslagen. De anderen horen het, en u hoort er niets meer van.
declined-other = { $name } heeft afgeslagen, dus komt er geen partij ({ game-title }) met deze spelers.
declined-host = { $name } ({ $mail }) heeft afgeslagen, dus komt er geen partij ({ game-title }) met deze spelers. U kunt iemand anders uitnodigen: de regel `uitnodigen { $game }` met de adressen, in een nieuw bericht aan de leiding.
declined-subject = [adjudicate] { $game } { $id }: { $name } heeft afgeslagen

doubt-address = Er is een antwoord op uw uitnodiging gekomen, maar van een ander adres dan het uitgenodigde; daarom is er niets gedaan. Kwam het van u, beantwoord dan dit bericht vanaf het adres waarop het aankomt. De arbiter weet ervan.
doubt-proof = Er is een antwoord op uw uitnodiging gekomen, maar zonder bewijs dat het van uw adres komt; daarom is er niets gedaan. Kwam het van u, beantwoord dan dit bericht vanaf het adres waarop het aankomt. De arbiter weet ervan.
seat-unclear = Het is niet duidelijk wat u op de uitnodiging antwoordt; daarom is er niets gedaan. Antwoord met `ja` of `nee`, alleen op de eerste regel. Al het andere leest de arbiter.
seat-key-unfit = U hebt nog geen plaats: { $reason }. Antwoord `nee`, of nog eens met een sleutel onder het `ja`; met alleen `ja` noteert de arbiter uw zetten.
seat-key-needed = U hebt nog geen plaats: { $reason }. Antwoord `nee`, of nog eens met een sleutel onder het `ja`.
seat-taken = U speelt mee als { $name }. De partij begint zodra ook { $number ->
    [one] { $names } heeft geantwoord
   *[other] { $names } hebben geantwoord
}; tot dan kunt u nog `nee` antwoorden.
seat-taken-key = U speelt mee als { $name }. U ondertekent zelf, met de sleutel die u hebt gestuurd. De partij begint zodra ook { $number ->
    [one] { $names } heeft geantwoord
   *[other] { $names } hebben geantwoord
}; tot dan kunt u nog `nee` antwoorden.

friend-invites = { $host } nodigt u uit voor een partij: { game-title }.
friend-subject = { $host } nodigt u uit voor een partij: { game-title }
friend-many = Het is een spel voor { $players } spelers.
friend-many-taken = Het is een spel voor { $players } spelers. Al toegezegd: { $names }.
friend-usual = De gewone spelregels gelden.
friend-option = Optie { $key }: { $value } (gewoonlijk { $usual }); { $about }
friend-option-unknown = Optie { $key }: { $value }
friend-first-dice = Een worp beslist wie begint.
friend-first-host = { $host } begint.
friend-first-you = U begint.
friend-clock = Bedenktijd: { $clock }.
friend-no-clock = Bedenktijd: onbeperkt.
friend-until = U kunt toezeggen tot { $date }.
friend-how = Om toe te zeggen bewaart u dit bericht als letter.txt en start u `adjudicate accept letter.txt`; of open adjudicate.html, kies "I got a letter" en plak het hele bericht.
