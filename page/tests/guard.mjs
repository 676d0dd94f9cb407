// What cannot be lost or forged: what was signed, by a letter that is a backup or by another page from the same disk; and a key that
// was never saved.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { player } from "./games.mjs";
import { go, open, paste, press, saved, start, type, until } from "./browser.mjs";
import { room } from "./room.mjs";

const expect = (what, found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(found)?.slice(0, 400)}, not ${JSON.stringify(wanted)?.slice(0, 400)}`);
};
const files = (tab) => tab.evaluate(() => own.ask({ do: "files" }));
const told = (tab, selector) => tab.$eval(selector, (node) => node.innerText);
const says = (tab, selector, key) => until(tab, (selector, key) => document.querySelector(selector)?.innerText.includes(texts[key].split("{")[0]), selector, key);

/** A game in which the player of this page has joined; what was kept before he did. */
async function joined(tab) {
  return tab.evaluate(async () => {
    const other = new Referee().ask({ do: "key-new", passphrase: null, comment: "bob" }).line;
    const players = [{ name: "alice", key: keyLine, mail: null }, { name: "bob", key: other, mail: null }];
    opened = (await change({ do: "new", game: "nine-mens-morris", players, options: [], first: "alice", referee: null, referee_mail: null, clock: null })).path;
    const before = own.ask({ do: "files" });
    await change({ do: "sign", path: opened, act: { act: "join" }, say: null, trust: false });
    desk(document.querySelector("#play"));
    return before;
  });
}
/** Why the entry that was signed cannot be signed again. */
const again = (tab) => tab.evaluate(async () => {
  try {
    await change({ do: "sign", path: own.ask({ do: "here" })[0].path, act: { act: "join" }, say: "once more", trust: true });
    return "signed twice";
  } catch (error) {
    return error.message;
  }
});

/** A letter that is a backup changes nothing, and what is restored never takes the place of what was signed. */
async function letter(tab) {
  const before = await joined(tab);
  for (const way of ["", "./", "x/../", "/", "../", ".\\", "a//", "././"]) {
    const now = await files(tab);
    const attack = JSON.stringify({ adjudicate: 1, files: Object.fromEntries(Object.entries(before).map(([path, text]) => [way + path, text])) });
    await paste(tab, attack);
    await says(tab, "#arrived", "play-in-backup");
    expect(`after a letter with ${way}`, await files(tab), now);
    await press(tab, "#restore-look");
    await until(tab, () => document.querySelector("#restore-question"));
    const refusals = await tab.$$eval("#restore-question .error", (lines) => lines.length);
    expect(`names that are refused with ${way}`, refusals > 0, way !== "");
    await press(tab, "#restore-do");
    await says(tab, "#arrived", "play-restore-done");
    expect(`the log after a restored letter with ${way}`, (await files(tab))[await tab.evaluate(() => opened)], now[await tab.evaluate(() => opened)]);
    const why = await again(tab);
    if (!/holds the pen|you have seen entry/.test(why)) throw new Error(`after ${way}: ${why}`);
    const odd = await tab.evaluate((way) => { try { own.ask({ do: "put", path: `${way}${opened}` }); return ""; } catch (error) { return error.message; } }, way || "../");
    if (!/is no name for a file here/.test(odd)) throw new Error(`a path with ${way}: ${odd}`);
  }
}

/** All games with the key, in another browser: first the key, then what was signed. */
async function backup(tab, name) {
  const copy = await saved(tab, () => press(tab, "#save-all"));
  const browser = await start(name);
  try {
    const other = await open(browser);
    await go(other, "play");
    await until(other, () => document.querySelector("#restore"));
    await (await other.$("#restore")).uploadFile(copy);
    await says(other, ".trouble", "play-restore-unlock");
    await other.type("#key form input[type=password]", "a passphrase");
    await press(other, "#key form button");
    await says(other, "#arrived", "play-restore-done");
    expect("files in the other browser", await files(other), await files(tab));
    if (await other.$("#arrived .note, #arrived .error")) throw new Error(`a backup of one's own: ${await told(other, "#arrived")}`);
    if (other.wrong.length) throw new Error(other.wrong.join("\n"));
  } finally {
    await browser.close();
  }
}

/** Another page that was opened from the disk, and what it does to what this one keeps. */
async function stranger(browser, act, ...more) {
  const path = join(room("stranger"), "stranger.html");
  writeFileSync(path, "<!DOCTYPE html><title>a stranger</title>");
  const tab = await browser.newPage();
  await tab.goto(`file://${path}`);
  const found = await tab.evaluate(async (act, ...more) => {
    const base = await new Promise((done, refused) => {
      const asked = indexedDB.open("adjudicate", 1);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => refused(asked.error);
    });
    const store = (mode) => base.transaction("kept", mode).objectStore("kept");
    const get = (key) => new Promise((done) => (store("readonly").get(key).onsuccess = (event) => done(event.target.result)));
    const put = (key, value) => new Promise((done) => (store("readwrite").put(value, key).onsuccess = () => done()));
    return new Function("get", "put", "more", `return (${act})(get, put, ...more)`)(get, put, more);
  }, act.toString(), ...more);
  await tab.close();
  return found;
}
const enter = async (browser) => {
  const tab = await open(browser);
  await go(tab, "play");
  await until(tab, () => document.querySelector("#key form input[type=password]"));
  return tab;
};
const unlock = async (tab) => {
  await tab.type("#key form input[type=password]", "a passphrase");
  await press(tab, "#key form button");
  await until(tab, () => document.querySelector("#keyline"));
};

