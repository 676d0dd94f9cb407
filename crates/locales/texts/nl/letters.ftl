# De teksten van de brieven in het Nederlands; waar elke sleutel voor dient, staat in het Engelse bestand. De lezer is "u", de
# arbiter "de arbiter".

list = { $start } en { $last }
list-of-none = niemand

name-start = { $name ->
    [the-referee] De arbiter
   *[other] { $name }
}
name-inside = { $name ->
    [the-referee] de arbiter
   *[other] { $name }
}
by-start = { $by ->
    [the-referee] De arbiter
   *[other] { $by }
}
by-inside = { $by ->
    [the-referee] de arbiter
   *[other] { $by }
}
player-inside = { $player ->
    [the-referee] de arbiter
   *[other] { $player }
}

month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
weekday = { $weekday ->
    [1] maandag
    [2] dinsdag
    [3] woensdag
    [4] donderdag
    [5] vrijdag
    [6] zaterdag
   *[7] zondag
}
date = { $year ->
    [0] { $day } { month }
   *[other] { $day } { month } { $year }
}
moment = { $day } { month } { $year }, { $time } uur (UTC)
span = { $unit ->
    [day] { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
    [hour] { $number } uur
   *[minute] { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }
}
grace = { $grace-unit ->
    [day] { $grace ->
        [one] { $grace } dag
       *[other] { $grace } dagen
    }
    [hour] { $grace } uur
   *[minute] { $grace ->
        [one] { $grace } minuut
       *[other] { $grace } minuten
    }
}
left = nog { span }
too-late = { span } te laat
since-today = { $clock ->
    [none] sinds vandaag
   *[other] sinds vandaag { $clock } uur
}
since-yesterday = { $clock ->
    [none] sinds gisteren
   *[other] sinds gisteren { $clock } uur
}
since-weekday = { $clock ->
    [none] sinds { weekday }
   *[other] sinds { weekday } { $clock } uur
}
since-date = sinds { $date }
clock-left = { $since }, { $left }
clock-grace = { $since }, { $left }, met een respijt van { grace }

task-join = Lees de voorwaarden en doe mee.
task-move = U bent aan zet.
task-move-dice = U bent aan zet en hebt { $dice } gegooid.
task-roll = Gooi de dobbelstenen.
task-roll-first = Gooi om te bepalen wie begint.
task-roll-or-double = Gooit u, of verdubbelt u?
task-answer-double = { by-start } verdubbelt naar { $stake }. Neemt u aan, of weigert u?
task-answer-offer = { by-start } biedt { $offer } aan. Neem aan, of speel verder.
task-give-share = { name-start } heeft uw deel van de worp nodig.
task-give-share-first = Uw deel van de worp om het begin ontbreekt nog.
task-save = Hoeveel fiches houdt u?
task-open = Open uw bord, zodat de anderen het kunnen nakijken.
task-record-end = { $ending } Noteer het om de partij te beëindigen.

waits-join = { name-start } moet nog meedoen{ $clock }.
waits-move = { name-start } is aan zet{ $clock }.
waits-move-dice = { name-start } heeft { $dice } gegooid en is aan zet{ $clock }.
waits-roll = { name-start } moet gooien{ $clock }.
waits-roll-first = { name-start } moet gooien om te bepalen wie begint{ $clock }.
waits-roll-or-double = { name-start } moet gooien of verdubbelen{ $clock }.
waits-answer-double = { name-start } moet op de verdubbeling antwoorden{ $clock }.
waits-answer-offer = { by-start } biedt { $offer } aan. Het antwoord van { name-inside } ontbreekt nog{ $clock }.
waits-give-share = Het deel van { name-inside } in de worp van { player-inside } ontbreekt nog{ $clock }.
waits-give-share-first = Het deel van { name-inside } in de worp om het begin ontbreekt nog{ $clock }.
waits-save = { name-start } moet zeggen hoeveel fiches blijven{ $clock }.
waits-open = { name-start } moet het bord openen{ $clock }.
waits-record-end = { $ending } { name-start } moet het nog noteren{ $clock }.

writes-join = { name-start } moet meedoen; u noteert het.
writes-move = { name-start } is aan zet; u noteert de zet.
writes-move-dice = { name-start } heeft { $dice } gegooid en is aan zet; u noteert de zet.
writes-roll = { name-start } moet gooien; u noteert het.
writes-roll-or-double = { name-start } moet gooien of verdubbelen; u noteert het.
writes-answer-double = { name-start } moet op de verdubbeling antwoorden; u noteert het.
writes-answer-offer = { name-start } moet op het aanbod van { by-inside } antwoorden; u noteert het.
writes-give-share = Het deel van { name-inside } in de worp ontbreekt nog; u noteert het.
writes-save = { name-start } moet zeggen hoeveel fiches blijven; u noteert het.
writes-open = { name-start } moet het bord openen; u noteert het.

undecided-referee = De arbiter moet eerst beslissen: { $about }.
undecided-players = De spelers moeten het eens worden over een arbiter, die beslist: { $about }.

answer-offer-move = { by-start } biedt { $offer } aan. Antwoord `aannemen`, of doe uw zet.
answer-offer-play-on = { by-start } biedt { $offer } aan. Antwoord `aannemen`, of speel verder.
asked-by-name = { name-start }: { $task }
answer-by = Antwoord alstublieft uiterlijk op { $date }.

time-left = { $own ->
    [yes] U hebt nog { span }.
   *[no] { name-start } heeft nog { span }.
}
time-left-grace = { $own ->
    [yes] U hebt nog { span }, daarna een respijt van { grace }.
   *[no] { name-start } heeft nog { span }, daarna een respijt van { grace }.
}
time-used-up = { $own ->
    [yes] Uw tijd is om; er is nog een respijt van { grace }.
   *[no] De tijd van { name-inside } is om; er is nog een respijt van { grace }.
}
time-over = { $own ->
    [yes] Uw tijd en het hele respijt zijn om.
   *[no] De tijd van { name-inside } en het hele respijt zijn om.
}
time-over-without-grace = { $own ->
    [yes] Uw tijd is om.
   *[no] De tijd van { name-inside } is om.
}

notice-near = Ter herinnering voor { name-inside }: de tijd eindigt op { date }.
notice-half = Ter herinnering voor { name-inside }: de helft van de tijd is om; die eindigt op { date }.
notice-silence = Ter herinnering voor { name-inside }: sinds { date } is er niets gekomen, dus al { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}.
notice-passed = De tijd van { name-inside } is op { date } verstreken; nu loopt het respijt.
notice-grace-over = De tijd van { name-inside } is met het hele respijt op { date } verstreken.
notice-over = De tijd van { name-inside } is op { date } verstreken.
notice-silent = Van { name-inside } is sinds { date } niets gekomen, dus al { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}. Volgens de voorwaarden van deze partij kan de arbiter daarom beslissen.
notice-claim = De anderen kunnen dat claimen: `adjudicate claim timeout { $player }`.
notice-claim-in-words = De anderen kunnen dat claimen en schrijven `tijdsoverschrijding { $player }` alleen op een regel. De arbiter beslist.
notice-away = Bent u afwezig: `adjudicate away` met de eerste dag, `to`, de dag waarop u terug bent, en `--send`.
notice-away-event = Bent u afwezig: `adjudicate event away` met de eerste dag, `to`, de dag waarop u terug bent, en `--send`.
notice-away-in-words = Bent u afwezig, schrijf dan `afwezig`, de eerste dag, `tot` en de dag waarop u terug bent.

stock = { $own ->
    [yes] Uw bedenktijd: nog { $clock }{ stock-reserve }.
   *[no] De bedenktijd van { name-inside }: nog { $clock }{ stock-reserve }.
}
stock-reserve = { $reserve ->
    [none] { "" }
   *[other] , en { $reserve } in reserve
}

offer = { $offer ->
    [draw] remise
    [takeback] de terugkeer naar de stelling na notitie { $entry }
    [take-back-move] het terugnemen van { $move }
    [before-move] de terugkeer naar de stelling voor { $move }
    [result] de uitslag `{ $result }`
    [referee] een arbiter met de sleutel { $key }
    [end] het einde met telling
    [prisoners] de teruggave van de gevangenen
    [concede] de opgave van dit spel
    [concede-gammon] de opgave van dit spel als gammon
   *[concede-backgammon] de opgave van dit spel als backgammon
}
offer-waits = { by-start } biedt { $offer } aan. Antwoord `aannemen` of `weigeren`, of speel verder als u aan zet bent.
offers-wait = Antwoord op een hiervan met `aannemen` of `weigeren`, of speel verder als u aan zet bent:
offer-made = { by-start } biedt { $offer } aan

end-you-won = U hebt gewonnen: { $reason } ({ $clause }).
end-you-lost = U hebt van { $winner } verloren: { $reason } ({ $clause }).
end-other-won = { $winner } heeft gewonnen: { $reason } ({ $clause }).
end-nobody-won = Niemand heeft gewonnen: { $reason } ({ $clause }).
end-draw = Remise: { $reason } ({ $clause }).
end-points = Punten: { $points }.
end-shared = { $names } delen de winst, { $reason }

rolled = { by-start } heeft { $dice } gegooid.
played = { by-start } heeft { $move } gespeeld.
rolled-and-played = { by-start } heeft { $dice } gegooid en { $move } gespeeld.
dice-decided = De dobbelstenen hebben beslist wie begint ({ $dice }): { $player }.
dice-show = De dobbelstenen tonen { $dice }.
chose-to-roll = { by-start } gaat gooien.
doubled = { by-start } heeft verdubbeld.
took-double = { by-start } heeft de verdubbeling aangenomen.
dropped-double = { by-start } heeft de verdubbeling geweigerd.
proposed-game = { by-start } stelt een partij voor: { $game }.
joined = { by-start } doet mee.
did-resign = { by-start } heeft opgegeven.
claimed-draw = { by-start } heeft remise geclaimd.
saved = { by-start } houdt { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
} voor de volgende partij.
opened-board = { by-start } heeft het verborgen bord geopend.
agreed-takeback = Allen gaan op voorstel van { by-inside } terug naar een eerdere stelling.
agreed-offer = Allen hebben het aanbod van { by-inside } aangenomen: { $offer }.
all-agreed = Allen zijn het eens.
ruled-forfeit = De arbiter heeft beslist: { player-inside } verliest de partij. De reden: "{ $reason }"
ruled-result = De arbiter heeft beslist: de uitslag is { $result }. De reden: "{ $reason }"
ruled-key = De arbiter heeft beslist: { player-inside } heeft een nieuwe sleutel. De reden: "{ $reason }"
ruled-here = De arbiter heeft beslist: de partij gaat vanaf hier verder. De reden: "{ $reason }"
writes = { by-start } schrijft: "{ $say }"
told-timeout = { by-start } heeft de arbiter gemeld dat de tijd van { player-inside } om is.
offered-takeback = { by-start } heeft voorgesteld naar een eerdere stelling terug te keren.
offered = { by-start } heeft { $offer } aangeboden.
changed-key = { by-start } heeft een nieuwe sleutel.
gave-days = { by-start } heeft { player-inside } { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} extra gegeven.
is-away = { by-start } is van { $from } tot { $until } afwezig ({ $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}).
is-away-undated = { by-start } is van { $from } tot { $until } afwezig.
received-later = De arbiter heeft de zet van { $said } op { $had } ontvangen.
refilled = { by-start } heeft { $hours } uur van de reserve naar de klok gehaald.

subject = { $turn ->
    [0] [adjudicate] { $game }: { $next }
   *[other] [adjudicate] { $game }: zet { $turn }, { $next }
}
next-over = afgelopen
next-won = afgelopen, { $winner } heeft gewonnen
next-join = { $number ->
    [one] { name-inside } moet meedoen
   *[other] { name-inside } moeten meedoen
}
next-roll = { $number ->
    [one] { name-inside } moet gooien
   *[other] { name-inside } moeten gooien
}
next-move = { $number ->
    [one] { name-inside } is aan zet
   *[other] { name-inside } zijn aan zet
}
next-open = { $number ->
    [one] { name-inside } moet het bord openen
   *[other] { name-inside } moeten het bord openen
}
next-save = { $number ->
    [one] { name-inside } moet zeggen wat blijft
   *[other] { name-inside } moeten zeggen wat blijft
}
place = { $event }, { $section }, ronde { $round }, bord { $board }
some-event = een toernooi
headline = { $game }: { $players }.
plays = { $role ->
    [white] { $name } speelt met wit
    [black] { $name } speelt met zwart
   *[other] { $name } speelt { $role }
}
foot-entry = Notitie { $number }: { $told }
id-begins = Het kenmerk van de partij begint met { $id }.

mark = === Schrijf uw antwoord alstublieft boven deze regel ===
how-to-answer = Zo antwoordt u: beantwoord dit bericht en schrijf uw zet alleen op de eerste regel. De arbiter noteert hem en tekent voor u. Een opmerking zet u tussen aanhalingstekens achter de zet.
how-to-answer-such = Zo antwoordt u: beantwoord dit bericht en schrijf uw zet alleen op de eerste regel, bijvoorbeeld `{ $move }`. De arbiter noteert hem en tekent voor u. Een opmerking zet u tussen aanhalingstekens achter de zet.
not-your-turn = U bent niet aan zet. U kunt toch antwoorden met een van de opdrachten hieronder, alleen op een regel.
you-have-a-key = Wat u in woorden antwoordt, wordt nagekeken en getoond, maar niet genoteerd: u hebt een sleutel en tekent zelf. Een zet alleen op een regel toont de stelling daarna; ook `zetten`, `bord`, `regels`, `verloop` en `hulp` worden beantwoord.
commands = U kunt ook schrijven, alleen op een regel:
command-rules = de regels:
command-rules-words = schrijf `regels`
command-log = alle zetten tot nu toe:
command-log-words = schrijf `verloop`
command-moves = uw mogelijke zetten:
command-moves-words = schrijf `zetten`
command-try = de stelling na een zet:
command-try-words = `probeer` en de zet
command-draw = remise aanbieden:
command-draw-words = schrijf `remise?`
command-take-back = uw laatste zet terugnemen:
command-take-back-words = schrijf `terugnemen`
command-end = einde met telling aanbieden:
command-end-words = schrijf `einde aanbieden`
command-prisoners = gevangenen teruggeven:
command-prisoners-words = schrijf `gevangenen aanbieden`
command-concede = dit ene spel opgeven:
command-concede-words = schrijf `spel verloren geven`
command-gammon = het als gammon opgeven:
command-gammon-words = `spel verloren geven gammon`
command-answer-offer = een aanbod beantwoorden:
command-answer-offer-words = `aannemen` of `weigeren`
command-if = vooraf op een zet antwoorden:
command-if-words = `als`, een zet, `dan`, uw zet
command-away = afwezig zijn:
command-away-words = `afwezig`, een dag, `tot`, een dag
command-resign = opgeven:
command-resign-words = schrijf `opgeven ja`
command-stop = minder of alle brieven:
command-stop-words = `stoppen` of `beginnen`
command-help = hulp:
command-help-words = schrijf `hulp`
foot-read = Al het andere dat u schrijft, leest de arbiter.
foot-secret = Het adres waarop u antwoordt, is alleen van u: wie het heeft, kan namens u zetten. Stuur dit bericht niet door.
