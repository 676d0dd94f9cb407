# De teksten over toernooien in het Nederlands; waar elke sleutel voor dient, staat in het Engelse bestand.

event-board = bord { $board } van ronde { $round } van { $section }

act = { $act ->
    [pairing] de paring van ronde { $round } van { $section }
    [result] de uitslag aan { event-board }
    [points] de beslissing over { event-board }
    [by-hand] de paring met de hand van ronde { $round } van { $section }
    [exclusion] de uitsluiting van { $player }
    [bye] de vrije ronde van { $player } in ronde { $round } van { $section }
    [key] de nieuwe sleutel van { $player }
    [substitution] de vervanging van { $player }
    [undone] het ongedaan maken van de paring van ronde { $round } van { $section }
    [reopened] de heropening van { event-board }
    [readmission] het weer toelaten van { $player }
   *[closing] de sluiting van { $section }
}

decided = { $decided ->
    [points] { $section }, ronde { $round }: bord { $board } krijgt { $points }
    [exclude] { $player } is uitgesloten
    [rekey] { $player } heeft een nieuwe sleutel
    [substitute] de plaats van { $player } is vanaf nu van { $person }
    [substitute-unnamed] de plaats van { $player } is vanaf nu van iemand anders
    [unpair] { $section }: de paring van ronde { $round } is ongedaan gemaakt
    [reopen] { $section }, ronde { $round }: de punten van bord { $board } tellen niet meer
    [readmit] { $player } doet weer mee
    [close] { $section } is gesloten
    [pairing] { $section }: ronde { $round } is met de hand gepaard
   *[bye] { $player } is vrij in ronde { $round } van { $section }
}

remark-done = { $day }: { $done }
remark-said = { $day }, { $by }: "{ $text }"
remark-reason = { $done } ("{ $reason }")
remark-appealed = { $by } gaat in beroep tegen { act }
remark-upheld = het beroep van { $by } tegen { act } is toegewezen: { $change }
remark-dismissed = het beroep van { $by } tegen { act } is afgewezen
remark-claimed = { $by } vraagt { $points } voor { event-board }
remark-silent = { $name } laat niets horen en wordt tot een bericht niet gepaard
remark-waits = { $name } wacht op een plaats ({ $number })
left-when = { $time ->
    [before] voor ronde { $round }
    [in] in ronde { $round }
   *[after] na ronde { $round }
}
left-counts = { $counts ->
    [annulled] { $finished } van { $scheduled } partijen afgelopen, minder dan de helft, dus telt geen ervan voor iemand
    [forfeited] { $finished } van { $scheduled } partijen afgelopen, de helft of meer, dus tellen ze, en de andere zijn reglementair verloren
   *[stand] de uitslagen blijven staan
}
remark-left = { $exit ->
    [withdrew] { $name } heeft zich { left-when } teruggetrokken{ $why }: { left-counts }
   *[excluded] { $name } is { left-when } uitgesloten{ $why }: { left-counts }
}
remark-decided = ronde { $round }, bord { $board }: { $points }, { $how ->
    [left] reglementair door terugtrekking
    [unplayed] beslist voordat er gespeeld werd
   *[ruled] beslist door de toernooileider
}
remark-noted = { $decided }: "{ $note }"

games = { $finished ->
    [one] { $finished } partij
   *[other] { $finished } partijen
}
standings-stage = { $stage ->
    [final] eindstand
    [games] stand na { games }
    [round-of] stand na ronde { $round } van { $rounds }
   *[round] stand na ronde { $round }
}
standings-heading = { $title }: { standings-state }
column-name = naam
column-points = punten
column-games = partijen

stage-groups = in groepen geloot
stage-not-held = gaat niet door: er zijn twee spelers nodig
stage-over = afgelopen
stage-drawn = geloot, nog niet gepaard; { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
} te spelen
stage-round-over = ronde { $round } van { $rounds } is afgelopen
stage-round = ronde { $round } van { $rounds }; { $number ->
    [one] er loopt nog één bord
   *[other] er lopen nog { $number } borden
}
stage-waits-for-draw-of = wacht op de loting van { $section }
stage-waits-for-draw = wacht op de loting
stage-waits-for = wacht op { $sections }
stage-entered = { $number ->
    [one] { $number } inschrijving
   *[other] { $number } inschrijvingen
}

