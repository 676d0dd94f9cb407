// Who sees little, uses the keyboard alone, has a small screen or a dark one.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { give, go, move, open, press, root, start, until } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const example = (name) => [name, readFileSync(join(root, "examples", name))];

/** Puts axe-core into a page. */
export const armed = (tab) => tab.evaluate(`${AXE};void 0`).catch(async () => {
  // Where the policy holds for what a test puts in, too.
  await tab.setBypassCSP(true);
  await tab.reload();
  await until(tab, () => document.documentElement.dataset.ready === "yes");
  await tab.evaluate(`${AXE};void 0`);
});
export async function held(tab, where) {
  // Its own world: the policy of the page lets no other script in.
  const found = await tab.evaluate(async () => (await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })).violations
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`));
  if (found.length) throw new Error(`axe-core, ${where}:\n${found.join("\n")}`);
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) throw new Error(`${where}: ${wide} pixels beyond the window`);
}

/** Every part of the page with something in it. */
async function parts(tab, at) {
  await go(tab, "start");
  await until(tab, () => document.querySelector("[data-start]"));
  await press(tab, "[data-start=letter]");
  await held(tab, `start, ${at}`);
  for (const [game, place] of [["chess", 0], ["backgammon", 0], ["nine-mens-morris", 3]]) {
    await tab.evaluate((game, place) => { course = game; lessons.set(game, place); go("learn"); }, game, place);
    await until(tab, () => document.querySelector("#learn .faint"));
    await tab.evaluate(() => document.querySelectorAll("main details").forEach((one) => (one.open = true)));
    await held(tab, `lesson ${place} of ${game}, ${at}`);
  }
  await tab.evaluate(() => { course = undefined; });
  await go(tab, "learn");
  await held(tab, `learn, ${at}`);
  await go(tab, "friend");
  await until(tab, () => document.querySelector("#new"));
  await tab.evaluate(() => {
    const choice = document.querySelector("[data-game-choice]");
    choice.value = "duerror-grandis";
    choice.dispatchEvent(new Event("change"));
    document.querySelectorAll("main details").forEach((one) => (one.open = true));
  });
  await held(tab, `a new game, ${at}`);
  await go(tab, "check");
  await give(tab, [example("short-win.yaml"), example("backgammon.yaml"), ["damaged.yaml", Buffer.from(readFileSync(join(root, "examples/short-win.yaml"), "utf8").replace('move: "d2"', 'move: "d3"'))]]);
  await until(tab, () => document.querySelectorAll("#results .card").length >= 3 && document.querySelector("#results .card.bad"));
  await tab.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
  await held(tab, `check, ${at}`);
  await go(tab, "look");
  await until(tab, () => document.querySelector(".board img"));
  await tab.evaluate(() => document.querySelectorAll("main details").forEach((one) => (one.open = true)));
  await held(tab, `look, ${at}`);
  await go(tab, "practise");
  await held(tab, `practise, ${at}`);
  await tab.evaluate(() => {
    document.querySelector("main form select").value = "nine-mens-morris";
    document.querySelectorAll("main form input")[1].value = "alice";
    document.querySelector("main form button[type=submit]").click();
  });
  await until(tab, () => document.querySelector(".board [data-place]"));
  await tab.evaluate(() => document.querySelectorAll("main details").forEach((one) => (one.open = true)));
  await held(tab, `a table, ${at}`);
  await tab.evaluate(() => { table = undefined; });
  await go(tab, "play");
  await until(tab, () => document.querySelector("#key"));
  await tab.evaluate(() => document.querySelectorAll("main details").forEach((one) => (one.open = true)));
  await held(tab, `play, ${at}`);
  await playing(tab, at);
  await go(tab, "dispute");
  await held(tab, `dispute, ${at}`);
}

/** A game that is played: the board to be sealed, what is about to be signed, the letter, and who has lost his key. */
async function playing(tab, at) {
  const show = async (where) => {
    await tab.evaluate(() => document.querySelectorAll("main details").forEach((one) => (one.open = true)));
    await held(tab, `${where}, ${at}`);
  };
  await tab.evaluate(async () => {
    const bob = own.ask({ do: "key-new", passphrase: null, comment: "bob" });
    const alice = own.ask({ do: "key-new", passphrase: null, comment: "alice" });
    [keyFile, keyLine] = [alice.file, alice.line];
    const players = [["alice", alice], ["bob", bob]].map(([name, key]) => ({ name, key: key.line, mail: `${name}@example.org` }));
    const made = await change({ do: "new", game: "duerror-grandis", players, options: ["variants=caecus"], first: "alice", referee: null, referee_mail: null, clock: [7, 3, 10, 21] });
    for (const { file } of [alice, bob]) {
      own.ask({ do: "key-open", text: file, passphrase: null });
      await change({ do: "sign", path: made.path, act: { act: "join" }, say: null, trust: true });
    }
    own.ask({ do: "key-open", text: alice.file, passphrase: null });
    opened = made.path;
    go("play");
  });
  await until(tab, () => document.querySelector("#sealing"));
  await show("a game");
  await move(tab, "board sealed; colour red; start thete; move");
  await until(tab, () => document.querySelector("#sign"));
  await show("what is about to be signed");
  await press(tab, "#sign");
  await until(tab, () => document.querySelector("#letter"));
  await show("the letter");
  await press(tab, "#key button", "play-key-forget");
  await show("a key that is about to be forgotten");
  await press(tab, "#forget-anyway");
  await until(tab, () => document.querySelector("#rekey-line"));
  await show("a lost key");
  await tab.evaluate(() => { opened = undefined; indexedDB.deleteDatabase("adjudicate"); });
}

/** Goes on with the Tab key until the focus is where it should be. */
async function tabTo(tab, test, ...more) {
  for (let count = 0; count < 80; count++) {
    await tab.keyboard.press("Tab");
    if (await tab.evaluate(test, ...more)) return;
  }
  throw new Error(`the Tab key does not lead there: ${test}`);
}

export async function run(name = "chrome") {
  const browser = await start(name);
  try {
    for (const [width, height, dark, still] of [[1280, 900, false, false], [320, 640, false, true], [320, 640, true, false], [1280, 900, true, false]]) {
      const tab = await open(browser);
      await tab.setViewport({ width, height });
      await tab.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }, { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" }]);
      await armed(tab);
      await parts(tab, `${width} pixels, ${dark ? "dark" : "light"}`);
      if (still) {
        const moving = await tab.evaluate(() => [...document.querySelectorAll("button")].filter((one) => getComputedStyle(one).transitionDuration !== "0s").length);
        if (moving) throw new Error(`${moving} buttons move all the same`);
      }
      await tab.close();
    }
    // By keyboard alone: a table is begun, a stone placed on the board with arrow keys, another one typed.
    const tab = await open(browser);
    await tab.keyboard.press("Tab");
    await tabTo(tab, () => document.activeElement.dataset.view === "practise");
    await tab.keyboard.press("Enter");
    await tabTo(tab, () => document.activeElement.tagName === "SELECT");
    await tab.keyboard.type("Nine");
    await tabTo(tab, () => document.activeElement.tagName === "BUTTON" && document.activeElement.closest("form"));
    await tab.keyboard.press("Enter");
    await until(tab, () => document.querySelector("#throw"));
    await tabTo(tab, () => document.activeElement.id === "throw");
    await tab.keyboard.press("Enter");
    await until(tab, () => document.querySelector("[data-place]"));
    await tabTo(tab, () => document.activeElement.dataset.place !== undefined);
    const from = await tab.evaluate(() => document.activeElement.dataset.place);
    await tab.keyboard.press("ArrowRight");
    await tab.keyboard.press("ArrowUp");
    const to = await tab.evaluate(() => document.activeElement.dataset.place);
    if (!to || from === to) throw new Error("the arrow keys do not lead over the board");
    await tab.keyboard.press("Enter");
    const played = await tab.evaluate(() => table.ask({ do: "seen" }).lines.at(-1));
    if (!played.endsWith(`: ${to}`)) throw new Error(`${to} was taken, and ${played} was played`);
    await tabTo(tab, () => document.activeElement.tagName === "SUMMARY" && document.activeElement.textContent === texts["move-typed"]);
    await tab.keyboard.press("Enter");
    await tabTo(tab, () => document.activeElement.dataset.move !== undefined);
    await tab.keyboard.type("g7");
    await tab.keyboard.press("Enter");
    const lines = await tab.evaluate(() => table.ask({ do: "seen" }).lines.length);
    if (lines !== 3) throw new Error(`a throw and two turns by keyboard are ${lines} lines`);
    // Places have names, for who does not see them.
    const named = await tab.evaluate(() => [...document.querySelectorAll("[data-place]")].every((one) => one.getAttribute("aria-label").startsWith(one.dataset.place)));
    if (!named) throw new Error("a place has no name");
  } finally {
    await browser.close();
  }
  return `${name}: axe-core finds nothing in sixteen parts at 320 and 1280 pixels, light and dark; a table was played by keyboard alone`;
}
