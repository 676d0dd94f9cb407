// What is done by clicks alone, and where the view is after it: captures and castling on the board, signing and pasting on small and
// large screens.

import { begin, player, sign } from "./games.mjs";
import { move, open, press, start, until } from "./browser.mjs";

/** A table at which these lines were played. */
async function table(tab, game, first, lines) {
  await tab.evaluate((game, first, lines) => {
    table = new Referee();
    table.ask({ do: "table", game, players: ["alice", "bob"], options: [], first, seed: null });
    lines.forEach((line, number) => table.ask({ do: "line", text: `${number % 2 ? "bob" : "alice"}: ${line}` }));
    go("practise");
  }, game, first, lines);
  await until(tab, () => document.querySelector(".board [data-place]"));
}
/** Clicks places one after the other, with the mouse; what was played last then. */
async function clicked(tab, ...places) {
  for (const place of places) {
    const control = await tab.waitForSelector(`.board [data-place="${place}"]`);
    await control.evaluate((control) => control.scrollIntoView({ block: "center" }));
    await control.click();
  }
  return tab.evaluate(() => table.ask({ do: "seen" }).lines.at(-1).replace(/^\w+: /, ""));
}
const expect = (what, found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
};
async function boards(tab) {
  await table(tab, "nine-mens-morris", "alice", ["a1", "d2", "a4", "b4"]);
  expect("a point that closes a mill", await clicked(tab, "a7"), "b4");
  expect("the moves that close it", await tab.$$eval(".acts .moves button", (all) => all.map((one) => one.textContent)), ["a7xb4", "a7xd2"]);
  expect("the stone that is taken then", await clicked(tab, "d2"), "a7xd2");
  const open = ["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "d3", "d6", "Be3", "Be6", "Nc3", "Nc6", "Qd2", "Qd7"];
  for (const [lines, from, to, wanted] of [[open, "e1", "g1", "O-O"], [open, "e1", "c1", "O-O-O"], [[...open, "O-O"], "e8", "g8", "O-O"], [open, "c3", "d5", "Nd5"]]) {
    await table(tab, "chess", "alice", lines);
    expect(`${from} and ${to}`, await clicked(tab, from, to), wanted);
  }
  // What touches no place has a button.
  await tab.evaluate(() => {
    table = new Referee();
    table.ask({ do: "table", game: "backgammon", players: ["alice", "bob"], options: ["cube=true"], first: null, seed: 3 });
    let seen = table.ask({ do: "seen" });
    for (let count = 0; count < 4 && !(seen.placeless.length > 1); count++) seen = table.ask(seen.throws ? { do: "throw" } : { do: "line", text: `${seen.acts}: ${seen.groups[0].moves[0]}` });
    go("practise");
  });
  expect("buttons before a throw", await tab.$$eval("[data-placeless] button", (all) => all.map((one) => one.textContent)), ["roll", "double"]);
}

/** Whether all of something is within the window. */
const inView = (tab, selector) => tab.$eval(selector, (node) => {
  const { top, bottom, left, right } = node.getBoundingClientRect();
  return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1 ? "seen" : `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
});
const seen = async (tab, what, ...selectors) => {
  for (const selector of selectors) {
    await until(tab, (selector) => document.querySelector(selector), selector);
    expect(`${what}: ${selector} at ${await tab.evaluate(() => `${innerWidth}x${innerHeight}`)}`, await inView(tab, selector), "seen");
  }
};
/** Pastes a letter as a person does who has scrolled down to the box. */
async function receive(tab, letter) {
  await tab.evaluate((letter) => {
    const box = document.querySelector("#play .drop textarea");
    box.scrollIntoView();
    box.value = letter;
    document.querySelector("#arrived").replaceChildren();
    document.querySelector("#play .drop .row button").click();
  }, letter);
  await until(tab, () => document.querySelector("#arrived").children.length);
}
/** How many entries somebody who has nothing yet gets from a letter. */
const entries = (tab, text) => tab.evaluate((text) => {
  // The files of a session are its own.
  const told = new Referee().ask({ do: "import", source: "letter", text });
  return told.games.reduce((sum, game) => sum + game.added, told.games.length);
}, text);
async function view(browsers, width, height) {
  const [alice, bob] = [await player(browsers[0], "alice"), await player(browsers[1], "bob")];
  for (const tab of [alice, bob]) await tab.setViewport({ width, height });
  let letter = await begin(alice, "nine-mens-morris", { options: ["stones=3"], first: "alice" }, [alice, bob].map((tab) => [tab.name, tab.line, `${tab.name}@example.org`]));
  await seen(alice, "after a signature", "#panel .note", "#letter .row");
  // The first letter is all that somebody needs who has nothing yet, and no link has less.
  expect("entries of the first letter", await entries(alice, letter), 2);
  const link = await alice.$eval("#letter a", (link) => new URLSearchParams(link.href.split("?")[1]).get("body"));
  expect("entries of its link", await entries(alice, link), 2);
  await receive(bob, letter);
  await seen(bob, "after the first letter", "#sign");
  letter = await sign(bob);
  await receive(alice, letter);
  await seen(alice, "when it is her turn", "#status", "#game .board");
  await move(alice, "a1");
  await seen(alice, "before a turn is signed", "#sign", "#status", "#game .board");
  await sign(alice);
  await seen(alice, "after a turn", "#panel .note", "#letter .row");
  expect("links where the other has the game", await alice.$$eval("#letter a", (all) => all.map((link) => link.textContent === texts["letter-mail-block"])), [true]);
  for (const tab of [alice, bob]) {
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
    await tab.evaluate(() => indexedDB.deleteDatabase("adjudicate"));
    await tab.close();
  }
}

export async function run(name = "chrome") {
  const browsers = [await start(name), await start(name)];
  try {
    const tab = await open(browsers[0]);
    await boards(tab);
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
    await tab.close();
    for (const [width, height] of [[1280, 800], [390, 700], [360, 740]]) await view(browsers, width, height);
  } finally {
    for (const browser of browsers) await browser.close();
  }
  return `${name}: captures and castling by clicks; what comes next is in view after signing and pasting, at 1280x800, 390x700 and 360x740`;
}
