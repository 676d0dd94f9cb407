#!/usr/bin/env bash
# Makes the example games with the program itself: examples/make.sh [ADJUDICATE [DIRECTORY]]
#
# Keys, dates and nonces are fixed, so the same bytes come out every time; a test compares them with what is checked in.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
program=${1:-$here/../target/debug/adjudicate}
out=${2:-$here}
state=$(mktemp -d)
trap 'rm -rf "$state"' EXIT
export XDG_STATE_HOME="$state" XDG_CONFIG_HOME="$state"
unset ADJUDICATE_KEY ADJUDICATE_DATE ADJUDICATE_PASSPHRASE

hours=0
# as WHO COMMAND...: the next letter, five hours after the one before.
as() {
  local key="$here/keys/$1.key"
  shift
  hours=$((hours + 5))
  local date
  date=$(date -u -d "2026-11-20 09:00:00 UTC + $hours hours" +%Y-%m-%dT%H:%M:%SZ)
  "$program" --yes --key "$key" --date "$date" "$@" >/dev/null
}
# begin FILE NONCE GAME ARGUMENTS...: a charter by alice.
begin() {
  local file="$out/$1" nonce=$2 game=$3
  shift 3
  rm -f "$file"
  hours=0
  as "${organiser:-alice}" new "$game" --nonce "$nonce" --output "$file" "$@"
  game_file=$file
}
# turns WHO MOVE WHO MOVE...
turns() {
  while [ $# -gt 0 ]; do
    as "$1" play --game "$game_file" "$2"
    shift 2
  done
}
write() {
  local who=$1
  shift
  as "$who" "$@" --game "$game_file"
}
# joins WHO...: all of them join, in this order.
joins() {
  local who
  for who in "$@"; do write "$who" join; done
}
# legal_for WHO: what WHO can play now, one play a line; nothing if he is not to move. The throw that waits for his element
# alone is known to him, so his key is needed.
legal_for() {
  local listing
  listing=$("$program" --json --key "$here/keys/$1.key" moves "$game_file")
  case $listing in *"\"act\":{\"seat\":"[12]",\"player\":\"$1\"}"*) ;; *) return 0 ;; esac
  # `|| true`: the open game lists nothing.
  { grep -o '"moves":\["[^]]*' <<<"$listing" || true; } | sed 's/^"moves":\["//; s/"$//; s/","/\n/g'
}
# journey: Duerror Grandis to its end. Who is due answers; or he takes whom he can, veers now and then, and moves all that
# moves, else he changes, throws for it, holds or stays. `opening` has everybody's choices.
declare -A opening
journey() {
  local count=0 shown pen who steps take moves text try
  while shown=$("$program" --json show "$game_file") && grep -q '"verdict":"running"' <<<"$shown"; do
    pen=$(grep -o '"pen":{[^}]*}' <<<"$shown")
    # Whoever else owes an element gives it first; so the last comes from who holds the pen.
    for who in $(grep -o '"due":\[[^]]*' <<<"$shown" | grep -o '"name":"[a-z]*","duty":"reveal"' | cut -d'"' -f4); do
      case $pen in *"\"name\":\"$who\""*) ;; *) write "$who" answer 2>/dev/null || true ;; esac
    done
    who=$(cut -d'"' -f6 <<<"$pen")
    case $pen in
    *'"for":"roll"'*)
      # With the throw that waits for this element alone it may be somebody else's turn.
      if ! "$program" --json --key "$here/keys/$who.key" moves "$game_file" | grep -q "\"act\":{\"seat\":[0-9]*,\"player\":\"$who\"}"; then
        write "$who" answer
        continue
      fi
      ;;
    esac
    count=$((count + 1))
    # Steps only, not the titles of their groups.
    steps=$("$program" --json --key "$here/keys/$who.key" moves "$game_file" | grep -o '"moves":\[[^]]*' | cut -c 10-)
    case $steps in
    *'"board '*)
      as "$who" play --game "$game_file" "${opening[$who]}"
      continue
      ;;
    esac
    take=$(grep -o '"[a-z ]*take [^"]*"' <<<"$steps" | head -1 | tr -d '"' || true)
    moves=$(grep -o '"[a-z ]*move[^"]*"' <<<"$steps" | tr -d '"' | sed 's/move .*/move/' | paste -sd ';' | sed 's/;/; /g' || true)
    text="${take:+$take; }$moves"
    if [ $((count % 7)) = 0 ]; then text=$(grep -o '"[a-z ]*veer"' <<<"$steps" | head -1 | tr -d '"' || true); fi
    for try in "$text" "$moves" "change melliran; move" roll hold stay; do
      if [ -n "$try" ] && as "$who" play --game "$game_file" "$try" 2>/dev/null; then continue 2; fi
    done
    echo "$who can do nothing of: $steps" >&2
    return 1
  done
}
# play_out WANTED [TURNS]: alice and bob play the first listed play that holds WANTED, else the first of all, to the end of
# the game or for so many turns. The throws follow from keys and nonce, so the games are the same every time.
play_out() {
  local wanted=$1 left=${2:-1000} who=alice plays play idle=0
  while [ "$left" -gt 0 ] && [ "$idle" -lt 2 ]; do
    plays=$(legal_for "$who")
    idle=$((idle + 1))
    if [ -n "$plays" ]; then
      play=$(sed -n "/$wanted/{p;q}" <<<"$plays")
      turns "$who" "${play:-${plays%%$'\n'*}}"
      idle=0
      left=$((left - 1))
    fi
    case $who in alice) who=bob ;; *) who=alice ;; esac
  done
}
# match_out CHOICE CHOICE...: backgammon with the cube to the end of its match. Whoever has to choose does what comes next in this
# list, or throws; for a throw that was chosen the other gives an element; the first listed play is played.
match_out() {
  local who=alice other=bob plays turn idle=0
  while [ "$idle" -lt 3 ]; do
    plays=$(legal_for "$who")
    case $plays in
    roll* | take*)
      turn=${1:-${plays%%$'\n'*}}
      [ $# -eq 0 ] || shift
      turns "$who" "$turn"
      if [ "$turn" = roll ]; then write "$other" answer; fi
      idle=0
      continue
      ;;
    ?*)
      turn=$(sed -n '/off/{p;q}' <<<"$plays")
      turns "$who" "${turn:-${plays%%$'\n'*}}"
      idle=0
      ;;
    # A starting throw that makes the other begin.
    '')
      if [ "$idle" = 1 ] && { write "$who" answer || write "$other" answer; } 2>/dev/null; then idle=-1; fi
      ;;
    esac
    idle=$((idle + 1))
    turn=$who who=$other other=$turn
  done
}
two=(--player "alice=$here/keys/alice.key.pub" --player "bob=$here/keys/bob.key.pub")

