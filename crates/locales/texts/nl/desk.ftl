# Teksten waarmee de arbiter op brieven antwoordt; waar elke sleutel voor dient, staat in het Engelse bestand.

done-move = { $move } is gespeeld.
done-resigned = Uw opgave is genoteerd.
done-resign-signed = U hebt opgegeven; met de volgende zet wordt het genoteerd.
done-ask-take-back = U vraagt om uw laatste zet terug te nemen. Dat geldt tot iemand verder speelt.
done-offer = U biedt { $offer } aan. Dat geldt tot iemand verder speelt.
done-agreed = U hebt aangenomen.
done-agreed-offer = U hebt het aanbod van { by-inside } aangenomen: { $offer }.
done-decline = Uw weigering wordt aan de anderen doorgegeven.
done-order = Wordt { $when } gespeeld, dan volgt meteen { $then }.
done-roll-next = De volgende keer wordt er voor u gegooid, tenzij u eerst iets anders wordt gevraagd.
done-claim-draw = Uw claim is genoteerd.
done-claim-timeout = Of de tijd van { player-inside } om is, beslist nu de arbiter.
done-save = Wat u houdt, is genoteerd.
done-away = U bent afwezig van { $from } tot { $until }.
done-remark-later = Uw opmerking gaat met uw volgende zet naar de anderen.
done-remark = Uw opmerking wordt aan de anderen doorgegeven.
done = Het is genoteerd.
done-before = Dat is al eerder ondertekend en wacht nog.
done-share = Uw deel van de worp is gegeven.
done-language = Vanaf nu schrijven wij u in deze partij in het Nederlands, en uw stukletters lezen wij als Nederlandse.
done-stop = U krijgt over deze partij alleen nog brieven als u aan zet bent, en wat u zelf opvraagt. Met `beginnen` krijgt u ze weer allemaal.
done-start = U krijgt weer alle brieven over deze partij.
away-in-event = U bent afwezig van { $from } tot { $until }, in al uw partijen van dit toernooi.
away-not-in-game = In de partij { $game } kan dat niet: { $reason }.
away-elsewhere = { $number ->
    [one] Hetzelfde geldt in uw andere partij van dit toernooi.
   *[other] Hetzelfde geldt in uw { $number } andere partijen van dit toernooi.
}

refused = `{ $line }` is niet uitgevoerd: { $reason }{ $clause }.
refused-by-rule = `{ $line }` is hier niet mogelijk{ $clause }. De regel leest u met `regels { $rule }`.
not-played = `{ $line }` is niet gespeeld.
not-judged = `{ $line }` is niet beoordeeld: u bent niet aan zet.
not-done-behind = Wat daarachter stond, is ook niet uitgevoerd: { $lines }.
not-done-over = De partij is afgelopen; er wordt niets meer genoteerd wat de anderen te horen zouden krijgen: "{ $say }".
not-done-settled = Dit bord is in het toernooi al afgehandeld; in de partij wordt niets meer genoteerd.
not-done-twice = Dit bericht is al eens gekomen; wat erin staat, wordt geen tweede keer uitgevoerd.
not-done-sealed = `{ $line }` is niet uitgevoerd: in dit spel zijn de borden verborgen, en een speler zonder sleutel heeft er geen dat hier geheim kan blijven (DUE-12). De arbiter leest uw bericht en speelt met de hand voor u.
not-done-event = `{ $line }` hoort bij een toernooi, in een eigen bericht; dit is een bericht over een partij.
not-done-host = `{ $line }` is voor gastheren, in een eigen bericht; dit is een bericht over een partij.
not-done-yes = Er was niets gevraagd of aangeboden waarop `ja` het antwoord kan zijn; er is niets gedaan.
not-done-begun = `{ $line }` is nog niet de hele zet, en eerder wordt er niets genoteerd. Stuur alles in één bericht, elke stap op een eigen regel.
old-board = `{ $line }` antwoordt op een oudere stelling, die na notitie { $entry }; inmiddels geldt een andere. De zet is niet gespeeld; hier is de nieuwe stelling.
old-board-same = { $move } is al gespeeld, als notitie { $entry }; er is niets opnieuw gedaan.
unknown-board = Uit uw bericht blijkt niet op welke stelling het antwoordt; er is niets gedaan. Dit is de huidige stelling.
unknown-board-line = Uit uw bericht blijkt niet op welke stelling het antwoordt; `{ $line }` is niet uitgevoerd. Dit is de huidige stelling.
not-your-way = Van uw adres is een bericht gekomen, maar niet op het adres dat alleen u hebt; daarom is er niets gedaan. Was het van u, antwoord dan op deze brief: het adres ervan bevat een woord dat niemand anders heeft.
key-too-late = Aan een partij die zonder sleutel begonnen is, kan er geen meer worden toegevoegd (protocol 1.7): de arbiter blijft hier voor u schrijven. Stuur de sleutel met uw antwoord op de volgende uitnodiging, dan tekent u vanaf het begin zelf.
rest-is-read = De rest van uw bericht leest de arbiter.
message-is-read = De arbiter weet ervan en leest het bericht.
doubtful-address = Op het adres dat alleen u hebt, is een bericht gekomen, maar van { $address }; dat is in deze partij niet uw adres. Daarom is er niets gedaan. Was het van u, antwoord dan vanaf het adres waar deze brief heen gaat; van een ander kan alleen de arbiter iets aannemen. Was het niet van u, meld het dan aan de arbiter; die geeft u een nieuw adres.
doubtful-proof = Uw bericht is aangekomen, maar de mailserver hier heeft geen bewijs gevonden dat het van uw adres komt (geen passende DKIM-handtekening en geen passende SPF-vermelding). Daarom is er niets gedaan. Stuur het via de mailserver die bij uw adres hoort; hebt u dat gedaan, dan kan de arbiter het aannemen.

