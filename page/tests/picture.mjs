// `node picture.mjs`: makes docs/pictures/page.webp, the page as the README shows it, and docs/pictures/page, each game on a large and a small
// screen, light and dark: look at them.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { go, open, root, start } from "./browser.mjs";

const pictures = join(root, "docs/pictures");
const SIZES = { wide: [1280, 800, 3, 640], small: [360, 740, 9, 360] };

/** A table in the middle of a game, with the first click of a move. */
async function middle(tab, game, count, turns) {
  await tab.evaluate((game, count, turns) => {
    let state = 7;
    const pick = (list) => list[(state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % list.length];
    const ask = (request) => table.ask(request);
    table = new Referee();
    ask({ do: "table", game, players: ["Alice", "Bob", "Carol", "Dave"].slice(0, count), options: [], first: null, seed: 5 });
    for (let number = 0; ; number++) {
      const seen = ask({ do: "seen" });
      if (seen.throws) ask({ do: "throw" });
      else if (seen.over || number >= turns) break;
      else if (seen.steps) {
        let begun = "";
        for (let groups = seen.groups; groups.length; groups = ask({ do: "touch", path: null, begun, touched: [] }).groups) begun = [begun, pick(groups.flatMap((group) => group.moves))].filter(Boolean).join("; ");
        ask({ do: "line", text: `${seen.acts}: ${begun}` });
      } else ask({ do: "line", text: `${seen.acts}: ${seen.groups.length ? pick(seen.groups.flatMap((group) => group.moves)) : "over the bridge"}` });
    }
  }, game, count, turns);
  await go(tab, "practise");
  await tab.evaluate(async () => {
    const { next } = table.ask({ do: "seen" }).acts ? table.ask({ do: "touch", path: null, begun: "", touched: [] }) : {};
    [...document.querySelectorAll(".board [data-place]")].find((place) => place.dataset.place.toLowerCase() === next?.[0])?.click();
    await Promise.all([...document.querySelectorAll(".board img")].map((picture) => picture.decode()));
  });
}

const browser = await start();
/** A page in which nothing is on its way from one colour to another. */
async function quiet(dark) {
  const tab = await open(browser);
  await tab.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }, { name: "prefers-reduced-motion", value: "reduce" }]);
  return tab;
}
mkdirSync(join(pictures, "page"), { recursive: true });
const sheet = await browser.newPage();
for (const dark of [false, true]) {
  const tab = await quiet(dark);
  if (!dark) {
    await tab.setViewport({ width: 1024, height: 700 });
    await middle(tab, "backgammon", 2, 14);
    await tab.screenshot({ path: join(pictures, "page.webp"), type: "webp", quality: 70 });
  }
  const games = await tab.evaluate(() => gamesKnown().map(({ game, players }) => [game, Math.max(2, players.from)]));
  for (const [size, [width, height, columns, shown]] of Object.entries(SIZES)) {
    await tab.bringToFront();
    await tab.setViewport({ width, height });
    const shots = [];
    for (const [game, count] of games) {
      await middle(tab, game, count, 15);
      shots.push(await tab.screenshot({ encoding: "base64" }));
    }
    await sheet.bringToFront();
    await sheet.setViewport({ width: columns * shown + (columns - 1) * 4, height: Math.ceil(shots.length / columns) * ((shown * height) / width + 4) - 4 });
    await sheet.setContent(`<body style="margin:0;display:grid;gap:4px;background:#888;grid-template-columns:repeat(${columns},${shown}px)">${shots.map((shot) => `<img style="width:100%" src="data:image/png;base64,${shot}">`).join("")}`);
    await sheet.waitForFunction(() => [...document.images].every((picture) => picture.complete));
    await sheet.screenshot({ path: join(pictures, `page/${size}-${dark ? "dark" : "light"}.webp`), type: "webp", quality: 60 });
  }
  await tab.close();
}
await browser.close();