event-subject-entered = u bent ingeschreven
event-subject-waits = u wacht op een plaats in { $section }
event-subject-left = { $exit ->
    [excluded] { $player } is uitgesloten
    [section] { $player } heeft { $section } verlaten
   *[event] { $player } heeft het toernooi verlaten
}
event-subject-away = { $player } is afwezig
event-subject-directs = { $name } leidt nu het toernooi
event-subject-started = de loting
event-subject-drawn = de loting van { $section }
event-subject-comes = u speelt in { $section }
event-subject-paired = { $section }, ronde { $round } is gepaard
event-subject-ruled = { $result ->
    [won] beslissing: u wint { event-board }
    [lost] beslissing: u verliest { event-board }
    [drawn] beslissing: { event-board } is remise
   *[none] beslissing over { event-board }
}
event-subject-free = u bent vrij in ronde { $round } van { $section }
event-subject-scored = { $section }, ronde { $round } is afgelopen
event-subject-over = de eindstand
event-subject-corrected = beslissing: { $done }
event-subject-seated = u hebt de plaats van { $player }
event-subject-rekeyed = { $player } heeft een nieuwe sleutel
event-subject-appealed = een beroep tegen { act }
event-subject-judged = { $verdict ->
    [upheld] uitspraak: het beroep tegen { act } is toegewezen
   *[dismissed] uitspraak: het beroep tegen { act } is afgewezen
}
event-subject-lapsed = het beroep tegen { act } is afgewezen
event-subject-claimed = een verzoek om punten: { event-board }
event-subject-appealable = een beslissing
event-subject-said = een bericht van { $player }
event-subject-replaced = uw plaats is van iemand anders: { $player }

event-first-line = { $event }: { $subject }.
event-entered = { $name }, u bent ingeschreven voor "{ $event }": { $sections }.
event-queue = Alle plaatsen van { $section } zijn bezet. U bent nummer { $number } op de wachtlijst.
event-entered-late = U wordt vanaf de volgende ronde gepaard; uw partijen komen per post.
event-entries-until = Anderen kunnen zich inschrijven tot { $date }. Dan wordt er geloot, en uw eerste partijen komen per post.
event-log-attached = Het bijgevoegde bestand is het verslag van het toernooi. Bewaar het: het bewijst uw inschrijving.
event-started = Er is geloot, en elke speler heeft een nummer.
event-stage = { $section }: { $stage }
event-numbered = { $section } ({ $stage }):
event-waiting = In { $section } is geen plaats vrij. Op de plaats van een speler die vertrekt, wachten in deze volgorde: { $players }
event-drawn = { $section } is geloot, en elke speler heeft een nummer.
event-draw-check = Het lot volgt uit het getal dat de toernooileider had verzegeld en dat notitie { $entry } van het verslag opent, en uit de notities en uitslagen waarop de loting berust. `adjudicate event verify` loot ze opnieuw.
event-comes = { $name }, u speelt in { $section }, met nummer { $number }. Uw partijen komen per post.
event-said = { $name } schrijft aan alle spelers: "{ $text }"
event-rekeyed = { $player } heeft een nieuwe sleutel.
event-paired = Ronde { $round } van { $section } is gepaard.
event-boards = Aan elk bord begint de speler die het eerst genoemd is.
event-has-bye = vrij: { $name }
event-is-free = vrij op eigen verzoek: { $name }
event-games-come = Elke partij komt in een eigen bericht, zodra u aan zet bent.
event-free = { $name }, u hebt in ronde { $round } van { $section } geen bord, zoals u hebt gevraagd, en u krijgt de punten van een remise.
event-scored = Ronde { $round } van { $section } is afgelopen.
event-over = "{ $event }" is afgelopen. Dit is de eindstand.
event-away-everywhere = Dat geldt in alle partijen van het toernooi: een zet die dan gedaan moet zijn, mag zoveel dagen later.
event-leave-used = Daarmee zijn { $years } gebruikt.
event-leave-of-year = { $used } van de { $most } dagen van afwezigheid in { $year }

