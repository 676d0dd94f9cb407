#!/usr/bin/env bash
# Makes the files of the disputes that docs/disputes.md tells, with the program itself: examples/disputes/make.sh [ADJUDICATE
# [DIRECTORY]]
#
# Keys, dates and nonces are fixed, so the same bytes come out every time; a test compares them with what is checked in. Who
# signs twice does it as cheats do: with the same key on a second machine, which knows nothing of the first.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
program=${1:-$here/../../target/debug/adjudicate}
out=${2:-$here}
keys=$here/../keys
state=$(mktemp -d)
trap 'rm -rf "$state"' EXIT
export XDG_CONFIG_HOME="$state"
unset ADJUDICATE_KEY ADJUDICATE_DATE ADJUDICATE_PASSPHRASE

hours=0
# as WHO COMMAND...: the next letter, five hours after the one before.
as() {
  local key="$keys/$1.key"
  shift
  hours=$((hours + 5))
  local date
  date=$(date -u -d "2026-11-20 09:00:00 UTC + $hours hours" +%Y-%m-%dT%H:%M:%SZ)
  "$program" --yes --key "$key" --date "$date" "$@" >/dev/null
}
# machine NAME: what follows is signed on this machine. Each remembers what it has signed.
machine() { export XDG_STATE_HOME="$state/$story/$1"; }
# story NAME: the directory of the next one.
story() {
  story=$1
  mkdir -p "$out/$story"
  cd "$out/$story"
  rm -f ./*.yaml ./*.log ./*.eml ./*.fallen
  hours=0
  machine first
}
two=(--player "alice=$keys/alice.key.pub" --player "bob=$keys/bob.key.pub")
referee=(--referee "$keys/referee.key.pub")
# merels FILE NONCE ARGUMENTS...: alice begins, both have joined, and each has put a stone.
merels() {
  local file=$1 nonce=$2
  shift 2
  as referee new nine-mens-morris "${two[@]}" "${referee[@]}" --first alice --nonce "$nonce" --output "$file" "$@"
  as alice join --game "$file"
  as bob join --game "$file"
  as alice play --game "$file" d2
  as bob play --game "$file" f4
}
parcus=(--option variants=parcus --option tokens=3)
# parcus FILE NONCE ARGUMENTS...: a game with tokens that is over by agreement: alice has two, bob three.
parcus() {
  local file=$1
  charter "$@"
  as alice play --game "$file" "board 2; colour red; start melliran; stay"
  as bob play --game "$file" "board 1; colour blue; start melliran; move A1"
  as bob offer result "alice 1, bob 1" --game "$file"
  as alice accept --game "$file"
}
# charter FILE NONCE ARGUMENTS...: a game with tokens that both have joined.
charter() {
  local file=$1 nonce=$2
  shift 2
  as referee new duerror-grandis "${players[@]}" "${referee[@]}" "${parcus[@]}" --first alice --nonce "$nonce" \
    --output "$file" "$@"
  as alice join --game "$file"
  as "${bobs:-bob}" join --game "$file"
}
players=("${two[@]}")

story 01-one-is-behind
merels alice.yaml YmVoaW5kIGdhbWUgISEhIQ==
cp alice.yaml bob.yaml
as alice play --game alice.yaml d3
as bob play --game alice.yaml f6

story 02-letters-crossed
merels alice.yaml Y3Jvc3NlZCBnYW1lICEhIQ==
cp alice.yaml bob.yaml
as alice play --game alice.yaml d3
machine bobs
as bob offer draw --game bob.yaml --say "shall we call it a day?"

story 03-two-turns
merels alice.yaml dHdvIHR1cm5zIGdhbWUgIQ==
cp alice.yaml bob.yaml
as alice play --game alice.yaml d3
machine second
as alice play --game bob.yaml d1
as bob play --game bob.yaml f6

story 04-forked-final-entry
merels alice.yaml ZmluYWwgZW50cnkgZ2FtZQ==
as alice play --game alice.yaml d3
cp alice.yaml bob.yaml
as bob resign --game alice.yaml --say "I am lost"
machine second
as bob play --game bob.yaml d1 --say "I never gave up"

story 05-settled-by-a-ruling
merels alice.yaml cnVsZWQgZ2FtZSAhISEhIQ==
cp alice.yaml bob.yaml
as alice play --game alice.yaml d3
machine second
as alice play --game bob.yaml d1
cp bob.yaml ruled.yaml
machine referees
as referee rule forfeit alice --game ruled.yaml --reason "signed twice, see the evidence"

story 06-the-scribe
players=(--player "alice=$keys/alice.key.pub" --player bob=by-post)
as referee new nine-mens-morris "${players[@]}" "${referee[@]}" --first bob --nonce c2NyaWJlIGdhbWUgISEhIQ== --output alice.yaml
players=("${two[@]}")
as alice join --game alice.yaml
as referee join --game alice.yaml
cp alice.yaml club.yaml
as referee play --game alice.yaml --for bob a1 --say "card of 21 November"
machine second
as referee play --game club.yaml --for bob a4 --say "card of 21 November"

story 07-an-edited-copy
merels alice.yaml ZWRpdGVkIGdhbWUgISEhIQ==
as alice play --game alice.yaml d3
sed 's/move: "f4"/move: "g4"/' alice.yaml >bob.log

story 08-a-letter-against-a-log
merels alice.yaml bGV0dGVyIGdhbWUgISEhIQ==
cp alice.yaml aside.yaml
as alice play --game alice.yaml d3
machine second
as alice play --game aside.yaml d1 --say "this is my move"
{
  printf 'From: Alice <alice@example.org>\nTo: Bob <bob@example.org>\nSubject: my move\n'
  printf 'Date: Sun, 22 Nov 2026 08:00:00 +0000\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nDear Bob,\n\n'
  awk '/^---$/ { i++ } i == 6' aside.yaml | sed 's/^/> /'
  printf '\nyours, Alice\n'
} >letter.eml
rm aside.yaml

story 09-new-key-then-two-turns
merels alice.yaml bmV3IGtleSBnYW1lICEhIQ==
as alice rekey --game alice.yaml --new "$keys/alice-new.key" --say "a new computer"
cp alice.yaml bob.yaml
as alice-new play --game alice.yaml d3
machine second
as alice-new play --game bob.yaml d1

story 10-nobody-can-choose
merels alice.yaml dHdvIGFuZCB0d28gISEhIQ==
cp alice.yaml bob.yaml
as alice play --game alice.yaml d3
as bob play --game alice.yaml f6
machine second
as alice play --game bob.yaml d1
as bob play --game bob.yaml b6

story 11-disagreement-about-save
parcus 1-alice.yaml c2F2ZSBnYW1lIDEgISEhIQ==
cp 1-alice.yaml 1-bob.yaml
as bob save 1 --game 1-alice.yaml
machine second
as bob save 3 --game 1-bob.yaml
charter 2-summer.yaml c2F2ZSBnYW1lIDIgISEhIQ== --after 1-bob.yaml

story 12-double-carry
parcus 1-spring.yaml ZG91YmxlIGNhcnJ5ICEgIQ==
as alice save 2 --game 1-spring.yaml
charter 2-summer.yaml ZG91YmxlIGNhcnJ5ICEyIQ== --after 1-spring.yaml
charter 2-winter.yaml ZG91YmxlIGNhcnJ5ICEzIQ== --after 1-spring.yaml

story 13-truncated-predecessor
parcus 1-whole.yaml dHJ1bmNhdGVkIGdhbWUgIQ==
cp 1-whole.yaml 1-spring.yaml
as bob save 1 --game 1-whole.yaml
charter 2-summer.yaml dHJ1bmNhdGVkIGdhbWUgMg== --after 1-whole.yaml
rm 1-whole.yaml

story 14-key-changed-between-games
parcus 1-spring.yaml a2V5IGNoYW5nZWQgISEhIQ==
players=(--player "alice=$keys/alice.key.pub" --player "bob=$keys/carol.key.pub")
bobs=carol charter 2-summer.yaml a2V5IGNoYW5nZWQgISEhMg== --after 1-spring.yaml --carry bob=3
players=("${two[@]}")

story 15-ruled-after-the-next-began
parcus 1-spring.yaml cnVsZWQgYWZ0ZXIgISEhIQ==
charter 2-summer.yaml cnVsZWQgYWZ0ZXIgISEhMg== --after 1-spring.yaml
machine referees
as referee rule forfeit bob --game 1-spring.yaml --reason "he had help"

story 16-more-than-was-saved
parcus 1-spring.yaml bW9yZSB0aGFuIHNhdmVkIQ==
as alice save 1 --game 1-spring.yaml
charter 2-summer.yaml bW9yZSB0aGFuIHNhdmVkMg== --after 1-spring.yaml --carry alice=2 --carry bob=3
