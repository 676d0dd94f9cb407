#!/usr/bin/env bash
# Makes the table of docs/store.md: what a letter costs in stores with so many games, at real servers on this computer.
#
#   tests/store/tables.sh                       1,000, 10,000 and 50,000 games, 1,000 letters each
#   tests/store/tables.sh 1000,10000 [500]      other sizes, and another number of letters
#
# It builds the program that is released, starts the servers of tests/store/server.sh in a new directory, which needs root, and stops them
# at the end. Set ADJUDICATE_PROGRAM to measure another program, and ADJUDICATE_STORE_SERVER for servers that are there already.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ -z "${ADJUDICATE_PROGRAM:-}" ]; then
  cargo build --locked --release --bin adjudicate
  export ADJUDICATE_PROGRAM=$PWD/target/release/adjudicate
fi
if [ -z "${ADJUDICATE_STORE_SERVER:-}" ]; then
  export ADJUDICATE_STORE_SERVER
  ADJUDICATE_STORE_SERVER=$(mktemp -d)
  trap 'tests/store/server.sh stop "$ADJUDICATE_STORE_SERVER"; rm -rf "$ADJUDICATE_STORE_SERVER"' EXIT
  tests/store/server.sh start "$ADJUDICATE_STORE_SERVER"
fi
ADJUDICATE_TABLES=${1:-1000,10000,50000} ADJUDICATE_LETTERS=${2:-1000} \
  cargo test --locked --test program store::cost::all_letters -- --nocapture 2>&1 | grep -E '^\||panicked|games:|test result'