# A short win: three stones each, lots drawn, one mill.
begin short-win.yaml c2hvcnQgd2luIGdhbWU9IQ== nine-mens-morris "${two[@]}" --option stones=3 \
  --display "alice=Alice of the Grove"
write alice join
write bob join --say "good luck!"
write alice answer
turns alice d2 bob b4 alice f2 bob b6
as alice play --game "$game_file" b2xb4 --say "two lines were open"

# A draw: the same position for the third time.
begin repetition.yaml cmVwZXRpdGlvbiBnYW1lIQ== nine-mens-morris "${two[@]}" --option stones=4 --first alice
joins alice bob
turns alice a1 bob g7 alice d2 bob d6 alice b4 bob f4 alice c5 bob e3
turns alice a1-d1 bob g7-d7 alice d1-a1 bob d7-g7
turns alice a1-d1 bob g7-d7 alice d1-a1 bob d7-g7

# A resignation, after a draw was offered and the other side played on; a clock runs.
begin resignation.yaml cmVzaWduYXRpb24gZ2FtLg== nine-mens-morris "${two[@]}" --clock 7,3,10 --option flying=3
joins alice bob
write alice answer --say "lots are drawn"
turns alice d6 bob f4 alice f6 bob d2
as alice play --game "$game_file" "b6xd2" --say "a mill on the second square"
turns bob d2
write bob offer draw --say "may I?"
turns alice b4
write alice note "nothing for me on the right"
turns bob g4 alice b2xd2 bob e4
write alice resign --say "well played"

