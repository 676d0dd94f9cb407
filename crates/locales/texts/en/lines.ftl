# Lines that ask for something in a letter, as the desk shows them. Each is one that replies.ftl of the language understands; `cargo test
# -p adjudicate-desk asked` says which is not.
# $loss is `single`, `gammon` or `backgammon`, $tag the tag of a language; both stay as they are.

line-say = say { $text }
line-try = try { $play }
line-moves = moves
line-board = board
line-rules = rules
line-clause = rules { $clause }
line-log = log
line-status = status
line-help = help
line-resign = resign
line-resign-yes = resign yes
line-offer-draw = offer draw
line-offer-end = offer end
line-offer-prisoners = offer prisoners
line-offer-concede = offer concede { $loss }
line-accept = accept
line-accept-offer = accept { $offer }
line-take-back = take back
line-decline = decline
line-if = if { $when } then { $then }
line-roll-next = roll for me
line-away = away { $from } to { $until }
line-claim-draw = claim draw
line-claim-timeout = claim timeout { $name }
line-save = save { $tokens }
line-stop = stop
line-start = start
line-language = language { $tag }
line-enter = enter
line-enter-section = enter { $section }
line-enter-as = enter as { $name }
line-enter-section-as = enter { $section } as { $name }
line-withdraw = withdraw
line-withdraw-from = withdraw { $section }
line-appeal = appeal { $number }
line-invite = invite { $game } { $players }
line-yes = yes
