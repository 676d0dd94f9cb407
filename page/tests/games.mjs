// Whole games between two browsers with profiles of their own, which exchange nothing but text; the program verifies the log.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { go, open, program, start, until } from "./browser.mjs";

/** What makes a game short enough, and a variant worth trying. */
const OPTIONS = {
  "nine-mens-morris": ["stones=4"],
  "roman-merels": ["stones=3"],
  "duerror-grandis": ["variants=caecus"],
};

/** Numbers that are the same every time. */
function numbers(seed) {
  let state = BigInt(seed) * 2862933555777941757n + 3037000493n;
  return (below) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(below));
  };
}

async function click(tab, selector) {
  await until(tab, (selector) => document.querySelector(selector), selector);
  await tab.evaluate((selector) => document.querySelector(selector).click(), selector);
}
const type = (tab, selector, text) => tab.evaluate((selector, text) => {
  const control = document.querySelector(selector);
  control.value = text;
  control.dispatchEvent(new Event("change"));
}, selector, text);

/** A player: a page of his own, with a key that was made in it. */
async function player(browser, name) {
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

/** Signs what is shown, and gives the letter. */
async function sign(tab) {
  await click(tab, "#sign");
  await until(tab, () => document.querySelector("#letter") || document.querySelector("[role=alert]"));
  const alert = await tab.evaluate(() => document.querySelector("[role=alert]")?.innerText);
  if (alert) throw new Error(`${tab.name}: ${alert}`);
  return tab.$eval("[data-letter]", (text) => text.value);
}
async function receive(tab, letter) {
  await tab.evaluate((letter) => {
    const box = document.querySelector("#play .drop");
    box.querySelector("textarea").value = letter;
    box.querySelector(".row button").click();
  }, letter);
  await until(tab, () => document.querySelector("#arrived").children.length > 0 || document.querySelector("[role=alert]"));
  const alert = await tab.evaluate(() => document.querySelector("[role=alert]")?.innerText);
  if (alert) throw new Error(`${tab.name} receives: ${alert}`);
}
const seen = (tab) => tab.evaluate(() => own.ask({ do: "game", path: opened }));

/** A turn, step by step, clicked on the board, or typed. */
async function turn(tab, game, pick, way) {
  if (game.steps) {
    for (let steps = 0; steps < 60; steps++) {
      const count = await tab.evaluate(() => document.querySelectorAll("#game .stage .moves button").length);
      if (!count) break;
      await tab.evaluate((which) => document.querySelectorAll("#game .stage .moves button")[which].click(), pick(count));
    }
  } else {
    const moves = game.groups.flatMap((group) => group.moves);
    const taking = moves.filter((text) => text.includes("x"));
    const from = taking.length ? taking : moves;
    const chosen = from.length ? from[pick(from.length)] : "pass";
    if (way === "clicked") {
      const places = chosen.toLowerCase().split(/[^a-z0-9]+/);
      for (const place of places) {
        await tab.evaluate((place) => [...document.querySelectorAll("#game .board [data-place]")].find((control) => control.dataset.place.toLowerCase() === place)?.click(), place);
        if (await tab.$eval("#game [data-move]", (input) => input.value)) break;
      }
    }
    const typed = await tab.$eval("#game [data-move]", (input) => input.value);
    // Several moves may touch the same places, and some name none.
    if (!typed) await type(tab, "#game [data-move]", chosen);
    tab.clicked = (tab.clicked ?? 0) + (typed ? 1 : 0);
  }
  await click(tab, "#game form button[type=submit]");
  return sign(tab);
}

async function play(browsers, name, seed, longest) {
  const pick = numbers(seed);
  const tabs = [await player(browsers[0], "alice"), await player(browsers[1], "bob")];
  const [alice, bob] = tabs;
  await alice.evaluate((name, options, keys) => {
    const form = document.querySelector("#new");
    form.closest("details").open = true;
    form.querySelector("select").value = name;
    form.querySelectorAll("fieldset").forEach((seat, number) => {
      const [who, key, mail] = seat.querySelectorAll("input");
      who.value = ["alice", "bob"][number];
      key.value = keys[number];
      mail.value = ["alice@example.org", "bob@example.org"][number];
    });
    form.querySelector("textarea").value = options.join("\n");
    form.querySelector("button[type=submit]").click();
  }, name, OPTIONS[name] ?? [], [alice.line, bob.line]);
  await until(alice, () => document.querySelector("#letter-again") || document.querySelector("[role=alert]"));
  await click(alice, "#letter-again");
  let last;
  let offered = false;
  for (let count = 0; count < longest * 3 + 40; count++) {
    // Who is due acts; the letter goes to the other.
    const games = [];
    for (const tab of tabs) games.push(await tab.evaluate(() => (opened ? own.ask({ do: "game", path: opened }) : null)));
    if (games.every((game) => game?.over)) {
      last = games;
      break;
    }
    // Who plays on declines what is offered, so whoever is asked goes first.
    const asked = games.findIndex((game) => game?.offers.some((offer) => offer.asked));
    const who = asked >= 0 ? asked : games.findIndex((game) => game?.due);
    if (who < 0) throw new Error(`${name}: nobody is due: ${JSON.stringify(games.map((game) => game?.outlook))}`);
    const [tab, other, game] = [tabs[who], tabs[1 - who], games[who]];
    let letter;
    const agrees = game.offers.find((offer) => offer.asked);
    if (agrees) {
      await tab.evaluate(() => [...document.querySelectorAll("#game > .row button")].find((control) => control.textContent.startsWith("Accept")).click());
      letter = await sign(tab);
    } else if (["join", "answer", "open", "post"].includes(game.due.name)) {
      await click(tab, { join: "#join", answer: "#answer", open: "#open", post: "#game > .row button.main" }[game.due.name]);
      letter = await sign(tab);
    } else if (game.due.name === "save") {
      await click(tab, "#save");
      letter = await sign(tab);
    } else if (count > longest && game.holds && !offered) {
      offered = true;
      await tab.evaluate(() => [...document.querySelectorAll("#game button")].find((control) => control.textContent === texts["play.draw"]).click());
      letter = await sign(tab);
    } else letter = await turn(tab, game, pick, count % 2 ? "clicked" : "typed");
    await receive(other, letter);
  }
  if (!last) throw new Error(`${name}: it does not end: ${(await seen(alice)).outlook.join(" ")}`);
  const logs = [];
  for (const tab of tabs) logs.push(await tab.evaluate(() => own.ask({ do: "letter", path: opened }).log));
  if (logs[0] !== logs[1]) throw new Error(`${name}: the two logs differ`);
  const file = join(mkdtempSync(join(tmpdir(), "adjudicate-game-")), `${name}.yaml`);
  writeFileSync(file, logs[0]);
  const verdict = JSON.parse(execFileSync(program, ["verify", "--json", file], { encoding: "utf8" }));
  const told = spawnSync(program, ["verify", file], { encoding: "utf8" }).stdout.trim().split("\n")[0];
  if (!/: valid, over: /.test(told)) throw new Error(`${name}: ${told}`);
  for (const tab of tabs) {
    const address = tab.url() + (await tab.title());
    if (tab.wrong.length || tab.asked.some((url) => !url.startsWith("file:"))) throw new Error(`${name}: ${tab.wrong.join("\n")} ${tab.asked}`);
    if (!address.endsWith("adjudicate.htmladjudicate")) throw new Error(`${name}: the address says more: ${address}`);
    await tab.evaluate(() => indexedDB.deleteDatabase("adjudicate"));
  }
  const clicked = tabs.reduce((sum, tab) => sum + (tab.clicked ?? 0), 0);
  for (const tab of tabs) await tab.close();
  return `${name}: ${verdict.entries} entries, ${clicked} moves clicked; ${told.replace(/^.*?: valid, /, "").replace(/; \d+ entries.*/, "")}`;
}

/** Plays the games whose names hold `some`, or all; games longer than `longest` are ended by agreement. */
export async function run(some = "", longest = 60, name = "chrome") {
  const browsers = [await start(name), await start(name)];
  const told = [];
  try {
    const tab = await open(browsers[0]);
    const games = (await tab.evaluate(() => visitor.ask({ do: "games" }).map((game) => game.game))).filter((game) => game !== "open" && game.includes(some));
    await tab.close();
    for (const [seed, game] of games.entries()) {
      told.push(await play(browsers, game, seed + 1, longest));
      process.stdout.write(`${told.at(-1)}\n`);
    }
  } finally {
    for (const browser of browsers) await browser.close();
  }
  return `${name}: ${told.length} whole games between two browsers, verified by the program`;
}