# Lots, a takeback, a new key, claims of time, more time and a ruling, with a referee.
organiser=referee begin referee.yaml cmVmZXJlZSBnYW1lICAgIA== nine-mens-morris "${two[@]}" \
  --referee "$here/keys/referee.key.pub,referee@example.org" --clock 7,3,0
joins alice bob
write alice answer
turns alice d2 bob f4 alice d1
write alice offer takeback 5 --say "I meant another point; back to your f4?"
write bob accept
turns alice d3 bob f6
write alice rekey --new "$here/keys/alice-new.key" --say "a new computer"
as alice-new play --game "$game_file" d1xf6
write alice-new note "I am travelling until the end of the month"
turns bob f2
hours=$((hours + 24 * 12))
write bob claim timeout alice
write referee rule extend alice 14 --say "the journey was announced"
as alice-new play --game "$game_file" f6 --say "back again"
turns bob b4
hours=$((hours + 24 * 30))
write bob claim timeout alice
write referee rule forfeit alice --reason "no letter for a month, and none to me"

# The open game for three: dice on request, elements brought for others, an agreed result.
begin open.yaml b3BlbiBnYW1lIG9mIDMuLg== open "${two[@]}" --player "carol=$here/keys/carol.key.pub" --first alice
joins alice bob carol
turns alice "we throw two dice each, the highest sum wins; throw: 2d6"
write bob answer
write carol answer
turns alice "eight to beat" bob "throw: 2d6"
write alice answer
carols=$("$program" --key "$here/keys/carol.key" answer --game "$game_file")
as bob play --game "$game_file" --with "$carols" "eight as well"
turns carol "throw: 2d6"
write alice answer
write bob answer
turns carol "seven only"
write bob offer result "alice 1, bob 1, carol 0"
write carol accept
write alice accept

# Bob plays by post: he has no key, and the referee writes his letters down.
organiser=referee begin by-post.yaml YnkgcG9zdCBnYW1lIC4uLg== nine-mens-morris \
  --player "alice=$here/keys/alice.key.pub" --player bob=by-post --referee "$here/keys/referee.key.pub" \
  --option stones=3
joins alice referee
write alice answer
as referee play --game "$game_file" --for bob a1 --say "card of 21 November"
turns alice d7
as referee play --game "$game_file" --for bob a4
turns alice a7
as referee play --game "$game_file" --for bob g7 --say "blocks the line"
turns alice e5
as referee resign --game "$game_file" --for bob --say "card of 22 November: I have to stop"

# Roman Merels: bob flies with three stones, and does not block the line that alice opens and closes.
begin roman-merels.yaml cm9tYW4gbWVyZWxzIGdtZQ== roman-merels "${two[@]}" --option stones=5 --first alice
joins alice bob
turns alice a1 bob b2 alice a4 bob b4 alice a7xb2 bob c5 alice d7 bob e3
as alice play --game "$game_file" g7xb4 --say "a second line; you have three left and may fly"
turns bob d2 alice a4-b4 bob d2-d5
as alice play --game "$game_file" b4-a4xe3 --say "and two are too few"

# Ludus Duodecim Scriptorum with two pieces each: a starting throw, and three dice a turn from the players' chains.
begin duodecim-scriptorum.yaml dHdlbHZlIGxpbmVzIGdtMw== duodecim-scriptorum "${two[@]}" --option pieces=2
write alice join
write bob join --say "may the dice be kind"
play_out '\*'

# Roman Checkers: captives, their return, and play to the end.
begin roman-checkers.yaml cHJpc29uZXJzIHJldHVybg== roman-checkers "${two[@]}" --first alice
joins alice bob
play_out ' x' 40
write bob offer prisoners --say "shall they march again?"
write alice accept
play_out ' x'

# Backgammon: the throw that begins is played, and every later one is made from two letters. Both run for home.
begin backgammon.yaml YmFja2dhbW1vbiBnYW1lIQ== backgammon "${two[@]}"
joins alice bob
write alice answer
play_out 'off\|^[^*]*$'

# A match with the doubling cube: a double is taken, another one dropped; then the Crawford game, and what is left.
begin backgammon-match.yaml YmFja2dhbW1vbiBtYXRjaA== backgammon "${two[@]}" --option cube=true --option points=3
joins alice bob
match_out roll double take roll double drop

