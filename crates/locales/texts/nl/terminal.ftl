# Van de teksten van opdrachten die welke ook in brieven staan; de andere zijn in het Engels.

game-and-players = { $game }: { $players }
player-side = { $side ->
    [white] wit
    [black] zwart
   *[other] { $side }
}
player-left = heeft de partij verlaten
agrees-to-unknown = { by-start } neemt het aanbod { $id } aan.
ordered-answer = { by-start } antwoordt op `{ $when }` met `{ $then }`, als het wordt gespeeld.
ordered-next = De volgende zet van { by-inside } is `{ $then }`, als die dan mogelijk is.
received = { by-start } had { $id } op { $had }.
list-throw = Voordat iemand zet, wordt er gegooid: { $dice }.
dice-of = { $number ->
    [one] één dobbelsteen met { $sides } kanten
   *[other] { $number } dobbelstenen met { $sides } kanten
}
entries-numbered = { $number ->
    [one] notitie { $entries }
   *[other] notities { $entries }
}
more = nog { $number }
remark-backdated = eerder gedateerd dan de notitie ervoor: { entries-numbered }
remark-received = notitie { $entry }: van { $said }, ontvangen op { $had }; geldt als verstuurd op { $posted }
remark-clock = bedenktijd: { $name }: { $clock }
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , en { $reserve } in reserve
}, na { $turns ->
    [one] { $turns } zet
   *[other] { $turns } zetten
}{ $overstepped ->
    [yes] ; de tijd is overschreden
   *[no] { "" }
}
remark-early-forfeit = notitie { $entry }: { $name } verliest de partij, hoewel er tijd was tot { $until }
remark-cancelled = worpdelen vervallen in notitie { $entry }, door toedoen van { $names }
remark-scribed = door de arbiter genoteerd voor { $name }: { entries-numbered }
period = { $dated ->
    [yes] van { $from } tot { $until } ({ $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    })
   *[no] van { $from } tot { $until }
}
remark-away = afwezig: { $name } { $periods }{ $limited ->
    [yes] ; nog { $left } van { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
   *[no] { "" }
}
remark-replaced = sleutel vervangen door een beslissing: { $name }
remark-unaudited = { $number ->
    [one] verborgen bord nog niet geopend en daarom niet nagekeken
   *[other] verborgen borden nog niet geopend en daarom niet nagekeken
}: { $names }
remark-forfeited = heeft na het einde verloren: { $name }
remark-audit = op de laatste plaats, omdat het verborgen bord niet klopt: { $name } ({ $reason })
remark-kept = fiches bewaard voor de volgende partij: { $tokens }
remark-carries = gaat verder met de fiches van de partij { $game } tot en met notitie { $head } ({ $tokens }): hier niet nagekeken; `adjudicate ledger` kijkt het na met het bestand van die partij

friend-accepts = { $name } neemt de uitnodiging voor een partij aan: { $game }.
friend-counters = { $name } zou deze partij ({ $game }) graag met andere voorwaarden spelen:
friend-go-on =
    Om verder te gaan bewaart u dit bericht als letter.txt en start u
    `adjudicate import letter.txt`, of open adjudicate.html, kies
    "I got a letter" en plak dit hele bericht.
differs = { $what ->
    [game] het spel: { $now } in plaats van { $before }
    [rules] de versie van de regels: { $now } in plaats van { $before }
    [option] optie { $key }: { $now } in plaats van { $before }
    [first] de eerste zet: { $now } in plaats van { $before }
    [clock] de bedenktijd: { $now } in plaats van { $before }
   *[players] het aantal spelers: { $now } in plaats van { $before }
}
usual-value = de gewone waarde
by-lot = een loting
no-limit = onbeperkt
other-terms = { $what ->
    [first-seat] de eerste plaats: die heeft niet de naam, de sleutel en het adres van de uitnodiging
    [left-out] { $name } heeft toegezegd en is niet bij de spelers
    [no-key] { $name } heeft geen sleutel
    [writer] de voorwaarden zijn geschreven door { $name }, die geen plaats neemt
    [referee] er is een arbiter, en de uitnodiging heeft er geen
    [dice] de arbiter doet de worpen
    [series] de partij zet een reeks voort
   *[event] de partij hoort bij een toernooi
}
