"""Checks the pairings of tournament reports with gacrux (Otto Milvang, MIT), which is not ours.

Arguments: reports with pairings. Prints a line for each: its name, and `same` or the differing rounds as gacrux prints them.
Ends with 77 where gacrux is not installed.
"""

import contextlib
import io
import json
import sys

try:
    from gacrux.pairingchecker import pairingchecker
except ImportError:
    sys.exit(77)

for path in sys.argv[1:]:
    sys.argv = ["pairingchecker", "-c", "-i", path, "-f", "TRF"]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        pairingchecker().common_main()
    result = json.loads(printed.getvalue())
    rounds = result["pairingResult"].get("roundpairing", [])
    different = [(at["round"], at["pairs"], at["current"]) for at in rounds if at["pairs"] != at["current"]]
    good = result["status"]["code"] == 0 and result["pairingResult"]["check"] and not different
    print(path, "same" if good else f"{result['status']} {different}", len(rounds), flush=True)