event-left = { $exit ->
    [excluded] De toernooileider heeft { $player } op { $date } van het toernooi uitgesloten. De reden: "{ $reason }".
    [section] { $player } heeft { $section } op { $date } verlaten.
   *[event] { $player } heeft het toernooi op { $date } verlaten.
}
event-left-table = In { $section } hoeft niemand meer te zetten in een partij met { $player }: { $counts ->
    [annulled] minder dan de helft van de partijen van { $player } is afgelopen, dus telt geen ervan voor iemand.
   *[forfeited] de afgelopen partijen van { $player } tellen, en de andere zijn voor { $player } verloren.
}
event-left-pairing = { $boards ->
    [none] In { $section } tellen de uitslagen tot nu toe, en { $player } wordt niet meer gepaard.
   *[other] In { $section } tellen de uitslagen tot nu toe, en { $player } wordt niet meer gepaard. De toernooileider beslist over { $boards }.
}
event-board-of-round = bord { $board } van ronde { $round }

event-seated = { $name }, u hebt nu een plaats, die van { $player } in { $seats }. In het verslag van het toernooi en in uw partijen bent u { $player }. Uw partijen komen per post.
event-seat = { $section } (nummer { $number })

event-reason = De reden: "{ $reason }".
event-reasons = De redenen: "{ $reasons }".
event-effect-substitute = De plaats houdt haar nummer, haar punten en haar tegenstanders, en afgelopen partijen blijven zoals ze zijn. In een partij die loopt, speelt de nieuwe persoon zodra de arbiter dat in die partij heeft beslist.
event-effect-unpair = In de partijen van die ronde hoeft niemand meer te zetten, en ze tellen niet. Nieuwe komen per post.
event-effect-reopen = Voor dat bord telt niets tot er een nieuwe uitslag of beslissing is.
event-effect-readmit = Vanaf de volgende ronde zijn er weer partijen.
event-effect-rekey = Partijen die vanaf nu worden gepaard, hebben de nieuwe sleutel.
event-effect-close = Er wordt geen ronde meer gepaard, en niemand hoeft er nog te zetten.

event-handed-over = Vanaf nu leidt { $name } het toernooi. Schrijf naar { $address }. In nieuwe partijen is { $name } arbiter.
event-handed-over-games =
    In partijen die lopen, blijft de arbiter tot alle spelers van een partij het eens zijn over { $name }: een van hen ondertekent
    { "  " }adjudicate offer referee "{ $key }"
    en de anderen nemen aan. Voor een speler zonder sleutel doet de arbiter van de partij dat, als erom wordt gevraagd.

event-ruled = De toernooileider heeft over { event-board } beslist: { $points }. De reden: "{ $reason }". { $played ->
    [yes] Dat berust op de partij zoals de toernooileider haar heeft; zij telt als gespeeld.
   *[no] Het bord telt als niet gespeeld.
} Niemand hoeft daar nog te zetten.
event-silent = { $name } wordt weer gepaard na een bericht in het verslag van het toernooi (`event note`).
event-places = In de stand van { $section }: { $places }.
event-has-place = { $name } heeft plaats { $place } met { $points } { $halves ->
    [1] punt
    [2] punt
   *[other] punten
}

