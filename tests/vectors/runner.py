#!/usr/bin/env python3
"""Runs a program over the kit, and counts what it says as the manifest does.

  runner.py 'adjudicate verify --json {}'                    the logs; {} stands for the file
  runner.py --logs COMMAND --pools COMMAND --events COMMAND --keys COMMAND --signatures COMMAND --rules COMMAND     these parts; any may be left out
  runner.py --any-clause --logs COMMAND                      the same, where an illegal move may break another clause

The command of `logs` and of `pools` runs once for each file, and prints an object: each key of `expect` has to stand in it with the same
value, and more may. A map of names to numbers has to have the same names. The command of `events` runs once for each event's log, in whose
directory its games are. It prints the verdict on a line, and then the standings of each section on a line, such as
"sh -c 'adjudicate event verify --json {}; adjudicate event standings --json {}'". The commands of `keys` and `signatures` run once. They read
one JSON object a line, without the answer, and print `true` or `false` for each on a line. The command of `rules` runs once, too, and prints an
object for each line (README.md). The last line is the conformance, such as `kit 1: logs 1677/1677, pools 82/82`; the status is 1 if anything
differs.
"""
import argparse, json, pathlib, shlex, subprocess, sys

here = pathlib.Path(__file__).resolve().parent
MOST_TURNS = 100_000  # larger counts of turns are not asked


def is_counts(value):
    """Whether this is a map of names to numbers, or to lists of numbers; other objects may have more keys than the kit compares."""
    return all(type(number) is int or isinstance(number, list) for number in value.values())


def says(want, said):
    if isinstance(want, dict):
        if not isinstance(said, dict) or (is_counts(want) and is_counts(said) and want.keys() != said.keys()):
            return False
        return all(key in said and says(want[key], said[key]) for key in want)
    if isinstance(want, list):
        return isinstance(said, list) and len(want) == len(said) and all(map(says, want, said))
    return type(want) is type(said) and want == said


def read(text):
    try:
        return json.loads(text)
    except ValueError:
        return {"printed": text}


def read_event(text, folder):
    """The verdict with its standings; the files that it names are below this folder."""
    said, *standings = [read(line) for line in text.splitlines()] or [read(text)]
    said = {"standings": standings, **said} if isinstance(said, dict) else {}
    for finding in said.get("findings", []):
        if "file" in finding:
            finding["file"] = finding["file"].removeprefix(f"{folder}/")
    return said


def files(cases, command, any_clause, is_event):
    """Runs the command for each file; how many it got right."""
    right = 0
    for case in cases:
        if any_clause and case["expect"].get("class") == "rules":
            del case["expect"]["clause"]
        file = here / case["file"]
        words = [part.replace("{}", str(file)) for part in shlex.split(command)]
        printed = subprocess.run(words, capture_output=True, text=True).stdout
        said = read_event(printed, file.parent) if is_event else read(printed)
        if says(case["expect"], said):
            right += 1
            continue
        said = said if isinstance(said, dict) else {}
        differs = {key: (want, said.get(key)) for key, want in case["expect"].items() if not says(want, said.get(key))}
        print(f"{case['file']}: {case['about']}\n  wanted and said: {differs}")
    return right


def lists(cases, command, answer):
    """Gives the command all cases at once; how many it got right."""
    asked = [{key: value for key, value in case.items() if key not in (answer, "about")} for case in cases]
    run = subprocess.run(shlex.split(command), input="".join(json.dumps(case) + "\n" for case in asked), capture_output=True, text=True)
    said = [read(line) for line in run.stdout.splitlines()] + [None] * len(cases)
    for case, one in zip(cases, said):
        if case[answer] is not one:
            print(f"{case['about']}\n  wanted and said: {case[answer]}, {one}")
    return sum(case[answer] is one for case, one in zip(cases, said))


def questions(game, file):
    """What the program is asked of the rules of a game, and the answer, from a file of `rules/`."""
    for trace in file.get("traces", []):
        turns = trace.get("turns") or [[None, move] for move in trace["moves"].split()]
        answer = {"winner": trace["winner"] if trace["winner"] in ("x", "o") else None, "position": trace.get("position") or turns[-1][2]}
        if "turns" in trace:
            answer["positions"] = [turn[2] for turn in turns]
        yield {"game": game, "options": trace.get("options", {}), "turns": [turn[:2] for turn in turns]}, answer
    for count in file.get("perft", []):
        moves, throws = count.get("moves", []), count.get("throws") or []
        question = {"game": game, "options": count.get("options", {}), "turns": [[throw, move] for throw, move in zip(throws or [None] * len(moves), moves)]}
        if "fen" in count:
            question["fen"] = count["fen"]
        few = [number for number in count["counts"] if number <= MOST_TURNS]
        question |= {"throws": throws[len(moves):], "depth": len(few)}
        yield question, {"position": count.get("position") or count["fen"], "counts": few}
    for trace in file.get("games", []):
        if "san" in trace:
            turns = [[None, move] for move in trace["san"].split()]
            yield {"game": "chess", "options": {}, "fen": trace["first"], "turns": turns}, {"position": trace["last"]}
        else:
            answer = {"winner": trace["over"]["winner"], "positions": [entry[3] for entry in trace["entries"]]}
            yield table(game, trace, trace["entries"]), answer
    for case in file.get("illegal", []):
        if not case["proof"]:
            yield {**table(game, case, case["before"]), "move": case["text"]}, {"position": case["position"], "legal": False}


def table(game, case, entries):
    """A game of Duerror Grandis: who turned, the turn, the numbers thrown behind it, and its proof."""
    question = {"game": game, "options": case["options"], "players": case["players"], "carried": case.get("carried", {})}
    if case["first"] != "lots":
        question["first"] = case["first"]
    return {**question, "entries": [[*entry[:3], entry[5]] for entry in entries]}


def rules(command):
    """Asks the program about the rules of games; how much it got right, of how much."""
    files = sorted((here / "rules").glob("*.json"))
    asked = [pair for file in files for pair in questions(file.stem, json.loads(file.read_text()))]
    run = subprocess.run(shlex.split(command), input="".join(json.dumps(question) + "\n" for question, _ in asked), capture_output=True, text=True)
    said = [read(line) for line in run.stdout.splitlines()] + [None] * len(asked)
    right = 0
    for (question, answer), one in zip(asked, said):
        if says(answer, one):
            right += 1
        else:
            print(f"{json.dumps(question)}\n  wanted and said: {answer}, {one}")
    return right, len(asked)


options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
options.add_argument("command", nargs="?", help="the command of --logs")
for part in ["logs", "pools", "events", "keys", "signatures", "rules"]:
    options.add_argument(f"--{part}", metavar="COMMAND")
options.add_argument("--any-clause", action="store_true", help="do not compare the clauses of class `rules`")
given = options.parse_args()
given.logs = given.logs or given.command
kit = json.loads((here / "manifest.json").read_text())
counts = []
for part in ["logs", "pools", "events", "keys", "signatures"]:
    command = getattr(given, part)
    if command:
        answer = {"keys": "sound", "signatures": "holds"}.get(part)
        right = lists(kit[part], command, answer) if answer else files(kit[part], command, given.any_clause, part == "events")
        counts.append((part, right, len(kit[part])))
if given.rules:
    counts.append(("rules", *rules(given.rules)))
if not counts:
    options.error("name a command")
print(f"kit {kit['kit']}: " + ", ".join(f"{part} {right}/{of}" for part, right, of in counts))
sys.exit(any(right < of for _, right, of in counts))
