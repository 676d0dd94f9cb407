# Wat een speler niet kan, en wat hij in plaats daarvan kan doen; het Engelse bestand zegt waarvoor elke sleutel dient.

leave-of-event = in dit toernooi is men voor alle partijen tegelijk afwezig, en meldt men dat aan het toernooi
no-sealed-board = u hebt in deze partij geen verborgen bord gekozen
no-sealed-boards = deze partij heeft geen verborgen borden
no-part-due = van u wordt geen deel van een worp verwacht
elements-missing = er wacht een worp, en er ontbreken delen van { $names }
no-result = `{ $text }` is geen uitslag van deze partij
no-result-for = `{ $text }` is geen uitslag voor { $number } spelers
hint-status = { $status }
hint-result = een uitslag noemt alle spelers in de volgorde van hun plaatsen: `{ $example }`
hint-players = spelers: { $names }
no-part-left = uw keten heeft geen deel meer
slip-ends-game-first = een briefje van deze notitie beëindigt de partij, en daarna kan dit niet meer
slip-takes-pen = door een briefje van deze notitie is het niet meer aan { $name }, en daarom kan dit niet
not-an-option = `{ $word }` is geen optie
option-range = waarden van `{ $key }`: { $range }
how-options-are-written = opties schrijft men KEY=VALUE
hint-status-answer = { $status } Dat doet `adjudicate answer`.
hint-numbers = { $status } `{ $line }` geeft de getallen ervan.
hint-write-for = `--for { $name }` schrijft voor { $name }, die per post speelt
hint-no-board = laat het bord weg
hint-boards = borden: { $numbers }
hint-play = `adjudicate play` doet een zet
hint-show = `adjudicate show` toont wat er wacht
hint-name-offer = noem er een met het begin van zijn kenmerk: `adjudicate show` toont ze
hint-leave = `adjudicate event away 2026-12-20 to 2027-01-06` ondertekent het voor de toernooileider
hint-sealed-boards = borden worden verborgen in Duerror Grandis met de variant caecus, in de eerste zet van een speler
hint-post = `adjudicate post` noteert het; --leave-out houdt het achter
hint-post-true = `post: true` noteert het briefje
hint-on-slip = zeg het op een briefje, dat anderen noteren
hint-ruling = er kan alleen een beslissing van de arbiter volgen
hint-elements = delen die gekomen zijn, gaan met de zet mee, of daarvóór met een antwoord
hint-new-key = uw nieuwe sleutel wordt genoteerd door een zet die ermee ondertekend is: --key FILE
hint-waits-too = wat wacht, telt ook mee: `adjudicate show` toont het
hint-last-part = wie gooit, brengt het laatste deel mee met de zet
hint-rolled-later = er wordt gegooid wanneer iedereen meedoet
hint-whose-offer = noem van wie: `accept NAME`
hint-offers = aanbiedingen: `draw`, `end`, `prisoners`, `concede`, `concede gammon`, `concede backgammon`, `result NAME N, NAME N`
hint-lines = regels: `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark`; `--help` toont ze alle

table-no-roll = er wordt geen worp verwacht
table-turn-of = { $name } is aan zet
table-dice-first = eerst wordt er gegooid
table-has-left = { $name } heeft de partij verlaten
table-no-offer = er wacht geen aanbod op antwoord van { $name }
table-offers = er wachten meer aanbiedingen op antwoord van { $name }
table-no-such-offer = dit aanbod bestaat aan een tafel niet
table-nobody = hier speelt niemand die `{ $name }` heet
table-no-line = deze regel hoort niet bij die welke aan een tafel worden begrepen
table-no-number = `{ $word }` is geen getal dat een dobbelsteen toont
table-no-side = een dobbelsteen met { $sides } kanten toont geen { $number }
table-miscounted = { $number ->
    [one] de worp is met { $dice }, en hier staat één getal
   *[other] de worp is met { $dice }, en hier staan { $number } getallen
}