/** On a page from a disk: the key under its passphrase alone, and nothing signed on a state that somebody else has changed. */
async function disk(browser, tab) {
  const key = await stranger(browser, async (get) => get("key"));
  const body = Buffer.from(key.replace(/-----[^-]*-----/g, ""), "base64").toString("latin1");
  if (!body.includes("bcrypt")) throw new Error("the key is kept without its passphrase");
  const good = await stranger(browser, async (get) => get("games"));
  await tab.close();

  // As it was: it signs.
  const sound = await enter(browser);
  const locked = await sound.evaluate(() => change({ do: "import", source: "x", text: "x" }).then(() => "", (error) => error.message));
  expect("what is said while no key is open", locked, await sound.evaluate(() => texts["guard-locked"]));
  await unlock(sound);
  if (await sound.$("#guard")) throw new Error(`nothing was changed: ${await told(sound, "#guard")}`);
  await sound.evaluate(() => change({ do: "sign", path: own.ask({ do: "here" })[0].path, act: { act: "note" }, say: "a note", trust: false }));
  const newer = await stranger(browser, async (get) => get("games"));
  if (newer.mark.mac === undefined || newer.revision <= good.revision) throw new Error("what was signed is not kept under a mark");

  // Deleted under an open page: written again with the next entry.
  await sound.close();
  const changes = {
    wrong: async (get, put) => {
      const kept = await get("games");
      const path = Object.keys(kept.files).find((path) => path.startsWith("state/games/"));
      delete kept.files[path];
      await put("games", kept);
    },
    missing: async (get, put) => {
      const kept = await get("games");
      await put("games", { ...kept, mark: null });
    },
    "other-key": async (get, put) => {
      const kept = await get("games");
      await put("games", { ...kept, mark: { key: "SHA256:another", mac: kept.mark.mac } });
    },
  };
  for (const [standing, act] of Object.entries(changes)) {
    await stranger(browser, act);
    const changed = await enter(browser);
    await unlock(changed);
    await says(changed, "#guard", `guard-${standing}`);
    const why = await again(changed);
    const wanted = await changed.evaluate((key) => texts[key].split("{")[0], `guard-${standing}`);
    if (!why.startsWith(wanted)) throw new Error(`${standing}: ${why}`);
    await changed.close();
    await stranger(browser, async (get, put, kept) => put("games", kept), newer);
  }
  // What is no mark, no key and no file of the page's does not keep the games from their player.
  const odd = {
    ".trouble": async (get, put) => put("games", { ...(await get("games")), files: { ...(await get("games")).files, "../x": "?" } }),
    "#guard": async (get, put) => put("games", { ...(await get("games")), mark: { key: 5, more: [] } }),
  };
  for (const [where, act] of Object.entries(odd)) {
    await stranger(browser, act);
    const changed = await enter(browser);
    const isSaid = () => until(changed, (where) => document.querySelector(where)?.children.length, where);
    if (where === ".trouble") await isSaid();
    await unlock(changed);
    if (where === "#guard") await isSaid();
    await until(changed, () => document.querySelector("[data-game]"));
    await changed.close();
    await stranger(browser, async (get, put, kept) => put("games", kept), newer);
  }
  await stranger(browser, async (get, put) => put("key", "no key at all"));
  const keyless = await open(browser);
  await go(keyless, "play");
  await until(keyless, () => document.querySelector(".trouble [role=alert]") && document.querySelector("[data-game]"));
  await keyless.close();
  await stranger(browser, async (get, put, key) => put("key", key), key);
  // Taken over once the person has looked; marked anew.
  await stranger(browser, changes.missing);
  const trusted = await enter(browser);
  await unlock(trusted);
  await press(trusted, "#trust");
  await until(trusted, () => !document.querySelector("#guard"));
  await trusted.close();
  const after = await enter(browser);
  await unlock(after);
  if (await after.$("#guard")) throw new Error("what was taken over is not marked");
  return after;
}

