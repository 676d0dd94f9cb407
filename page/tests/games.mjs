// Whole games between two browsers with profiles of their own, which exchange nothing but text, to the end that the rules give them;
// the program verifies the log.

import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fill, go, open, paste, press, program, start, type, until } from "./browser.mjs";
import { room } from "./room.mjs";

/** The first of these that something fits, or any. */
const preferring = (...wanted) => (moves, pick) => {
  const found = wanted.map((what) => moves.filter((move) => what.test(move))).find((some) => some.length) ?? moves;
  return found[pick(found.length)];
};
/** Bears off what it can, else runs from behind, so that two runners soon have passed each other. */
function running(moves) {
  const worth = (move) => 100 * (move.match(/off/g)?.length ?? 0) + Math.max(0, ...[...move.matchAll(/(\d+)\//g)].map((found) => Number(found[1])));
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

/** The boards that two players seal: columns from I1, and rows from A9. No one else has them. */
const line = (count) => Array.from({ length: count }, (_, number) => number);
const COLUMNS = line(81).map((at) => "IHGFEDCBA"[Math.floor(at / 9)] + (Math.floor(at / 9) % 2 ? 9 - (at % 9) : 1 + (at % 9)));
const ROWS = line(81).map((at) => "ABCDEFGHI".at(Math.floor(at / 9) % 2 ? 8 - (at % 9) : at % 9) + (9 - Math.floor(at / 9)));

/** What each game is played with. What chance decides follows from the keys, which are new each time; so no game has a script but
 * those without dice. `ends` is what its end has to be called. A game that is not here is played as chance will have it. */
const GAMES = {
  "nine-mens-morris": { options: ["quiet_turns=20", "stones=3"], choose: preferring(/x/) },
  "roman-merels": { options: ["quiet_turns=20", "stones=3"], choose: preferring(/x/) },
  "duodecim-scriptorum": { options: ["exit=any", "pieces=1"], choose: preferring(/off/) },
  "roman-checkers": { options: ["tailchase=2"] },
  "duerror-grandis": { options: ["exit=past"], choose: preferring(/^start thete/, /^(?!take|roll|veer|change|stay|start)/) },
  "duerror-grandis, sealed boards": { game: "duerror-grandis", options: ["exit=past", "variants=caecus"], choose: preferring(/^start thete/, /^(?!take|roll|veer|change|stay|start)/), boards: [COLUMNS, ROWS] },
  backgammon: { choose: running },
  chess: { first: "alice", script: ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"], ends: /alice has won .*checkmate/ },
  open: { first: "alice", script: ["over the bridge", "I wait", "home"], result: "alice 1, bob 0", ends: /result|alice 1/ },
};

/** Numbers that are the same every time. */
function numbers(seed) {
  let state = BigInt(seed) * 2862933555777941757n + 3037000493n;
  return (below) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(below));
  };
}

const alerted = async (tab, what) => {
  const alert = await tab.evaluate(() => document.querySelector("[role=alert]")?.innerText);
  if (alert) throw new Error(`${tab.name}, ${what}: ${alert}`);
};

/** A player: a page of his own, with a key that was made in it. */
export async function player(browser, name) {
  const tab = await open(browser);
  tab.name = name;
  await go(tab, "play");
  await until(tab, () => document.querySelector("#key details"));
  await tab.evaluate((name) => {
    const panel = document.querySelector("#key details");
    panel.open = true;
    panel.querySelectorAll("input")[0].value = name;
    panel.querySelector("button").click();
  }, name);
  await until(tab, () => document.querySelector("#keyline"));
  tab.line = await tab.$eval("#keyline", (line) => line.textContent);
  return tab;
}

/** Begins a game by the page's form, which the player joins at once; the letter about it. */
export async function begin(tab, game, { options = [], first = "", clock = "" }, players) {
  await go(tab, "friend");
  await until(tab, () => document.querySelector("#new"));
  await tab.evaluate((game, options, first, clock, players) => {
    const form = document.querySelector("#new");
    const put = (field, value) => {
      field.value = value;
      if (field.value !== String(value)) throw new Error(`${value} is no choice`);
      for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    };
    put(form.querySelector("select"), game);
    put(form.querySelector("[data-count]"), players.length);
    players.forEach(([name, key, mail], number) => {
      const seat = form.querySelector(`[data-player="${number + 1}"]`);
      const labelled = (key) => document.getElementById([...seat.querySelectorAll("label")].find((label) => label.textContent === texts[key]).htmlFor);
      put(labelled(number ? "play-new-name" : "play-key-comment"), name);
      if (number) put(labelled("play-new-key"), key);
      if (mail) put(labelled("play-new-mail"), mail);
    });
    if (first) put(form.querySelector("[data-first]"), players.findIndex(([name]) => name === first));
    for (const [key, value] of options.map((option) => option.split("="))) {
      const field = form.querySelector(`[data-option="${key}"]`);
      if (field.tagName === "FIELDSET") field.querySelectorAll("input").forEach((box) => (box.checked = value.split(",").includes(box.value)));
      else put(field, value);
    }
    if (clock) {
      put(form.querySelector("[data-clock]"), "own");
      form.querySelectorAll("[data-days]").forEach((field, number) => put(field, clock.split(",")[number].trim()));
    }
    form.querySelector("button[type=submit]").click();
  }, game, options, first, clock, players);
  await until(tab, () => document.querySelector("#letter") || document.querySelector("[role=alert]"));
  await alerted(tab, "begins");
  return tab.$eval("[data-letter]", (text) => text.value);
}

/** Signs what is shown; what goes out is kept, to be searched for what must not. */
export async function sign(tab) {
  await press(tab, "#sign");
  await until(tab, () => document.querySelector("#letter") || document.querySelector("[role=alert]"));
  await alerted(tab, "signs");
  const sent = await tab.evaluate(() => ({ letter: own.ask({ do: "letter", path: opened }), links: [...document.querySelectorAll("#letter a")].map((link) => decodeURIComponent(link.href)) }));
  tab.sent = [JSON.stringify(sent.letter), ...sent.links, ...base64s(sent.letter.message ?? "")];
  return tab.$eval("[data-letter]", (text) => text.value);
}
/** What stands in a message in base64. */
const base64s = (message) => message.split(/\r?\n\r?\n/).map((part) => Buffer.from(part, "base64").toString("latin1"));
export async function receive(tab, letter) {
  await tab.evaluate(() => document.querySelector("#arrived").replaceChildren());
  await paste(tab, letter);
  await until(tab, () => document.querySelector("#arrived").children.length > 0 || document.querySelector("[role=alert]"));
  await alerted(tab, "receives");
}

/** Seals a board of the player's own: alice types hers, bob has a file. */
async function seal(tab, path) {
  await until(tab, () => document.querySelector("#sealing"));
  await tab.evaluate(() => (document.querySelector("[data-board]").closest("details").open = true));
  if (tab.name === "alice") {
    await type(tab, "[data-board]", path.join(" "));
    await tab.evaluate(() => document.querySelector("[data-board]").closest("details").querySelector("button").click());
  } else {
    const file = join(room("board"), "board.yaml");
    writeFileSync(file, `path: ${path.join(" ")}\n`);
    await (await tab.$("details:has(> label + [data-board]) input[type=file]")).uploadFile(file);
  }
  await until(tab, () => document.querySelector("#sealing").selectedOptions[0].textContent === texts["play-board-mine"] || document.querySelector("[role=alert]"));
  await alerted(tab, "seals");
}
/** Whether some text says five squares of a path in a row, however it spells them. */
const tells = (text, path) => {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return line(77).some((at) => bare.includes(path.slice(at, at + 5).join("")));
};

/** A turn, step by step, clicked on the board, or typed. */
async function turn(tab, game, plan, pick, way) {
  const choose = plan.choose ?? preferring();
  if (plan.script) {
    await type(tab, "#game [data-move]", plan.script.shift());
  } else if (game.steps) {
    for (;;) {
      const steps = await tab.evaluate(() => [...document.querySelectorAll("#game .acts .moves button")].map((control) => control.textContent));
      if (!steps.length) break;
      await tab.evaluate((which) => document.querySelectorAll("#game .acts .moves button")[which].click(), steps.indexOf(choose(steps, pick)));
    }
  } else {
    const chosen = choose(game.groups.flatMap((group) => group.moves), pick) ?? "pass";
    if (way === "clicked") {
      const places = chosen.toLowerCase().split(/[^a-z0-9]+/);
      for (const place of places) {
        await tab.evaluate((place) => [...document.querySelectorAll("#game .board [data-place]")].find((control) => control.dataset.place.toLowerCase() === place)?.click(), place);
        if (await tab.$("#sign")) break;
      }
    }
    // Several moves may touch the same places, and some name none.
    const clicked = Boolean(await tab.$("#sign"));
    if (!clicked) await type(tab, "#game [data-move]", chosen);
    tab.clicked = (tab.clicked ?? 0) + (clicked ? 1 : 0);
  }
  if (!(await tab.$("#sign"))) await press(tab, "#game form button[type=submit]");
  return sign(tab);
}

/** What a player does who has to act; his letter. */
async function act(tab, game, plan, pick, way) {
  const asked = game.offers.find((offer) => offer.asked);
  if (asked) await press(tab, "[data-offer]");
  else if (game.due.name === "play" && plan.boards && game.boards) {
    await seal(tab, plan.boards[tab.name === "alice" ? 0 : 1]);
    return turn(tab, await seen(tab), plan, pick, way);
  } else if (["play", "only-play"].includes(game.due.name)) {
    if (!plan.script || plan.script.length) return turn(tab, game, plan, pick, way);
    await fill(tab, "play-offer", `result ${plan.result}`);
    await press(tab, "#game button", "play-offer-do");
  } else if (game.due.name !== "join") await press(tab, `#${game.due.name}`);
  return sign(tab);
}
const seen = (tab) => tab.evaluate(() => (opened ? own.ask({ do: "game", path: opened, board: sealed }) : null));

/** Nothing that a player sends, and nothing that others see of his page, tells the path of his sealed board. */
async function secret(tab, plan, opened) {
  if (!plan.boards) return;
  const path = plan.boards[tab.name === "alice" ? 0 : 1];
  const shown = [tab.url(), await tab.title(), ...tab.asked];
  if (shown.some((text) => tells(decodeURIComponent(text), path))) throw new Error(`${tab.name}'s path stands in the address or the title`);
  const told = tab.sent.some((text) => tells(text, path));
  if (told !== opened) throw new Error(`${tab.name}'s path ${told ? "was sent" : "is nowhere in what was sent, though it is open"}`);
}

async function play(browsers, name, seed) {
  const plan = { ...GAMES[name], script: GAMES[name]?.script?.slice() };
  const pick = numbers(seed);
  const tabs = [await player(browsers[0], "alice"), await player(browsers[1], "bob")];
  const [alice] = tabs;
  const first = await begin(alice, plan.game ?? name, plan, tabs.map((tab) => [tab.name, tab.line, `${tab.name}@example.org`]));
  await receive(tabs[1], first);
  let games;
  for (let count = 0; ; count++) {
    if (count > 400) throw new Error(`${name}: it does not end: ${games[0].outlook.join(" ")}`);
    // Who is due acts; the letter goes to the other. Who plays on declines what is offered, so whoever is asked goes first.
    games = [];
    for (const tab of tabs) games.push(await seen(tab));
    const asked = games.findIndex((game) => game?.offers.some((offer) => offer.asked));
    const who = asked >= 0 ? asked : games.findIndex((game) => game?.due);
    if (who < 0) break;
    const [tab, other] = [tabs[who], tabs[1 - who]];
    const letter = await act(tab, games[who], plan, pick, count % 2 ? "clicked" : "typed");
    const after = await seen(tab);
    await secret(tab, plan, games[who].due?.name === "open" || (after.over && !games[who].over));
    await receive(other, letter);
  }
  if (!games.every((game) => game.over)) throw new Error(`${name}: nobody is due: ${JSON.stringify(games.map((game) => game?.outlook))}`);
  const logs = [];
  for (const tab of tabs) logs.push(await tab.evaluate(() => own.ask({ do: "letter", path: opened }).log));
  if (logs[0] !== logs[1]) throw new Error(`${name}: the two logs differ`);
  const file = join(room("game"), "game.yaml");
  writeFileSync(file, logs[0]);
  const verdict = JSON.parse(execFileSync(program, ["verify", "--json", file], { encoding: "utf8" }));
  const told = spawnSync(program, ["verify", file], { encoding: "utf8" }).stdout.trim();
  if (!/: valid, over: /.test(told) || /resigned|unaudited|not open/.test(told)) throw new Error(`${name}: ${told}`);
  if (plan.ends && !plan.ends.test(told)) throw new Error(`${name} ends otherwise: ${told}`);
  if (/agree/.test(told) && !plan.result) throw new Error(`${name} does not end by its rules: ${told}`);
  for (const tab of tabs) {
    const address = tab.url() + (await tab.title());
    if (tab.wrong.length || tab.asked.some((url) => !url.startsWith("file:"))) throw new Error(`${name}: ${tab.wrong.join("\n")} ${tab.asked}`);
    if (!address.endsWith("adjudicate.htmladjudicate")) throw new Error(`${name}: the address says more: ${address}`);
    await tab.evaluate(() => indexedDB.deleteDatabase("adjudicate"));
  }
  const clicked = tabs.reduce((sum, tab) => sum + (tab.clicked ?? 0), 0);
  for (const tab of tabs) await tab.close();
  return `${name}: ${verdict.entries} entries, ${clicked} moves clicked; ${told.split("\n")[0].replace(/^.*?: valid, /, "").replace(/; \d+ entries.*/, "")}`;
}

/** Plays the games whose names begin with one of `some`, or all. */
export async function run(some = [""], name = "chrome") {
  const browsers = [await start(name), await start(name)];
  let wanted;
  try {
    const tab = await open(browsers[0]);
    const all = await tab.evaluate(() => gamesKnown().map((game) => game.game));
    await tab.close();
    wanted = [...new Set([...all, ...Object.keys(GAMES)])].filter((game) => some.some((begin) => game.startsWith(begin)));
    for (const [seed, game] of wanted.entries()) process.stdout.write(`${await play(browsers, game, seed + 1)}\n`);
  } finally {
    for (const browser of browsers) await browser.close();
  }
  return `${name}: ${wanted.length} whole games between two browsers, verified by the program`;
}