silent = In uw bericht staat geen zet en geen opdracht die wij kennen; er is niets gedaan. Schrijf de zet alleen op een regel, boven de aangehaalde tekst. De arbiter leest uw bericht.
silent-quoted = U schreef: "{ $line }". In uw bericht staat geen zet en geen opdracht die wij kennen; er is niets gedaan. Schrijf de zet alleen op een regel, boven de aangehaalde tekst. De arbiter leest uw bericht.
silent-encrypted = Uw bericht is versleuteld ({ $how }), en hier is geen sleutel om het te openen. Stuur het zonder versleuteling; uw programma heeft daarvoor een knop bij het bericht. { silent-end }
silent-sealed = Uw bericht is zo ondertekend (S/MIME, in één stuk) dat de tekst in de handtekening zit; die wordt hier niet uitgepakt. Stuur het zonder handtekening, of met een die de tekst leesbaar laat ("clear signed"). { silent-end }
silent-winmail = Uw bericht heeft een vorm die alleen Outlook leest (winmail.dat). Stuur het als platte tekst of HTML: in Outlook onder 'Tekst opmaken'. { silent-end }
silent-picture = Uw bericht bevat alleen een afbeelding{ $why }. Tekst in afbeeldingen wordt hier niet gelezen, alleen de vierkante code van een kaart die dit programma heeft gedrukt. Schrijf de zet als tekst. { silent-end }
silent-attachment = Uw bericht bevat alleen de bijlage { $file }, en zulke bestanden worden hier niet gelezen. Schrijf de zet in het bericht zelf. { silent-end }
silent-subject = Uw bericht heeft alleen een onderwerp, "{ $subject }", en daar worden geen zetten gelezen. Schrijf de zet in het bericht zelf. { silent-end }
silent-quotation = Uw bericht bevat alleen aangehaalde tekst. Schrijf de zet alleen op een regel boven het citaat, zonder citaatteken ervoor. { silent-end }
silent-empty = Uw bericht is leeg. Schrijf de zet alleen op de eerste regel. { silent-end }
silent-end = Er is niets gedaan. De arbiter weet ervan en bekijkt het bericht.