/** A key that was never saved is not lost without a question, neither by forgetting it nor by leaving the page. */
async function unsavedKey(browser) {
  const tab = await open(browser);
  const asked = [];
  tab.removeAllListeners("dialog");
  tab.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return asked.length > 2 ? dialog.accept() : dialog.dismiss();
  });
  const leave = () => tab.reload({ timeout: 3000 }).catch(() => {});
  await go(tab, "play");
  await until(tab, () => document.querySelector("#key details"));
  await (await tab.$("#key summary")).click();
  await press(tab, "#key details button", "play-key-make");
  await until(tab, () => document.querySelector("#keyline"));
  const line = await told(tab, "#keyline");
  await press(tab, "#key button", "play-key-forget");
  await until(tab, () => document.querySelector("#forget"));
  expect("the key while it is asked", await told(tab, "#keyline"), line);
  await press(tab, "#forget button", "play-cancel");
  // A page is left without a question if nobody has touched it.
  await (await tab.$("h2")).click();
  await leave();
  expect("questions at a reload", asked, ["beforeunload"]);
  expect("the key after it", await told(tab, "#keyline"), line);
  // On a page from a disk it is kept under a passphrase alone.
  if (await tab.$("#keep-key")) throw new Error("a key without a passphrase can be kept on a page from a disk");
  await type(tab, "#keep-phrase", "a passphrase");
  await press(tab, "#keep-locked button");
  await until(tab, () => document.querySelector("#keep-key")?.checked);
  const kept = Buffer.from((await tab.evaluate(() => kept.key())).replace(/-----[^-]*-----/g, ""), "base64").toString("latin1");
  if (!kept.includes("bcrypt")) throw new Error("the key is kept without its passphrase");
  // Nothing is left to be asked about leaving; forgetting what is in the browser alone still is.
  await press(tab, "#key button", "play-key-forget");
  await until(tab, () => document.querySelector("#forget"));
  await press(tab, "#forget-anyway");
  await until(tab, () => document.querySelector("#keyfile"));
  await (await tab.$("h2")).click();
  await leave();
  expect("questions at a reload without a key", asked, ["beforeunload"]);
  await tab.close();
  // Saved: no question.
  const other = await player(browser, "bob");
  const file = await saved(other, () => press(other, "#key button", "play-key-download"));
  if (!/BEGIN OPENSSH PRIVATE KEY/.test(readFileSync(file, "utf8"))) throw new Error("the key file is none");
  await press(other, "#key button", "play-key-forget");
  await until(other, () => document.querySelector("#keyfile"));
  if (other.wrong.length) throw new Error(other.wrong.join("\n"));
  await other.close();
}

/** A key that is kept is not lost by another one that is open: neither by forgetting that nor by keeping it, without a question. */
async function twoKeys(browser) {
  const tab = await open(browser);
  const made = await tab.evaluate(() => ["one", "other"].map((comment) => new Referee().ask({ do: "key-new", passphrase: "a passphrase", comment })));
  await go(tab, "play");
  await until(tab, () => document.querySelector("#keyfile"));
  await tab.evaluate(async (one) => { await kept.key(one.file); await openKey(one.file, "a passphrase"); desk(document.querySelector("#play")); }, made[0]);
  expect("whether the open key is the kept one", await tab.$eval("#keep-key", (box) => box.checked), true);
  await tab.evaluate(() => { own.ask({ do: "key-close" }); keyFile = keyLine = undefined; inFile = inBrowser = false; desk(document.querySelector("#play")); });
  const path = join(room("keys"), "other.key");
  writeFileSync(path, made[1].file);
  const another = async () => {
    await (await tab.$("#keyfile")).uploadFile(path);
    await until(tab, () => document.querySelector("#key form input[type=password]"));
    await tab.type("#key form input[type=password]", "a passphrase");
    await press(tab, "#key form button");
    await until(tab, () => document.querySelector("#keyline"));
  };
  const isKept = async (what, which) => expect(what, await tab.evaluate(() => kept.key()), made[which].file);
  await another();
  expect("whether another key is the kept one", await tab.$eval("#keep-key", (box) => box.checked), false);
  await press(tab, "#key button", "play-key-forget");
  await until(tab, () => document.querySelector("#keyfile"));
  await isKept("the kept key after another one was forgotten", 0);
  await another();
  await press(tab, "#keep-key");
  await until(tab, () => document.querySelector("#replace-key"));
  await isKept("the kept key while it is asked", 0);
  await press(tab, "#replace-key-do");
  await until(tab, () => document.querySelector("#keep-key").checked);
  await isKept("the kept key after the question", 1);
  await press(tab, "#keep-key");
  await until(tab, () => !document.querySelector("#keep-key").checked);
  expect("the kept key after it was taken out", await tab.evaluate(() => kept.key()), undefined);
  if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  await tab.close();
}

export async function run(name = "chrome") {
  const browser = await start(name);
  try {
    await unsavedKey(browser);
    await twoKeys(browser);
    const tab = await open(browser);
    await go(tab, "play");
    await until(tab, () => document.querySelector("#key details"));
    await tab.evaluate(async () => {
      const made = own.ask({ do: "key-new", passphrase: "a passphrase", comment: "alice" });
      [keyFile, passphrase, keyLine, encrypted] = [made.file, "a passphrase", made.line, made.encrypted];
      desk(document.querySelector("#play"));
    });
    await press(tab, "#keep-key");
    await until(tab, () => document.querySelector("#keep-key").checked);
    await letter(tab);
    await backup(tab, name);
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
    await disk(browser, tab);
  } finally {
    await browser.close();
  }
  return `${name}: letters that are backups, a backup with its key, other pages from the same disk, keys that were never saved, two keys`;
}
