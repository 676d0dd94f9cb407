// What is kept: games and what was signed over a reload, keys only if asked; two windows; a browser that keeps nothing.

import { go, open, paste, press, saved, start, until } from "./browser.mjs";

async function ready(tab) {
  await go(tab, "play");
  await until(tab, () => document.querySelector("#key"));
}
const begin = (tab) => tab.evaluate(async () => {
  const made = own.ask({ do: "key-new", passphrase: "a passphrase", comment: "alice" });
  [keyFile, passphrase, keyLine, encrypted] = [made.file, "a passphrase", made.line, true];
  const other = new Referee().ask({ do: "key-new", passphrase: null, comment: "bob" }).line;
  opened = (await change({ do: "new", game: "nine-mens-morris", players: [{ name: "alice", key: made.line, mail: null }, { name: "bob", key: other, mail: null }], options: [], first: "alice", referee: null, referee_mail: null, clock: null })).path;
  await change({ do: "sign", path: opened, act: { act: "join" }, say: null, trust: false });
  desk(document.querySelector("#play"));
  return made.file;
});

/** The referee breaks off, as at a fault of its own, while the person does something. */
const breakOff = async (tab) => {
  await tab.evaluate(async () => {
    own.exports = { ...own.exports, answer() { throw new WebAssembly.RuntimeError("unreachable"); } };
    await guarded(() => own.ask({ do: "here" }))();
  });
  const said = await tab.$eval(".trouble", (node) => node.innerText);
  if (!said.includes("unreachable")) throw new Error(`a referee that broke off: ${said}`);
};

