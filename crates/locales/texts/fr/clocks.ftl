# Les textes des pendules en français ; le fichier anglais dit à quoi sert chaque clé.

clock-figures = encore { $clock }{ stock-reserve }, après { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}{ $over ->
    [yes] {" "}; le temps est dépassé
   *[no] { "" }
}
clock-standing = { $own ->
    [yes] Votre pendule : { clock-figures }.
   *[no] La pendule de { name-inside } : { clock-figures }.
}
clock-charged-so-far = Ce coup a coûté { $charge } jusqu'ici.
clock-doubles = { $past ->
    [yes] Depuis le { $time }, le temps de ce coup compte double.
   *[no] À partir du { $time }, le temps de ce coup compte double.
}
clock-reserve-pays = La réserve ne sert que si des heures en sont mises à temps sur la pendule.
clock-ends = { $past ->
    [yes] Le temps s'est achevé le { $time }.
   *[no] Le temps s'achève le { $time }.
}
clock-received = L'arbitre a reçu l'entrée { $entry }, datée du { $said }, le { $had }.

sum-began = { $reserve ->
    [none] La pendule de { $name } a commencé avec { $clock }.
   *[other] La pendule de { $name } a commencé avec { $clock }, et { $reserve } en réserve.
}
sum-first-duties = { $number ->
    [one] La première tâche a coûté { $charge } en tout.
   *[other] Les { $number } premières tâches ont coûté { $charge } en tout.
}
sum-order = Entrée { $entry } : un coup conditionnel, sans frais de temps.
sum-entry = { $turn ->
    [0] Entrée { $entry }, sans coup : { $charge }
   *[other] Entrée { $entry }, coup { $turn } : { $charge }
}
sum-running = En cours : { $charge }
sum-length = { $length } du { $from } au { $to }.
sum-not-counted = Non comptés : { $items }.
sum-waiting = { $length } d'attente des parts d'autrui
sum-absence = { $length } de congé
sum-given = { $length } accordés par l'arbitre
sum-post = { $length } pour le courrier
sum-before = Avec les tâches précédentes, { $thought } comptent, dont { $before } étaient déjà pris.
sum-charged = { $doubled ->
    [none] Pris : { $charge }.
   *[other] Pris : { $charge }, parce que { $doubled } comptent double.
}
sum-left = { $reserve ->
    [none] Il restait alors { $clock }.
   *[other] Il restait alors { $clock }, et { $reserve } en réserve.
}
sum-total = Pris en tout : { $charge }.
sum-overstepped = Le temps était dépassé quand l'entrée { $entry } a mis fin à la tâche.
sum-silent = Rien n'est venu de { $name } depuis le { $time } : au moins { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} sans ceux de congé.

grace-days = { $grace ->
    [one] { $grace } jour
   *[other] { $grace } jours
}
grace-terms = Chaque coup a { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, et { $post ->
    [one] { $post } jour
   *[other] { $post } jours
} pour le courrier. Le délai de grâce de { $name } est de { grace-days } pour toute la partie.
grace-first = Les { $number } premières entrées en retard ont pris { grace-days } du délai de grâce.
grace-given = { $given ->
    [one] { $given } jour accordé par l'arbitre
   *[other] { $given } jours accordés par l'arbitre
}
grace-away = { $away ->
    [one] { $away } jour de congé
   *[other] { $away } jours de congé
}
grace-moved = { $given ->
    [0] { $away ->
        [0] { "" }
       *[other] , avec { grace-away }
    }
   *[other] { $away ->
        [0] , avec { grace-given }
       *[other] , avec { grace-given } et { grace-away }
    }
}
grace-late = Entrée { $entry } : attendue depuis le { $since }, jusqu'au { $until }{ grace-moved }. Elle est datée du { $done }, ce qui prend { $late ->
    [one] { $late } jour
   *[other] { $late } jours
} du délai de grâce.
grace-in-time = Tout ce que { $name } a fait était à temps.
grace-running = { $over ->
    [0] En cours : depuis le { $since }, jusqu'au { $until }{ grace-moved }.
    [one] En cours : depuis le { $since }, jusqu'au { $until }{ grace-moved }. Cela prend jusqu'ici { $over } jour du délai de grâce.
   *[other] En cours : depuis le { $since }, jusqu'au { $until }{ grace-moved }. Cela prend jusqu'ici { $over } jours du délai de grâce.
}
grace-used = Délai de grâce pris en tout : { $used } sur { grace-days }.