# Chess: the Berlin defence; the queens repeat the position, and White claims the draw.
begin chess.yaml dGhyZWVmb2xkIGRyYXcgIQ== chess "${two[@]}" --first alice --display "alice=Alice of the Grove"
joins alice bob
turns alice e4 bob e5 alice Nf3 bob Nc6 alice Bb5 bob Nf6 alice O-O bob Nxe4 alice d4 bob Nd6 alice dxe5 bob Nxb5
as alice play --game "$game_file" a4 --say "the knight has to come back"
turns bob Nbd4 alice Nxd4 bob d5 alice exd6 bob Nxd4 alice Qxd4 bob Qxd6
turns alice Qe4+ bob Qe6 alice Qd4 bob Qd6 alice Qe4+ bob Qe6 alice Qd4
as bob play --game "$game_file" Qd6 --say "the third time, if I count right"
write alice claim draw

# Tic-Tac-Toe: neither makes a mistake, so nobody wins.
begin tic-tac-toe.yaml bmluZSBzcXVhcmVzIGdtZQ== tic-tac-toe "${two[@]}" --first bob
joins alice bob
turns bob b2 alice a3 bob c3 alice a1 bob a2 alice c2 bob b1 alice b3
as bob play --game "$game_file" c1 --say "there is no other square"

# Duerror Grandis: three players, from the starting throw to the way out.
three=(--player "alice=$here/keys/alice.key.pub" --player "bob=$here/keys/bob.key.pub" --player "carol=$here/keys/carol.key.pub")
opening=([alice]="board 3; colour red; start thete; move" [bob]="board 7; colour blue; start ephebe; move"
  [carol]="board 1; colour green; start thete; veer")
begin duerror-grandis.yaml ZHVlcnJvciBncmFuZGlzIQ== duerror-grandis "${three[@]}"
joins alice bob carol
journey

# Merus: two players, two kinds of pieces, all tokens in the bank.
opening=([alice]="board 5; colour black; start thete; move" [bob]="board 2; colour white; start melliran; move")
begin duerror-merus.yaml ZHVlcnJvciBtZXJ1cyAhIQ== duerror-grandis "${two[@]}" --option variants=merus
joins alice bob
journey

# Factiosus: all three pieces of both.
opening=([alice]="board 9; colour orange; thete move; ephebe move; melliran move"
  [bob]="board 4; colour violet; ephebe veer")
begin duerror-factiosus.yaml ZmFjdGlvc3VzIGdhbWUgIQ== duerror-grandis "${two[@]}" --option variants=factiosus
joins alice bob
journey

# Caecus: sealed boards, and their audit.
opening=([alice]="board sealed; colour red; start thete; move" [bob]="board sealed; colour blue; start thete; veer")
begin duerror-caecus.yaml Y2FlY3VzIGdhbWUgISEhIQ== duerror-grandis "${two[@]}" --option variants=caecus
joins alice bob
journey
for who in alice bob; do write "$who" open 2>/dev/null || true; done

# Parcus: three games of a series. In the third, bob says that he carries more than he has kept.
mkdir -p "$out/parcus"
opening=([alice]="board 3; colour red; start thete; move" [bob]="board 8; colour brown; start ephebe; move")
parcus=("${two[@]}" --option variants=parcus --option turn_limit=5 --option tokens=3)
begin parcus/1-spring.yaml cGFyY3VzIHNwcmluZyAhIQ== duerror-grandis "${parcus[@]}"
joins alice bob
journey
write alice save 1
begin parcus/2-summer.yaml cGFyY3VzIHN1bW1lciA2IQ== duerror-grandis "${parcus[@]}" --after "$out/parcus/1-spring.yaml"
joins alice bob
journey
write alice save 0 2>/dev/null || true
write bob save 1
begin parcus/3-autumn.yaml cGFyY3VzIGF1dHVtbiAhIQ== duerror-grandis "${parcus[@]}" --after "$out/parcus/2-summer.yaml" \
  --carry bob=5
joins alice bob
journey

