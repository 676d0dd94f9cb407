#!/usr/bin/env python3
"""A second implementation of clocks, from docs/protocol/clocks.md alone.

    second.py check [FILE]           compares itself with the vectors (tests/vectors/clocks.json)
    second.py run [COUNT [SEED]]     makes random histories (10,000; 200 is the short form) and has the program charge them

`run` needs cargo: it writes the histories with what this file finds to a temporary file, and the test
`clock_vectors::histories_are_charged_to_the_second` of crates/referee reads them there.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DAY = 86_400
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
LAST = int((datetime(9999, 12, 31, 23, 59, 59, tzinfo=timezone.utc) - EPOCH).total_seconds())
PRESETS = {
    "iccf-standard": {"initial_hours": 1200, "per_turns": 10, "control_hours": 1200, "whole_days": True,
                      "double_after_days": 20, "silence_days": 40, "absence_days_per_year": 45},
    "iccf-fischer": {"initial_hours": 720, "increment_hours": 72, "whole_days": True, "double_after_days": 20,
                     "silence_days": 40},
    "iccf-triple-block": {"initial_hours": 1200, "increment_hours": 96, "increment_turns": 50, "cap_hours": 1200,
                          "reserve_hours": 1200, "reserve": True, "refill": True},
    "ten-in-thirty": {"initial_hours": 720, "per_turns": 10, "control_hours": 720, "whole_days": True,
                      "silence_days": 30},
    "little-golem": {"initial_hours": 240, "increment_hours": 36, "cap_hours": 240, "absence_days_per_year": 5},
}


def seconds(text):
    return int((datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=timezone.utc) - EPOCH).total_seconds())


def text(at):
    return (EPOCH + timedelta(seconds=min(at, LAST))).strftime("%Y-%m-%dT%H:%M:%SZ").rjust(20, "0")


def slip_kind(slip):
    return next(key for key in slip if key not in ("by", "at"))


class History:
    """What the dates and slips of a case say, before any clock is looked at."""

    def __init__(self, case):
        self.case, self.clock = case, case["clock"]
        self.entries = case["entries"]
        self.transit = self.clock.get("transit_days", 0) * DAY
        receipts = {}
        for entry in self.entries:
            for slip in entry.get("slips", []):
                if "received" in slip:
                    of, at = slip["received"]["of"], seconds(slip["received"]["at"])
                    receipts[of] = min(at, receipts.get(of, at))
        self.posted, self.seen = [], []
        for number, entry in enumerate(self.entries):
            at, had = seconds(entry["at"]), receipts.get(f"entry {number}")
            self.posted.append(at if had is None else min(max(at, had - self.transit), had))
            self.seen.append(at if had is None else had)
        for dates in (self.posted, self.seen):
            for number in range(len(dates) - 2, -1, -1):
                dates[number] = min(dates[number], dates[number + 1])
        self.absences = []
        for number, entry in enumerate(self.entries):
            for place, slip in enumerate(entry.get("slips", []), 1):
                if "absence" in slip:
                    begins, until = (seconds(slip["absence"][key]) for key in ("from", "until"))
                    had = receipts.get(f"slip {number}/{place}")
                    if had is not None and not self.clock.get("late_leave"):
                        known = max(seconds(slip["at"]), had)
                        begins = max(begins, -(-known // DAY) * DAY)
                    self.absences.append((slip["by"], begins, until, number))

    def away(self, who, start, end, known):
        parts = (min(until, end) - max(begins, start) for by, begins, until, written in self.absences
                 if by == who and written <= known)
        return sum(max(0, part) for part in parts)

    def slips(self, number, kind):
        return [slip for slip in self.entries[number].get("slips", []) if slip_kind(slip) == kind]

    def ends(self, number, held):
        entry, next_ = self.entries[number], self.entries[number].get("next")
        renews = entry["act"] in ("turn", "answer", "agree") and entry["by"] == held["name"]
        return renews or next_ is None or (next_["name"], next_["for"]) != (held["name"], held["for"])


def bank(history):
    clock, entries = history.clock, history.entries
    hour = lambda key: clock.get(key, 0) * 3600
    players = {name: {"clock": hour("initial_hours"), "reserve": hour("reserve_hours"), "turns": 0,
                      "overstepped": False} for name in history.case["players"]}
    ended, duty = [], None

    def charged(thought):
        if clock.get("whole_days"):
            thought -= thought % DAY
        after = clock.get("double_after_days", 0) * DAY
        return thought + (max(0, thought - after) if after else 0)

    def charge(duty, end, known):
        free = history.away(duty["name"], duty["start"], end, known) + duty["extended"] * DAY
        own = max(0, end - duty["start"] - free)
        transit = 0 if duty["row_own"] else history.transit
        return own, charged(max(0, duty["row_seconds"] + own - transit)) - duty["row_charged"]

    def after_turn(player):
        player["turns"] += 1
        k = player["turns"]
        if not clock.get("increment_turns") or k <= clock["increment_turns"]:
            player["clock"] += hour("increment_hours")
        if clock.get("per_turns") and k % clock["per_turns"] == 0:
            player["clock"] += hour("control_hours")
        if clock.get("floor_hours") and k > clock.get("floor_turns", 0):
            player["clock"] = max(player["clock"], hour("floor_hours") - player["reserve"])
        if "cap_hours" in clock:
            over = max(0, player["clock"] - hour("cap_hours"))
            player["clock"] -= over
            if clock.get("reserve"):
                player["reserve"] += over
            moved = min(player["reserve"], hour("cap_hours") - player["clock"])
            player["reserve"] -= moved
            player["clock"] += moved

    def note(number, name, turn, cost):
        ended.append({"entry": number, "player": name, "turn": turn, "charge": cost, **players[name]})

    for number, entry in enumerate(entries):
        row = None
        if duty:
            name, player = duty["name"], players[duty["name"]]
            duty["extended"] += sum(slip["extend"]["days"] for slip in history.slips(number, "extend")
                                    if slip["extend"]["player"] == name)
            for slip in history.slips(number, "refill"):
                if slip["by"] != name:
                    continue
                left = player["clock"] + duty["refilled"] - charge(duty, history.posted[number], number)[1]
                if left < 0:
                    player["overstepped"] = True
                    continue
                moved = max(0, min(slip["refill"] * 3600, player["reserve"], hour("cap_hours") - left))
                player["reserve"] -= moved
                duty["refilled"] += moved
            if history.ends(number, duty):
                own, cost = charge(duty, history.posted[number], number)
                player["clock"] += duty["refilled"] - cost
                if player["clock"] < 0 and not clock.get("refill"):
                    paid = min(player["reserve"], -player["clock"])
                    player["reserve"] -= paid
                    player["clock"] += paid
                if player["clock"] < 0:
                    player["overstepped"], player["clock"] = True, 0
                turn = entry["act"] == "turn" and entry["by"] == name
                if turn:
                    after_turn(player)
                note(number, name, turn, cost)
                if entry["by"] == name and not turn:
                    row = (name, duty["row_seconds"] + own, duty["row_charged"] + cost, duty["row_own"])
                duty = None
        if "then" in entry:
            after_turn(players[entry["then"]])
            note(number, entry["then"], True, 0)
        if duty:
            if entry["by"] == duty["name"] or any(slip["by"] == duty["name"] for slip in entry.get("slips", [])):
                duty["heard"] = max(duty["heard"], history.seen[number])
        elif entry.get("next"):
            next_ = entry["next"]
            own = entry["by"] == next_["name"]
            since = history.posted[number] if own else history.seen[number]
            wait = clock.get("element_days", 0) * DAY + history.transit if next_.get("wait") else 0
            if row is None or row[0] != next_["name"]:
                row = (next_["name"], 0, 0, own)
            duty = {"name": next_["name"], "for": next_["for"], "since": since, "start": since + wait, "heard": since,
                    "extended": 0, "refilled": 0, "row_seconds": row[1], "row_charged": row[2], "row_own": row[3]}
    due = None
    if duty:
        player, now, known = players[duty["name"]], seconds(history.case["now"]), len(entries)
        player["clock"] += duty["refilled"]
        stock = player["clock"] + (0 if clock.get("refill") else player["reserve"])
        low, high = min(duty["start"], LAST), LAST + 1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if charge(duty, middle, known)[1] > stock else (middle, high)
        quiet = now - duty["heard"] - history.away(duty["name"], duty["heard"], now, known)
        due = {"name": duty["name"], "for": duty["for"], "since": text(duty["since"]), "until": text(low),
               "charge_now": charge(duty, now, known)[1], "overstepped_now": now > low,
               "silent_now": "silence_days" in clock and quiet >= clock["silence_days"] * DAY}
    return {"ended": ended, "players": players, "due": due}


def per_turn(history):
    clock, entries, late, ended, duty = history.clock, history.entries, {}, [], None

    def deadline(duty, known):
        end = duty["since"] + (clock["days_per_turn"] + clock["transit_days"] + duty["extended"]) * DAY
        for by, begins, until, written in sorted(history.absences, key=lambda absence: absence[1]):
            if by == duty["name"] and written <= known and duty["since"] < until and begins < until and begins <= end:
                end += (until - max(duty["since"], begins)) // DAY * DAY
        return min(end, LAST)

    for number, entry in enumerate(entries):
        if duty:
            duty["extended"] += sum(slip["extend"]["days"] for slip in history.slips(number, "extend")
                                    if slip["extend"]["player"] == duty["name"])
            if history.ends(number, duty):
                days = max(0, -(-(history.posted[number] - deadline(duty, number)) // DAY))
                late[duty["name"]] = late.get(duty["name"], 0) + days
                ended.append({"entry": number, "player": duty["name"], "late": days})
                duty = None
        if duty is None and entry.get("next"):
            name = entry["next"]["name"]
            since = history.posted[number] if entry["by"] == name else history.seen[number]
            duty = {"name": name, "for": entry["next"]["for"], "since": since, "extended": 0}
    grace = clock["grace_days"]
    players = {name: {"grace_left": max(0, grace - late.get(name, 0)), "overstepped": late.get(name, 0) > grace}
               for name in history.case["players"]}
    due = None
    if duty:
        until = deadline(duty, len(entries))
        with_grace = min(until + players[duty["name"]]["grace_left"] * DAY, LAST)
        due = {"name": duty["name"], "for": duty["for"], "since": text(duty["since"]), "until": text(until),
               "until_with_grace": text(with_grace), "overstepped_now": seconds(history.case["now"]) > with_grace}
    return {"ended": ended, "players": players, "due": due}


def expected(case):
    history = History(case)
    found = bank(history) if "system" in case["clock"] else per_turn(history)
    return {"posted": [text(at) for at in history.posted], "seen": [text(at) for at in history.seen], **found}


def random_clock(chance):
    clock = {"system": "bank"}
    if chance.random() < 0.6:
        clock.update(PRESETS[chance.choice(list(PRESETS))])
    else:
        clock["initial_hours"] = chance.randint(24, 400)
        if chance.random() < 0.4:
            clock.update(per_turns=chance.randint(1, 4), control_hours=chance.randint(1, 300))
        if chance.random() < 0.5:
            clock["increment_hours"] = chance.randint(1, 100)
            if chance.random() < 0.4:
                clock["increment_turns"] = chance.randint(1, 4)
        if chance.random() < 0.6:
            clock["cap_hours"] = clock["initial_hours"] + chance.randint(0, 100)
            if chance.random() < 0.6:
                clock["reserve_hours"] = chance.randint(1, 300)
            if chance.random() < 0.5:
                clock["reserve"] = True
            if chance.random() < 0.6 and ("reserve_hours" in clock or "reserve" in clock):
                clock["refill"] = True
        if chance.random() < 0.3:
            clock["floor_hours"] = chance.randint(1, clock["initial_hours"])
            if chance.random() < 0.5:
                clock["floor_turns"] = chance.randint(1, 3)
        if chance.random() < 0.4:
            clock["whole_days"] = True
        if chance.random() < 0.4:
            clock["double_after_days"] = chance.randint(1, 10)
        if chance.random() < 0.5:
            clock["silence_days"] = chance.randint(3, 30)
        if chance.random() < 0.3:
            clock["element_days"] = chance.randint(1, 5)
    if chance.random() < 0.3:
        clock["transit_days"] = chance.randint(1, 5)
    if chance.random() < 0.6 and "absence_days_per_year" not in clock:
        clock["absence_days"] = 200
    if chance.random() < 0.2:
        clock["late_leave"] = True
    return clock


def random_case(number, chance):
    players = ["alice", "bob", "carol"][: chance.choice([2, 2, 2, 3])]
    clock = random_clock(chance)
    at = seconds("2027-03-01T10:00:00Z")
    task = lambda: chance.choice(["turn"] * 5 + ["reveal"])
    holder, kind = players[0], "turn"
    entries = [{"by": players[-1], "at": text(at), "act": "start", "next": {"name": holder, "for": kind}}]
    away = {name: [] for name in players}
    for place in range(1, chance.randint(2, 14)):
        at += chance.choice([3600, DAY, 5 * DAY, 20 * DAY]) * chance.random()
        at = int(at)
        said = at if chance.random() < 0.7 else at + chance.randint(-30 * DAY, 5 * DAY)
        act = chance.choice(["turn"] * 6 + ["agree", "post", "ruling"])
        if kind == "reveal" and act == "turn" and chance.random() < 0.6:
            act = "answer"
        by = "referee" if act == "ruling" else holder
        entry = {"by": by, "at": text(said), "act": act, "slips": []}
        if act == "turn" and chance.random() < 0.15:
            entry["then"] = chance.choice([name for name in players if name != by])
        slips = entry["slips"]
        for _ in range(chance.choice([0, 0, 1, 1, 2, 3])):
            what = chance.choice(["received", "received", "absence", "extend", "refill"])
            if what == "received":
                others = [f"entry {old}" for old in range(place)]
                others += [f"slip {old}/{one}" for old in range(place)
                           for one in range(1, len(entries[old].get("slips", [])) + 1)]
                others += [f"slip {place}/{one}" for one in range(1, len(slips) + 1)]
                had = text(at + chance.randint(-20 * DAY, 20 * DAY))
                slips.append({"by": "referee", "at": text(at), "received": {"of": chance.choice(others), "at": had}})
            elif what == "absence" and ("absence_days" in clock or "absence_days_per_year" in clock):
                who = chance.choice(players)
                first = -(-at // DAY) + chance.randint(0, 8)
                days = chance.randint(1, 4)
                used = sum(len(one) for one in away[who]) + days
                limit = clock.get("absence_days_per_year", clock.get("absence_days", 0))
                if used <= limit and not any(set(one) & set(range(first, first + days)) for one in away[who]):
                    away[who].append(range(first, first + days))
                    period = {"from": text(first * DAY), "until": text((first + days) * DAY)}
                    slips.append({"by": who, "at": text(at), "absence": period})
            elif what == "extend":
                extend = {"player": chance.choice(players), "days": chance.randint(1, 9)}
                slips.append({"by": "referee", "at": text(at), "extend": extend})
            elif what == "refill" and "refill" in clock:
                slips.append({"by": chance.choice(players), "at": text(at), "refill": chance.randint(1, 300)})
        if not slips:
            del entry["slips"]
        if act in ("turn", "answer", "agree"):
            others = [name for name in players if name != holder]
            holder, kind = (holder, task()) if chance.random() < (0.2 if act == "turn" else 0.7) else (
                chance.choice(others), task())
            waits = kind == "reveal" and "element_days" in clock and chance.random() < 0.5
            entry["next"] = {"name": holder, "for": kind, **({"wait": True} if waits else {})}
        else:
            entry["next"] = {"name": holder, "for": kind}
            if entries[-1]["next"].get("wait"):
                entry["next"]["wait"] = True
        entries.append(entry)
    if chance.random() < 0.1:
        del entries[-1]["next"]
    case = {"name": f"random {number}", "clock": clock, "players": players, "entries": entries,
            "now": text(int(at + chance.random() * 40 * DAY))}
    case["expect"] = expected(case)
    return case


def check(path):
    cases = json.loads(Path(path).read_text())["cases"]
    wrong = 0
    for case in cases:
        found = expected(case)
        for key, value in found.items():
            if value != case["expect"].get(key):
                wrong += 1
                print(f"{case['name']}, {key}:\n  found    {value}\n  expected {case['expect'].get(key)}")
                break
    print(f"{len(cases) - wrong} of {len(cases)} cases agree")
    return 1 if wrong else 0


def run(count, seed):
    chance = random.Random(seed)
    vectors = json.loads((ROOT / "tests/vectors/clocks.json").read_text())
    vectors["cases"] = [random_case(number, chance) for number in range(count)]
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "clocks.json"
        file.write_text(json.dumps(vectors))
        command = "cargo test --locked -p adjudicate-referee --features json --lib clock_vectors"
        environment = {**os.environ, "ADJUDICATE_CLOCKS": str(file)}
        status = subprocess.run(command.split(), cwd=ROOT, env=environment, check=False).returncode
    print(f"{count} random histories, seed {seed}: {'they agree' if status == 0 else 'they DIFFER'}")
    return status


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["check", *rest]:
            sys.exit(check(*(rest or [ROOT / "tests/vectors/clocks.json"])))
        case ["run", *rest]:
            sys.exit(run(int(rest[0]) if rest else 10_000, int(rest[1]) if len(rest) > 1 else 1))
        case _:
            sys.exit(__doc__)
