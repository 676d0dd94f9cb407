// `node picture.mjs`: makes docs/pictures/page.webp, the page as the README shows it: look at it.

import { join } from "node:path";
import { go, open, root, start, until } from "./browser.mjs";

const browser = await start();
const tab = await open(browser);
await tab.setViewport({ width: 1024, height: 800 });
// No button on its way from one colour to another.
await tab.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
await tab.evaluate(() => {
  const session = new Referee();
  const seen = (asked) => session.ask(asked);
  seen({ do: "table", game: "backgammon", players: ["alice", "bob"], options: [], first: null, seed: 5 });
  for (let count = 0; count < 14; count++) {
    const now = seen({ do: "seen" });
    if (now.throws) seen({ do: "throw" });
    else seen({ do: "line", text: `${now.acts}: ${now.groups[0].moves[0]}` });
  }
  if (seen({ do: "seen" }).throws) seen({ do: "throw" });
  table = session;
});
await go(tab, "practise");
await until(tab, () => document.querySelector(".board img")?.complete);
await tab.evaluate(() => {
  const list = [...document.querySelectorAll("details")].find((fold) => fold.querySelector(".moves"));
  if (list) list.open = true;
});
await tab.screenshot({ path: join(root, "docs/pictures/page.webp"), type: "webp", quality: 70 });
await browser.close();
