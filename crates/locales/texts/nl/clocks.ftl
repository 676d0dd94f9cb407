# De teksten over klokken in het Nederlands; waar elke sleutel voor dient, staat in het Engelse bestand.

clock-figures = nog { $clock }{ stock-reserve }, na { $turns ->
    [one] { $turns } zet
   *[other] { $turns } zetten
}{ $over ->
    [yes] ; de tijd is overschreden
   *[no] { "" }
}
clock-standing = { $own ->
    [yes] Uw bedenktijd: { clock-figures }.
   *[no] De bedenktijd van { name-inside }: { clock-figures }.
}
clock-charged-so-far = Voor deze zet is tot nu toe { $charge } verbruikt.
clock-doubles = { $past ->
    [yes] Sinds { $time } telt de tijd van deze zet dubbel.
   *[no] Vanaf { $time } telt de tijd van deze zet dubbel.
}
clock-reserve-pays = De reserve helpt alleen als er op tijd uren van naar de klok worden gehaald.
clock-ends = { $past ->
    [yes] De tijd eindigde op { $time }.
   *[no] De tijd eindigt op { $time }.
}
clock-received = De arbiter had notitie { $entry } van { $said } op { $had }.

sum-began = { $reserve ->
    [none] De bedenktijd van { name-inside } begon met { $clock }.
   *[other] De bedenktijd van { name-inside } begon met { $clock }, en { $reserve } in reserve.
}
sum-first-duties = { $number ->
    [one] De eerste taak verbruikte in totaal { $charge }.
   *[other] De eerste { $number } taken verbruikten in totaal { $charge }.
}
sum-order = Notitie { $entry }: een vooraf gegeven opdracht is uitgevoerd, zonder tijd te kosten.
sum-entry = { $turn ->
    [0] Notitie { $entry }, geen zet: { $charge }
   *[other] Notitie { $entry }, zet { $turn }: { $charge }
}
sum-running = De lopende taak: { $charge }
sum-length = { $length } van { $from } tot { $to }.
sum-not-counted = Niet geteld: { $items }.
sum-waiting = { $length } wachten op worpdelen van anderen
sum-absence = { $length } afwezig
sum-given = { $length } gegeven door de arbiter
sum-post = { $length } voor de post
sum-before = Met de taken daarvoor telt { $thought }; daarvan was { $before } al verbruikt.
sum-charged = { $doubled ->
    [none] Verbruikt: { $charge }.
   *[other] Verbruikt: { $charge }, omdat { $doubled } dubbel telt.
}
sum-left = { $reserve ->
    [none] Toen bleef { $clock } over.
   *[other] Toen bleef { $clock } over, en { $reserve } in reserve.
}
sum-total = In totaal verbruikt: { $charge }.
sum-overstepped = De tijd was al om toen notitie { $entry } de taak beëindigde.
sum-silent = Van { name-inside } is sinds { $time } niets gekomen: minstens { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} zonder die van afwezigheid.

grace-days = { $grace ->
    [one] { $grace } dag
   *[other] { $grace } dagen
}
grace-terms = Voor elke zet is er { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}, en { $post ->
    [one] { $post } dag
   *[other] { $post } dagen
} voor de post. Het respijt van { name-inside } is { grace-days } in de hele partij.
grace-first = De eerste { $number } late notities verbruikten { grace-days } respijt.
grace-given = { $given ->
    [one] { $given } dag van de arbiter
   *[other] { $given } dagen van de arbiter
}
grace-away = { $away ->
    [one] { $away } dag afwezigheid
   *[other] { $away } dagen afwezigheid
}
grace-moved = { $given ->
    [0] { $away ->
        [0] { "" }
       *[other] , met { grace-away }
    }
   *[other] { $away ->
        [0] , met { grace-given }
       *[other] , met { grace-given } en { grace-away }
    }
}
grace-late = Notitie { $entry }: verwacht sinds { $since }, tot { $until }{ grace-moved }. Zij is van { $done }, en dat verbruikt { $late ->
    [one] { $late } dag
   *[other] { $late } dagen
} respijt.
grace-in-time = Alles wat { $name } heeft gedaan, was op tijd.
grace-running = { $over ->
    [0] De lopende taak: sinds { $since }, tot { $until }{ grace-moved }.
    [one] De lopende taak: sinds { $since }, tot { $until }{ grace-moved }. Dat verbruikt tot nu toe { $over } dag respijt.
   *[other] De lopende taak: sinds { $since }, tot { $until }{ grace-moved }. Dat verbruikt tot nu toe { $over } dagen respijt.
}
grace-used = In totaal verbruikt respijt: { $used } van { grace-days }.
