// Another language is one more file: the page that has it speaks it to whom asks for it, and English where it says nothing.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { go, open, root, start } from "./browser.mjs";
import { room } from "./room.mjs";

const GERMAN = { language: "Deutsch", "nav.check": "Prüfen", "nav.play": "Spielen", "play.title": "Spielen <b>hier</b>", languages: "Sprache", "check.title": "Partien, Briefe, Turniere prüfen" };
const build = (output, texts) => spawnSync("cargo", ["run", "--quiet", "--locked", "--package", "adjudicate-page-builder", output, texts], { cwd: root, encoding: "utf8" });

export async function run(name = "chrome") {
  const directory = room("language");
  const [texts, output] = [join(directory, "texts"), join(directory, "adjudicate.html")];
  execFileSync("mkdir", [texts]);
  writeFileSync(join(texts, "de.json"), JSON.stringify({ ...GERMAN, "no.such.key": "nichts" }));
  const refused = build(output, texts);
  if (refused.status === 0 || !refused.stderr.includes("no.such.key")) throw new Error(`a key that English has not: ${refused.stderr}`);
  writeFileSync(join(texts, "de.json"), JSON.stringify(GERMAN));
  const built = build(output, texts);
  if (built.status !== 0) throw new Error(built.stderr);
  const english = JSON.parse(readFileSync(join(root, "page/texts/en.json"), "utf8"));
  const browser = await start(name);
  try {
    const tab = await open(browser, `file://${output}`);
    const said = () => tab.evaluate(() => [document.documentElement.lang, document.querySelector("[data-view=check]").textContent, document.querySelector("h2").textContent, document.querySelector("[data-view=look]").textContent].join(" | "));
    const [speaks, german] = [await said(), ["de", GERMAN["nav.check"], GERMAN["check.title"], english["nav.look"]].join(" | ")];
    const inEnglish = ["en", english["nav.check"], english["check.title"], english["nav.look"]].join(" | ");
    if (speaks !== inEnglish) throw new Error(`who asks for English hears ${speaks}`);
    // Chosen by its reader.
    await tab.select("#languages select", "de");
    if ((await said()) !== german) throw new Error(`who chooses German hears ${await said()}`);
    await go(tab, "play");
    if ((await tab.$eval("h2", (title) => title.innerHTML)) !== "Spielen &lt;b&gt;hier&lt;/b&gt;") throw new Error("a text became markup");
    await go(tab, "check");
    await tab.select("#languages select", "en");
    if ((await said()) !== inEnglish) throw new Error("it does not go back to English");
    // Asked for by the browser.
    await tab.evaluateOnNewDocument(() => Object.defineProperty(navigator, "languages", { get: () => ["fr", "de-AT", "en"] }));
    await tab.reload();
    await tab.waitForFunction(() => document.documentElement.dataset.ready === "yes");
    if ((await said()) !== german) throw new Error(`a browser that asks for German gets ${await said()}`);
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    await browser.close();
  }
  return `${name}: a file more, and the page speaks another language`;
}
