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
two=(--player "alice=$here/keys/alice.key.pub" --player "bob=$here/keys/bob.key.pub")

# A short win: three stones each, drawn lots, one mill.
begin short-win.yaml c2hvcnQgd2luIGdhbWU9PQ== nine-mens-morris "${two[@]}" --option stones=3 \
  --display "alice=Alice of the Grove"
write alice join
write bob join --say "good luck!"
write alice answer
turns bob d2 alice b4 bob f2 alice b6
turns bob b2xb4

# A draw: the same position for the third time.
begin repetition.yaml cmVwZXRpdGlvbiBnYW1lIQ== nine-mens-morris "${two[@]}" --option stones=3 --first alice
write alice join
write bob join
turns alice a1 bob g7 alice d2 bob d6 alice b4 bob f4
turns alice a1-d1 bob g7-d7 alice d1-a1 bob d7-g7
turns alice a1-d1 bob g7-d7 alice d1-a1 bob d7-g7

# A resignation, after a draw was offered and declined; a clock runs.
begin resignation.yaml cmVzaWduYXRpb24gZ2FtZQ== nine-mens-morris "${two[@]}" --clock 7,3,10 --option flying=3
write alice join
write bob join
write alice answer --say "lots are drawn"
turns alice d6 bob f4 alice f6 bob d2
as alice play --game "$game_file" "b6xd2" --say "a mill on the second square"
write bob offer draw --say "may I?" && exit 1 || true
turns bob d2 alice b4
write bob note "too many stones behind"  || true
turns bob f2 alice b2xf2
write bob resign --say "well played"