asked-unclear = Het is niet duidelijk wat u bedoelt; er is niets gedaan: { $lines }
hidden-part = een deel van het bericht dat het stijlblad verbergt
asked-several = Dat kan op meer manieren bedoeld zijn; er is niets gedaan.
asked-yes = `ja` is niet uitgevoerd: het is niet duidelijk welke hiervan is bedoeld.
asked-reading = { $number } staat voor `{ $line }`
asked-offer = { $number } staat voor: { by-inside } biedt { $offer } aan
asked-number = Antwoord met alleen het nummer, of met de zet alleen op een regel.
asked-number-offer = Antwoord met alleen het nummer. Als u verder speelt, weigert u ze allemaal.
asked-resign = Wilt u deze partij echt opgeven? Antwoord dan op dit bericht met de twee woorden `opgeven ja` op een regel.
number-without-question = Het bericht waarop u antwoordt, heeft niets gevraagd waarop { $number } het antwoord kan zijn; er is niets gedaan.
number-unknown-question = Uit uw bericht blijkt niet op welke vraag { $number } het antwoord is; er is niets gedaan.
number-old-board = { $number } antwoordt op een vraag over een oudere stelling; er is niets gedaan.
number-out-of-range = De keuze loopt van 1 tot { $last }; { $number } hoort daar niet bij.
accept-several = Meer aanbiedingen wachten op uw antwoord; er is niets gedaan.
accept-nothing = `aannemen` is niet uitgevoerd: er wacht geen aanbod op uw antwoord (protocol 1.8).
accept-unknown = Uit uw bericht blijkt niet op welke brief het antwoordt; er is niets aangenomen. Dit wacht op uw antwoord:
accept-lapsed = Wat in de brief stond waarop u antwoordt, geldt niet meer; er is niets aangenomen. Iets anders wacht nu op uw antwoord:
accept-not-shown = De brief waarop u antwoordt, toont geen aanbod; er is niets aangenomen. Dit wacht nu op uw antwoord:

tried = Zo zou de stelling na { $move } zijn. Er is niets genoteerd.
no-clause = { $game } heeft geen regel `{ $clause }`.
list-to-move = { $name } is aan zet.
list-to-move-side = { $side ->
    [white] { $name } (wit) is aan zet.
    [black] { $name } (zwart) is aan zet.
   *[other] { $name } ({ $side }) is aan zet.
}
list-over = De partij is afgelopen.
list-group = { $title } ({ $number }):
answered-by-hand = De arbiter antwoordt op uw brief:
propose-language = Zullen wij u in het Nederlands schrijven? Antwoord dan: `{ language-line }`.

subject-for-the-referee = voor de arbiter
subject-your-games = uw partijen
subject-your-games-on = uw partijen op { $day }
for-the-referee = Uw bericht is aangekomen. De arbiter leest het en noteert wat u vraagt: de server kan in deze partij niet zelf ondertekenen.
nothing-made = Met uw bericht kon niets worden gedaan: { $reason }.
referee-reads = De arbiter is ingelicht en leest het.
which-game = Het is niet duidelijk bij welke van uw partijen uw bericht hoort; er is niets gedaan. Beantwoord de nieuwste brief bij die partij.
games-stand = Zo staan uw partijen:
more-games-over = { $number ->
    [one] Nog een van uw partijen hier is afgelopen.
   *[other] Nog { $number } van uw partijen hier zijn afgelopen.
}
games-settled = { $number ->
    [one] Eén is door de toernooileider of volgens het reglement afgedaan en wordt niet verder gespeeld.
   *[other] { $number } zijn door de toernooileider of volgens het reglement afgedaan en worden niet verder gespeeld.
}
you-wrote = U schreef:
you-wrote-on = U schreef op { $date }:

about = { $what }: { $said }
# Afbeeldingen.
the-picture = de afbeelding
a-picture = een afbeelding
pictures-unknown = dit programma is gebouwd zonder het lezen van afbeeldingen
picture-without-code = er is geen code in gevonden
picture-unreadable = ze kan niet worden gelezen ({ $error })
picture-damaged = ze is beschadigd
picture-too-large = ze is te groot
picture-not-looked-at = ze kon niet worden bekeken: { $error }
picture-unlooked = ze kon niet worden bekeken
picture-too-long = een code erin zoeken duurt te lang
picture-unseen = niemand heeft ze bekeken
picture-of-stranger = geen partij hier noemt de afzender, dus heeft niemand ze bekeken; `adjudicate import` doet dat
pictures-took-long = afbeeldingen hebben dit uur te veel tijd gekost; `adjudicate import` bekijkt ze