event-appealed = { $name } gaat in beroep tegen { act } (notitie { $entry } van { $date }).
event-appeal-pending = De beslissing geldt tot { $committee } beslist, uiterlijk op { $date }; zonder uitspraak voor die tijd is het beroep afgewezen. Schrijf naar { $address } als u er iets over te zeggen hebt.
event-verdict-command = De commissie ondertekent haar uitspraak met `adjudicate event verdict { $entry } --dismiss` of bijvoorbeeld met `adjudicate event verdict { $entry } --uphold reopen`, in een map met het verslag van het toernooi; `--send` stuurt haar naar de toernooileider.
event-appeal-lapsed = Over het beroep van { $name } tegen { act } (notitie { $entry }) is tot { $date } geen uitspraak gekomen, dus is het afgewezen, en de beslissing blijft.
event-judged = { $verdict ->
    [upheld] { $committee } heeft beslist over het beroep van { $name } tegen { act } (notitie { $entry }): het is toegewezen.
   *[dismissed] { $committee } heeft beslist over het beroep van { $name } tegen { act } (notitie { $entry }): het is afgewezen.
}
event-act-stands = { act } blijft van kracht.
event-change = Wat verandert: { $change }.
event-stays-paired = { $rounds ->
    [1] Ronde 1 van { $section } blijft gepaard zoals zij is.
   *[other] De ronden 1 tot en met { $rounds } van { $section } blijven gepaard zoals ze zijn.
}
event-verdict-stands = Geen beslissing van de toernooileider verandert de uitspraak van de commissie.
event-appealable = U kunt tot { $date } bij { $address } in beroep gaan tegen { act } (notitie { $entry }): `adjudicate event appeal { $entry } --say "..." --send`. Een speler zonder sleutel schrijft naar het adres van de toernooileider een regel `beroep { $entry }`, en de redenen op de regels daaronder.
event-claimed = { $name } vraagt punten voor { event-board }, dat niet op tijd afgelopen was: { $points }. De analyse: "{ $analysis }". De toernooileider beslist; schrijf naar { $address } als u het anders ziet, of onderteken een eigen verzoek met `adjudicate event claim`.

section = { $section }: { $terms }
section-system = { $system ->
    [round-robin] allen tegen allen
    [double-round-robin] allen tweemaal tegen allen
    [knockout] afvalsysteem{ $legs ->
        [1] { "" }
       *[other] {" "}met { $legs } partijen per ontmoeting
    }{ $third ->
        [yes] , met een ontmoeting om de derde plaats
       *[no] { "" }
    }
    [swiss] Zwitsers systeem, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    }
   *[open] vrije paring, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    }
}
section-seats = { $seats } aan een bord
section-byes = { $byes ->
    [one] een speler kan vragen één ronde vrij te zijn, voor een half punt
   *[other] een speler kan vragen { $byes } ronden vrij te zijn, telkens voor een half punt
}
section-series = bewaarde fiches gaan van ronde naar ronde mee
section-ends = eindigt op { $date }; daarna kunnen spelers punten vragen voor borden die nog lopen
section-ties = bij gelijke stand: { $tiebreaks }
tiebreak = { $tiebreak ->
    [direct] onderling resultaat
    [wins] gewonnen partijen
    [won-played] gespeelde winstpartijen
    [first-turns-second] partijen als tweede speler
    [sonneborn-berger] Sonneborn-Berger
    [sonneborn-berger-cut-1] Sonneborn-Berger zonder de laagste
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz zonder de laagste
    [buchholz-cut-2] Buchholz zonder de twee laagste
    [buchholz-median] mediaan-Buchholz
    [fore-buchholz] vooraf berekende Buchholz
    [average-opponents-buchholz] gemiddelde Buchholz van de tegenstanders
    [koya] Koya
    [standard-points] punten geteld als 1 en ½
    [average-rating] gemiddelde rating van de tegenstanders
    [performance] toernooiprestatie
    [perfect-performance] volmaakte toernooiprestatie
    [average-performance] gemiddelde prestatie van de tegenstanders
    [rating] rating
    [points-for] punten van het spel
    [progressive] progressieve score
    [lots] loting
   *[other] { $tiebreak }
}
section-from = voor { $sources }
section-places = { $number ->
    [one] plaats { $places } van { $section }
   *[other] de plaatsen { $places } van { $section }
}
section-source = { $best ->
    [0] { section-places }
   *[other] de beste { $best } uit { section-places }
}
section-groups = { $draw ->
    [snake] in { $number } groepen, verdeeld op nummer
   *[lots] in { $number } groepen, door loting
}
section-starts = niet geloot voor { $time }

