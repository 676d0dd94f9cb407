#!/usr/bin/env python3
"""Runs a program over the logs of the kit: runner.py 'adjudicate verify --json {}', where {} stands for the file."""
import json, pathlib, shlex, subprocess, sys

here = pathlib.Path(__file__).resolve().parent
command = shlex.split(sys.argv[1])


def says(want, said):
    if isinstance(want, dict):
        return isinstance(said, dict) and all(key in said and says(want[key], said[key]) for key in want)
    if isinstance(want, list):
        return isinstance(said, list) and len(want) == len(said) and all(map(says, want, said))
    return type(want) is type(said) and want == said


logs, wrong = json.loads((here / "manifest.json").read_text())["logs"], 0
for log in logs:
    run = subprocess.run([part.replace("{}", str(here / log["file"])) for part in command], capture_output=True, text=True)
    try:
        said = json.loads(run.stdout)
    except ValueError:
        said = {"printed": run.stdout, "errors": run.stderr}
    if not says(log["expect"], said):
        wrong += 1
        differs = {key: (want, said.get(key)) for key, want in log["expect"].items() if not says(want, said.get(key))}
        print(f"{log['file']}: {log['about']}\n  wanted and said: {differs}")
print(f"{len(logs)} logs, {wrong} wrong")
sys.exit(wrong > 0)
