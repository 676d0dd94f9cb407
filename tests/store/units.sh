#!/usr/bin/env bash
# Has systemd read the units of docs/systemd: what it does not understand or cannot find is a failure. The program is taken from
# wherever it stands.
set -euo pipefail
cd "$(dirname "$0")/../.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cp docs/systemd/* "$place"
# Not installed here; systemd wants to see that what a unit runs is there.
sed -i "s#/usr/bin/adjudicate#/bin/true#" "$place"/*.service
cd "$place"
said=$(systemd-analyze verify --man=no adjudicate-desk@one.service adjudicate-backup.service adjudicate-backup.timer 2>&1)
if [ -n "$said" ]; then
  echo "$said" >&2
  exit 1
fi
