// The page in its reader's language: the languages of the sources on a phone, and one more from a file.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { armed, held } from "./access.mjs";
import { give, go, open, press, root, start, until } from "./browser.mjs";
import { room } from "./room.mjs";

/** English words that no other language of the page has: none of them may be shown to a reader of another language. */
const ENGLISH = /(?<!\p{L})(?:the|and|of|with|from|your|you|is|are|has|have|game|games|move|moves|board|letter|key|player|players|roll|turn|white|black|king|queen|rook|bishop|knight|pawn|square|squares|empty|plays|played|wins|won|rules|begin|back|next|send|sign|type)(?!\p{L})/giu;
/** What is as it is in every language: what is typed, and players' own words. */
const AS_IT_IS = "pre, code, textarea, blockquote, noscript, script, style";
/** A player of the log that is looked at. */
const NAME = "Alice of the Grove";

/** All that a page shows, or says to those who do not see it. */
const shown = (tab) => tab.evaluate((except) => {
  const copy = document.body.cloneNode(true);
  copy.querySelectorAll(except).forEach((node) => node.remove());
  const said = [...copy.querySelectorAll("*")].flatMap((node) => ["aria-label", "title", "placeholder", "alt"].map((name) => node.getAttribute(name)));
  const texts = [];
  for (const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT); walker.nextNode();) texts.push(walker.currentNode.data);
  return [...texts, ...said].filter((text) => text?.trim());
}, AS_IT_IS);

/** Clicks what a finger can hit. */
async function tap(tab, selector) {
  const control = await tab.waitForSelector(selector);
  await control.evaluate((control) => control.scrollIntoView({ block: "center" }));
  await control.click();
}

/** A phone whose reader speaks a language goes through the page: nothing is English, too wide or out of reach. */
async function phone(name, language) {
  const browser = await start(name, 120_000, language);
  const pictures = process.env.PICTURES;
  let looks = 0;
  try {
    const tab = await open(browser);
    await tab.setViewport({ width: 360, height: 740 });
    await armed(tab);
    const look = async (what) => {
      looks++;
      const english = (await shown(tab)).flatMap((text) => [...text.replaceAll(NAME, "").matchAll(ENGLISH)].map(([word]) => `${word} in "${text}"`));
      if (english.length) throw new Error(`${language}, ${what}, in English:\n${[...new Set(english)].join("\n")}`);
      await held(tab, `${language}, ${what}`);
      if (pictures) await tab.screenshot({ path: join(pictures, `${language}-${String(looks).padStart(2, "0")}.png`), fullPage: true });
    };
    const play = async (game, moves) => {
      await go(tab, "practise");
      await tab.select("[data-game-choice]", game);
      await tab.$$eval("#practise form > input", ([, first]) => (first.value = "alice"));
      await look(`the choice of ${game}`);
      await tap(tab, "#practise form button[type=submit]");
      for (const places of moves) for (const place of places.split(" ")) await tap(tab, `.board [data-place="${place}"]`);
      await until(tab, (count) => table.ask({ do: "seen" }).lines.length === count, moves.length);
      await look(`${game} after ${moves.length} moves`);
      await press(tab, "#practise .bar button");
    };
    const lang = await tab.evaluate(() => document.documentElement.lang);
    if (lang !== language.split("-")[0]) throw new Error(`a browser that asks for ${language} gets ${lang}`);
    await until(tab, () => document.querySelector("[data-start]"));
    await look("the start");
    await play("tic-tac-toe", ["b2", "a1", "c3"]);
    await play("chess", ["e2 e4", "e7 e5", "d1 h5", "b8 c6", "f1 c4", "g8 f6", "h5 f7"]);
    await go(tab, "look");
    await give(tab, [["chess.yaml", readFileSync(join(root, "examples/chess.yaml"))]]);
    await until(tab, () => document.querySelector("ol.story"));
    await look("a log");
    await go(tab, "play");
    await until(tab, () => document.querySelector("#key"));
    await look("the games");
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    await browser.close();
  }
  return `${language} (${looks} looks)`;
}

const SWEDISH = { language: "Svenska", "nav-check": "Granska", "learn-lessons": "{ $count ->\n    [one] en lektion\n   *[other] { $count } lektioner\n}", "play-games": "Mina <b>partier</b>", languages: "Språk", "check-title": "Granska ett parti" };
const file = (texts) => Object.entries(texts).map(([key, text]) => `${key} = ${text}\n`).join("");
const build = (output, texts) => spawnSync("cargo", ["run", "--quiet", "--locked", "--package", "adjudicate-page-builder", output, texts], { cwd: root, encoding: "utf8" });

/** A language is added by a file: the page speaks it to those who ask for it, and English where it says nothing. */
async function further(name) {
  const directory = room("language");
  const [texts, output] = [join(directory, "texts"), join(directory, "adjudicate.html")];
  const path = join(texts, "sv/page.ftl");
  mkdirSync(join(texts, "sv"), { recursive: true });
  writeFileSync(path, file({ ...SWEDISH, "no-such-key": "inget" }));
  const refused = build(output, texts);
  if (refused.status === 0 || !refused.stderr.includes("no-such-key")) throw new Error(`a key that English has not: ${refused.stderr}`);
  writeFileSync(path, file(SWEDISH));
  const built = build(output, texts);
  if (built.status !== 0) throw new Error(built.stderr);
  const browser = await start(name);
  try {
    const tab = await open(browser, `file://${output}`);
    const said = () => tab.evaluate(() => [document.documentElement.lang, document.querySelector("[data-view=check]").textContent, document.querySelector("h2").textContent, document.querySelector("[data-view=look]").textContent].join(" | "));
    const expect = async (what, wanted) => {
      if ((await said()) !== wanted) throw new Error(`${what}: ${await said()}, not ${wanted}`);
    };
    const [english, swedish] = ["en | Check | Check a game | Replay", `sv | ${SWEDISH["nav-check"]} | ${SWEDISH["check-title"]} | Replay`];
    await go(tab, "check");
    await expect("a reader of English", english);
    // Asked for by the browser.
    await tab.evaluateOnNewDocument(() => Object.defineProperty(navigator, "languages", { get: () => ["fi", "sv-FI", "en"] }));
    const again = async () => {
      await tab.reload();
      await until(tab, () => document.documentElement.dataset.ready === "yes");
      await go(tab, "check");
    };
    await again();
    await expect("a browser that asks for Swedish", swedish);
    await go(tab, "learn");
    const lessons = await tab.$$eval("[data-learn] span", (all) => all.map((one) => one.textContent));
    if (!lessons.length || !lessons.every((text) => /^(en lektion|\d+ lektioner)$/.test(text))) throw new Error(`forms of a number: ${lessons}`);
    await go(tab, "play");
    await until(tab, () => document.querySelector("#play h2"));
    if ((await tab.$eval("h2", (title) => title.innerHTML)) !== "Mina &lt;b&gt;partier&lt;/b&gt;") throw new Error("a text became markup");
    // Chosen by its reader, now and the next time.
    await go(tab, "check");
    await tab.select("#languages select", "en");
    await expect("a reader who chooses English", english);
    await again();
    await expect("a reader who has chosen English", english);
    await tab.select("#languages select", "sv");
    await expect("a reader who chooses Swedish", swedish);
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    await browser.close();
  }
}

export async function run(name = "chrome") {
  const phones = [];
  for (const language of ["de-AT", "fr"]) phones.push(await phone(name, language));
  await further(name);
  return `${name}: on a phone in ${phones.join(" and ")}; a file more, and the page speaks another language`;
}