request-subject-confirm = bevestig alstublieft
request-subject-not-done = niet uitgevoerd
request-subject-answered = Re: bevestig alstublieft
request-subject-language = uw taal
request-subject-needs-address = uw inschrijving mist een adres
request-confirm = Iedereen had dat namens u kunnen schrijven, dus wordt het gedaan als u het bevestigt: antwoord op dit bericht met het woord `ja`, alleen op een regel. Was het niet van u, doe dan niets.
request-unclear = Het is niet duidelijk of u het bevestigt, dus is er niets gedaan. Antwoord met `ja` of `nee`, alleen op een regel.
request-taken-back = Er is niets gedaan, en dat blijft zo.
request-failed = Het is niet uitgevoerd: { $reason }.

request-enter = Van uw adres kwam een inschrijving voor "{ $event }":
request-enter-section = { $section }
request-enter-as = U zou spelen als `{ $name }`, zonder sleutel: de toernooileider noteert uw zetten. Wilt u onder een andere naam spelen, antwoord dan met de regel `meedoen { $section } als` en die naam.
request-entered = U bent in { $section } ingeschreven als { $name }. Wat er verder gebeurt, komt per post.
request-which-section = In "{ $event }" zijn er { $sections }. Er is niets gedaan: antwoord met `meedoen` en een van die namen, alleen op een regel.
request-sealed = In { $section } zijn de borden verborgen, en om er een geheim te houden zijn het programma en een sleutel nodig (DUE-12). Daarmee schrijft u zich in met `adjudicate event enter --section { $section } --send`.
request-enter-signed = U speelt al in "{ $event }" als { $name }, met een sleutel: `adjudicate event enter --section { $section } --send` schrijft u in, met uw handtekening.
request-no-name = `{ $given }` is geen naam: een letter, en dan letters zonder accent, cijfers en streepjes.
request-many-names = Te veel mensen hier heten zoals u; schrijf `als` en daarachter een andere naam.
request-cannot-enter = Zo kunt u zich niet inschrijven voor "{ $event }": { $reason }.

request-not-entered = Met uw adres is niemand ingeschreven voor "{ $event }".
request-has-key = U hebt een sleutel: `adjudicate { $command }` doet het, met uw handtekening.
request-no-section = In "{ $event }" is er geen `{ $section }`.
request-leave = Van uw adres kwam het verzoek dat u "{ $event }" verlaat. Uw partijen daar zouden dan afgelopen zijn.
request-leave-section = Van uw adres kwam het verzoek dat u in "{ $event }" { $section } verlaat. Uw partijen daar zouden dan afgelopen zijn.
request-left = U doet niet meer mee.

request-appeal = Van uw adres kwam een beroep tegen { act } (notitie { $entry }), met deze redenen: "{ $reasons }"
request-appeal-form = Uw beroep is niet genoteerd. Antwoord met `beroep` en het nummer van een notitie van "{ $event }", alleen op een regel, en uw redenen op de regels daaronder, in ten hoogste 2000 tekens.
request-cannot-appeal = Zo kunt u niet in beroep gaan: { $reason }.
request-appealed = Uw beroep is genoteerd, als notitie { $entry }. De commissie en de andere kant horen ervan.

request-invite = Van uw adres kwam het verzoek om een partij ({ $game }) tussen { $players }.
request-signs = U ondertekent met de sleutel die erbij zat.
request-not-invited = Er is niemand uitgenodigd: { $reason }.
request-invited = { $number ->
    [one] { $players } is uitgenodigd.
   *[other] { $players } zijn uitgenodigd.
} De partij begint als allen `ja` hebben geantwoord; als iemand weigert, hoort u dat.

request-language = Wat u over het toernooi wordt geschreven, is vanaf nu in het Nederlands.
request-needs-address = { $name }, uw inschrijving voor "{ $event }" is nog niet genoteerd, omdat er geen adres in staat waarheen borden en nieuws kunnen worden gestuurd. Schrijf u nog eens in met `adjudicate event enter FILE --name { $name }{ $sections } --mail ADDRESS --send`; `FILE` is het bestand van de aankondiging. Uw adres staat dan in het verslag van het toernooi, zichtbaar voor alle deelnemers.

standings-state = { $open ->
    [0] { standings-stage }
    [one] { standings-stage }, { $open } partij loopt nog
   *[other] { standings-stage }, { $open } partijen lopen nog
}
section-game = { $game }, { $system }
