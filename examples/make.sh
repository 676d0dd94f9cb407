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
# legal_for WHO: what WHO can play now, one play a line; nothing if he is not to move. The throw that waits for his element
# alone is known to him, so his key is needed.
legal_for() {
  local listing
  listing=$("$program" --json --key "$here/keys/$1.key" moves "$game_file")
  case $listing in *"\"act\":{\"seat\":"[12]",\"player\":\"$1\"}"*) ;; *) return 0 ;; esac
  # `|| true`: the open game lists nothing.
  { grep -o '"moves":\["[^]]*' <<<"$listing" || true; } | sed 's/^"moves":\["//; s/"$//; s/","/\n/g'
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
two=(--player "alice=$here/keys/alice.key.pub" --player "bob=$here/keys/bob.key.pub")

# A short win: three stones each, lots drawn, one mill.
begin short-win.yaml c2hvcnQgd2luIGdhbWU9PQ== nine-mens-morris "${two[@]}" --option stones=3 \
  --display "alice=Alice of the Grove"
write alice join
write bob join --say "good luck!"
write alice answer
turns alice d2 bob b4 alice f2 bob b6
as alice play --game "$game_file" b2xb4 --say "two lines were open"

# A draw: the same position for the third time.
begin repetition.yaml cmVwZXRpdGlvbiBnYW1lIQ== nine-mens-morris "${two[@]}" --option stones=4 --first alice
write alice join
write bob join
turns alice a1 bob g7 alice d2 bob d6 alice b4 bob f4 alice c5 bob e3
turns alice a1-d1 bob g7-d7 alice d1-a1 bob d7-g7
turns alice a1-d1 bob g7-d7 alice d1-a1 bob d7-g7

# A resignation, after a draw was offered and declined; a clock runs.
begin resignation.yaml cmVzaWduYXRpb24gZ2FtZQ== nine-mens-morris "${two[@]}" --clock 7,3,10 --option flying=3
write alice join
write bob join
write alice answer --say "lots are drawn"
turns alice d6 bob f4 alice f6 bob d2
as alice play --game "$game_file" "b6xd2" --say "a mill on the second square"
turns bob d2
write bob offer draw --say "may I?"
write alice decline
turns alice b4 bob g4
write alice note "nothing for me on the right"
turns alice b2xd2 bob e4
write alice resign --say "well played"

# Lots, a takeback, a new key, a claim of time and a ruling, with a referee.
organiser=referee begin referee.yaml cmVmZXJlZSBnYW1lICAgIQ== nine-mens-morris "${two[@]}" \
  --referee "$here/keys/referee.key.pub,referee@example.org" --clock 7,3,0
write alice join
write bob join
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
write referee rule dismiss 15 --reason "the journey was announced"
write referee rule extend alice 14 --reason "the journey was announced"
as alice-new play --game "$game_file" f6 --say "back again"
turns bob b4
hours=$((hours + 24 * 30))
write bob claim timeout alice
write referee rule uphold 20 --reason "no letter for a month, and none to me"

# The open game for three: dice on request, elements brought for others, an agreed result.
begin open.yaml b3BlbiBnYW1lIG9mIDMuLg== open "${two[@]}" --player "carol=$here/keys/carol.key.pub" --first alice
write alice join
write bob join
write carol join
turns alice "we throw two dice each, the highest sum wins; throw: 2d6"
write bob answer
carols=$("$program" --key "$here/keys/carol.key" answer --alone --game "$game_file")
as alice answer --game "$game_file" --with "$carols"
turns alice "eight to beat" bob "throw: 2d6"
write alice answer
write carol answer
write bob answer
turns bob "eight as well" carol "throw: 2d6"
write alice answer
write bob answer
write carol answer
turns carol "seven only"
write bob offer result "alice 1, bob 1, carol 0"
write alice accept
write carol accept

# Bob plays by post: he has no key, and the referee writes his letters down.
organiser=referee begin by-post.yaml YnkgcG9zdCBnYW1lIC4uLg== nine-mens-morris \
  --player "alice=$here/keys/alice.key.pub" --player bob=by-post --referee "$here/keys/referee.key.pub" \
  --option stones=3
write alice join
write referee join
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
write alice join
write bob join
turns alice a1 bob b2 alice a4 bob b4 alice a7xb2 bob c5 alice d7 bob e3
as alice play --game "$game_file" g7xb4 --say "a second line; you have three left and may fly"
turns bob d2 alice a4-b4 bob d2-d5
as alice play --game "$game_file" b4-a4xe3 --say "and two are too few"

# Ludus Duodecim Scriptorum with two pieces each: a starting throw, and three dice a turn from the players' chains.
begin duodecim-scriptorum.yaml dHdlbHZlIGxpbmVzIGdtZQ== duodecim-scriptorum "${two[@]}" --option pieces=2
write alice join
write bob join --say "may the dice be kind"
write alice answer
play_out '\*'

# Roman Checkers: captives, their return, and play to the end.
begin roman-checkers.yaml cHJpc29uZXJzIHJldHVybg== roman-checkers "${two[@]}" --first alice
write alice join
write bob join
play_out ' x' 40
write bob offer prisoners --say "shall they march again?"
write alice accept
play_out ' x'

# Backgammon: the throw that begins is played, and every later one is made from two letters. Both run for home.
begin backgammon.yaml YmFja2dhbW1vbiBnYW1lIQ== backgammon "${two[@]}"
write alice join
write bob join
write alice answer
play_out 'off\|^[^*]*$'

# Chess: the Berlin defence; the queens repeat the position, and White claims the draw.
begin chess.yaml dGhyZWVmb2xkIGRyYXcgIQ== chess "${two[@]}" --first alice --display "alice=Alice of the Grove"
write alice join
write bob join
turns alice e4 bob e5 alice Nf3 bob Nc6 alice Bb5 bob Nf6 alice O-O bob Nxe4 alice d4 bob Nd6 alice dxe5 bob Nxb5
as alice play --game "$game_file" a4 --say "the knight has to come back"
turns bob Nbd4 alice Nxd4 bob d5 alice exd6 bob Nxd4 alice Qxd4 bob Qxd6
turns alice Qe4+ bob Qe6 alice Qd4 bob Qd6 alice Qe4+ bob Qe6 alice Qd4
as bob play --game "$game_file" Qd6 --say "the third time, if I count right"
write alice claim draw
