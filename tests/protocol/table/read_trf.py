"""Reads a TRF from standard input with two readers that are not ours and prints what each of them found, as JSON.

`trf` reads the columns. `py4swiss` also checks them: numbers without gaps, points that are the sum of the results, results and
colours on which both players agree. What it refuses ends this program with status 1.

Installed by `.ci/run`, which then sets TRF_READER to the interpreter so that the test does not skip itself:

    python3 -m venv target/trf && target/trf/bin/pip install --quiet trf==1.1.1 py4swiss==0.3.1
    TRF_READER=target/trf/bin/python cargo test --test protocol table
"""

import json
import pathlib
import sys
import tempfile

try:
    import trf
    from py4swiss.trf import TrfParser
except ImportError:
    sys.exit(77)

text = sys.stdin.buffer.read().decode("ascii")
strict = "--columns-only" not in sys.argv[1:]
found = {}

columns = trf.loads(text.replace("\r\n", "\n"))
found["trf"] = {
    "name": columns.name,
    "rounds": columns.numrounds,
    "players": [
        [p.startrank, p.name, p.rating, p.points, p.rank, [[g.startrank, g.color, g.result] for g in p.games]]
        for p in columns.players
    ],
}

if strict:
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "report.trf"
        path.write_text(text, encoding="ascii", newline="")
        checked = TrfParser.parse(path)
    found["py4swiss"] = {
        "name": checked.tournament_section.tournament_name,
        "rounds": checked.x_section.number_of_rounds,
        "players": [
            [
                p.starting_number,
                p.name,
                p.fide_rating or 0,
                p.points_times_ten / 10,
                p.rank,
                [[r.id, r.color.value, r.result.value] for r in p.results],
            ]
            for p in checked.player_sections
        ],
    }

print(json.dumps(found))