export async function run(name = "chrome") {
  const browser = await start(name);
  try {
    const first = await open(browser);
    await ready(first);
    const key = await begin(first);
    if (await first.evaluate(() => kept.key())) throw new Error("the key is kept without having been asked for");
    // Over a reload: the game and what was signed are there, the key is not.
    const second = await open(browser);
    await ready(second);
    const games = await second.evaluate(() => own.ask({ do: "here" }).length);
    if (games !== 1) throw new Error(`${games} games after a reload`);
    if (!(await second.evaluate(() => Object.keys(own.ask({ do: "files" })).some((path) => path.startsWith("state/"))))) throw new Error("what was signed is not kept");
    if (await second.evaluate(() => keyFile)) throw new Error("a key came back that was not kept");
    // Its file with its passphrase opens it again.
    const wrong = await second.evaluate(async (key) => openKey(key, "another").then(() => "", (error) => error.message), key);
    if (!/passphrase/.test(wrong)) throw new Error(`a wrong passphrase: ${wrong}`);
    await second.evaluate((key) => openKey(key, "a passphrase"), key);
    // A referee that breaks off loses nothing, neither here nor in what is kept.
    const before = await second.evaluate(() => JSON.stringify(own.ask({ do: "files" })));
    await breakOff(second);
    await second.evaluate(() => change({ do: "import", source: "x", text: "x" }));
    for (const tab of [second, first]) {
      if ((await tab.evaluate(async () => JSON.stringify(await kept.load()))) !== before) throw new Error("a referee that broke off has emptied what is kept");
    }
    await first.evaluate(() => reload());
    // A second click on the button is not a second signature.
    await second.evaluate(() => { openGame(own.ask({ do: "here" })[0].path); desk(document.querySelector("#play")); });
    await second.evaluate(() => {
      document.querySelector("#remark").value = "said once";
      [...document.querySelectorAll("#game button")].find((control) => control.textContent === texts["play-note"]).click();
    });
    await until(second, () => document.querySelector("#sign"));
    const signatures = await second.evaluate(async () => {
      let count = 0;
      const ask = own.ask;
      own.ask = function (request, ...more) {
        count += request.do === "sign";
        return ask.call(this, request, ...more);
      };
      const control = document.querySelector("#sign");
      control.click();
      control.click();
      await queue;
      await queue;
      delete own.ask;
      return count;
    });
    if (signatures !== 1) throw new Error(`${signatures} signatures by two clicks`);
    await until(second, () => document.querySelector("#letter"));
    await first.evaluate(() => reload());
    // Two windows: the second one writes, the first one is told and loses nothing.
    await second.evaluate(() => change({ do: "sign", path: own.ask({ do: "here" })[0].path, act: { act: "note" }, say: "from the second window", trust: false }));
    const told = await first.evaluate(() => change({ do: "sign", path: opened, act: { act: "note" }, say: "from the first window", trust: false }).then(() => "", (error) => error.message));
    if (!/Another window/.test(told)) throw new Error(`two windows: ${told || "nothing was said"}`);
    const files = await first.evaluate(() => JSON.stringify(own.ask({ do: "files" })));
    if (!files.includes("from the second window") || files.includes("from the first window")) throw new Error("a window has overwritten another");
    // Kept when asked, forgotten when asked.
    await second.evaluate(async () => kept.key(keyFile));
    const third = await open(browser);
    await ready(third);
    await until(third, () => document.querySelector("#key input[type=password]"));
    // Without its passphrase it can still be forgotten, after a question.
    await press(third, "#forget-locked");
    if (!(await third.evaluate(() => kept.key()))) throw new Error("a locked key was forgotten without a question");
    await press(third, "#forget-anyway");
    await until(third, () => !document.querySelector("#forget-locked"));
    if (await third.evaluate(() => kept.key())) throw new Error("a locked key was not forgotten");
    // A copy of all games goes to another profile and is gone on with there.
    const copy = await saved(second, () => press(second, "#save-all"));
    const elsewhere = await start(name);
    try {
      const other = await open(elsewhere);
      await ready(other);
      await other.evaluate((key) => openKey(key, "a passphrase"), key);
      await (await other.$("#restore")).uploadFile(copy);
      await until(other, () => document.querySelector("[data-game]"));
      // A letter that is dated ahead is taken in only when the person says so.
      const letter = await other.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 40 * 86400000;
        try {
          const later = new Referee();
          const [one, two] = ["carol", "dave"].map((name) => ({ name, key: later.ask({ do: "key-new", passphrase: null, comment: name }).line, mail: null }));
          const { path } = later.ask({ do: "new", game: "nine-mens-morris", players: [one, two], options: [], first: "carol", referee: null, referee_mail: null, clock: null });
          return later.ask({ do: "files" })[path];
        } finally {
          Date.now = now;
        }
      });
      await paste(other, letter);
      await until(other, () => document.querySelector("#take-ahead"));
      if ((await other.evaluate(() => own.ask({ do: "here" }).length)) !== 1) throw new Error("a letter that is dated ahead was taken in without a question");
      await press(other, "#take-ahead");
      await until(other, () => own.ask({ do: "here" }).length === 2);
    } finally {
      await elsewhere.close();
    }
    // A browser that keeps nothing: it says so, and signs only for who has understood it.
    const bare = await browser.newPage();
    await bare.evaluateOnNewDocument(() => Object.defineProperty(window, "indexedDB", { value: { open() { throw new Error("not here"); } } }));
    await bare.goto(first.url());
    await until(bare, () => document.documentElement.dataset.ready === "yes");
    await ready(bare);
    if (!(await bare.$("#storage"))) throw new Error("nothing is said where nothing is kept");
    const refused = await bare.evaluate(() => { try { mayWrite(); return ""; } catch (error) { return error.message; } });
    if (!refused) throw new Error("it signs where nothing is kept without asking");
    await bare.evaluate(() => document.querySelector("#storage input").click());
    await bare.evaluate(() => mayWrite());
    // There, too, nothing is lost by what is refused, or by a referee that breaks off.
    await begin(bare);
    const had = await bare.evaluate(() => JSON.stringify(own.ask({ do: "files" })));
    await bare.evaluate(() => change({ do: "sign", path: opened, act: { act: "join" }, say: "once more", trust: false }).then(() => { throw new Error("signed"); }, () => {}));
    await breakOff(bare);
    if ((await bare.evaluate(() => JSON.stringify(own.ask({ do: "files" })))) !== had) throw new Error("a browser that keeps nothing has lost what was there");
    // Nobody is led to sign twice: an older copy of a game is refused.
    const twice = await second.evaluate(async () => {
      const path = own.ask({ do: "here" })[0].path;
      const files = own.ask({ do: "files" });
      const older = files[path].slice(0, files[path].lastIndexOf("---\n"));
      own.ask({ do: "put", path }, new TextEncoder().encode(older));
      try {
        own.ask({ do: "preview", path, act: { act: "join" }, say: "once more", trust: true });
        return "signed";
      } catch (error) {
        return error.message;
      }
    });
    // What is kept says that the entry was signed: it is put back, so that alice has nothing to sign.
    if (!/holds the pen|you have seen entry/.test(twice)) throw new Error(`an older copy: ${twice}`);
    const restored = await second.evaluate(() => { desk(document.querySelector("#play")); return document.querySelector("#arrived").innerText; });
    if (!/was missing from the log/.test(restored)) throw new Error(`nothing is said of an entry that was put back: ${restored}`);
    // Two copies of one game that differ take nothing else away.
    const shown = await second.evaluate(() => {
      const [path, text] = Object.entries(own.ask({ do: "files" })).find(([path]) => !path.includes("/") && path.endsWith(".yaml"));
      const cut = text.lastIndexOf("---\n");
      own.ask({ do: "put", path: "copy.yaml" }, new TextEncoder().encode(`${text.slice(0, cut)}---\nseq: ?\n`));
      try {
        opened = undefined;
        desk(document.querySelector("#play"));
        return document.querySelector("ul.games").innerText;
      } finally {
        own.ask({ do: "remove", path: "copy.yaml" });
      }
    });
    if (!/hold the same game, and differ/.test(shown)) throw new Error(`two copies that differ: ${shown}`);
  } finally {
    await browser.close();
  }
  return `${name}: games and what was signed are kept, keys when asked; two windows do not overwrite each other; where nothing is kept it says so`;
}