# A tournament of four: merels, everybody against everybody, and backgammon in two rounds of a Swiss system. Dave withdraws
# from merels when he has played two games of three, and the director rules on the third.
event=$out/event
mkdir -p "$event"
rm -rf "$event/event.yaml" "$event/games"
# board SECTION ROUND BOARD: the game of this board is the one that is played now; `seats` has its players.
board() {
  game_file=$event/games/$1-r$2-b$3.yaml
  mapfile -t seats < <(sed -n '/^  players:/,/^  organiser:/s/^    - name: //p' "$game_file")
}
# on SECTION ROUND BOARD: the same, and they join.
on() {
  board "$@"
  joins "${seats[@]}"
}
# first_wins, second_wins: games of three stones each, the turns of both by seat.
first_wins() { turns "${seats[0]}" d2 "${seats[1]}" b4 "${seats[0]}" f2 "${seats[1]}" b6 "${seats[0]}" b2xb4; }
second_wins() {
  turns "${seats[0]}" d2 "${seats[1]}" a7 "${seats[0]}" g1 "${seats[1]}" d7 "${seats[0]}" e5 "${seats[1]}" g7xd2
}
drawn() {
  turns "${seats[0]}" d2 "${seats[1]}" d6 "${seats[0]}" f4 "${seats[1]}" b4
  write "${seats[1]}" offer draw
  write "${seats[0]}" accept --say "as well as you"
}
# resigns SEAT [SAY]: who sits there gives up; if it is not their turn, the other writes the slip in.
resigns() {
  local seat=$1
  shift
  write "${seats[$seat]}" resign "$@"
  as "${seats[$((1 - seat))]}" post --game "$game_file" 2>/dev/null || true
}
# rolls TURNS: so many turns of backgammon, the first listed plays of both.
rolls() {
  local left=$1 who plays
  while [ "$left" -gt 0 ]; do
    for who in "${seats[@]}"; do
      if ! plays=$(legal_for "$who") || [ -z "$plays" ]; then continue; fi
      turns "$who" "${plays%%$'\n'*}"
      left=$((left - 1))
    done
  done
}
# slip WHO COMMAND...: what a player signs about the event, five hours after the letter before, and the director writes in.
slip() {
  local who=$1 what=$2
  shift 2
  hours=$((hours + 5))
  local date
  date=$(date -u -d "2026-11-20 09:00:00 UTC + $hours hours" +%Y-%m-%dT%H:%M:%SZ)
  "$program" --yes --key "$here/keys/$who.key" --date "$date" event "$what" "$@" >"$state/slip.txt"
  as referee event import --event "$event" "$state/slip.txt"
}
hours=0
as referee event new "$here/event/description.yaml" --output "$event" --nonce d2ludGVyIGN1cCAyMDI2Lg==
slip alice enter "$event" --name alice --section merels --section dice --display "Alice of the Grove" --rating 1650
slip bob enter "$event" --name bob --section merels --section dice --say "looking forward to it"
slip carol enter "$event" --name carol --section merels --section dice --rating 1720
slip dave enter "$event" --name dave --section merels --section dice
hours=$((24 * 13))
as referee event start "$event" --numbers "3 11 19 27 38 44"
as referee event pair "$event" --section merels --all --nonce bWVyZWxzIGFsbCByb3VuZA==
as referee event pair "$event" --section dice --nonce ZGljZSwgcm91bmQgb25lLg==
on merels 1 1
first_wins
on merels 1 2
second_wins
on dice 1 1
rolls 6
resigns 1 --say "well rolled"
on dice 1 2
rolls 3
resigns 0
as referee event collect "$event"
on merels 2 1
drawn
on merels 2 2
first_wins
as referee event collect "$event"
slip dave withdraw "$event" --section merels --say "I move house; I will finish the dice"
as referee event pair "$event" --section dice --nonce ZGljZSwgcm91bmQgdHdvLg==
for number in 1 2; do
  board merels 3 $number
  case ${seats[*]} in
  *dave*)
    points=2,0
    if [ "${seats[0]}" = dave ]; then points=0,2; fi
    as referee event rule points --event "$event" --section merels --round 3 --board $number --points $points \
      --reason "dave withdrew before the game began"
    ;;
  *)
    joins "${seats[@]}"
    drawn
    ;;
  esac
done
on dice 2 1
rolls 8
resigns 0
on dice 2 2
rolls 4
resigns 1 --say "congratulations"
as referee event note --event "$event" "All games are over; thank you all."
as referee event collect "$event"
