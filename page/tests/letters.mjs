// Letters out and in as people do it: real clicks, keys, drags and files. What has gone out is read back and judged by the program.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, join } from "node:path";
import { begin, player, sign } from "./games.mjs";
import { go, move, open, page, program, root, saved, start, type, until } from "./browser.mjs";
import { room } from "./room.mjs";

/** What the program makes of letters that are brought in one after the other: how many entries its log has. */
function brought(...letters) {
  const home = room("letters");
  letters.forEach((letter, number) => writeFileSync(join(home, `letter-${number}.txt`), letter));
  letters.forEach((_, number) => execFileSync(program, ["import", "--yes", `letter-${number}.txt`], { cwd: home, encoding: "utf8", env: { ...process.env, HOME: home, XDG_STATE_HOME: join(home, "state") }, stdio: ["ignore", "pipe", "pipe"] }));
  const told = execFileSync(program, ["verify", "--json", home], { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line));
  if (told.length !== 1 || told[0].verdict === "invalid") throw new Error(`the program says ${JSON.stringify(told)}`);
  return told[0].entries;
}
const expect = (what, found, wanted) => {
  if (found !== wanted) throw new Error(`${what}: ${JSON.stringify(found)?.slice(0, 300)}, not ${JSON.stringify(wanted)?.slice(0, 300)}`);
};

/** The button of the letter with this text of the page's. */
const named = async (tab, key) => {
  const found = await tab.evaluateHandle((key) => [...document.querySelectorAll("#letter button, #letter a")].find((control) => control.textContent === texts[key]), key);
  return found.asElement();
};
const press = async (tab, key) => {
  const control = await named(tab, key);
  if (!control) throw new Error(`the letter has nothing that says ${key}`);
  await control.evaluate((control) => {
    for (let fold = control.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    control.scrollIntoView({ block: "center" });
  });
  await control.click();
};
const head = (tab) => tab.evaluate(() => (opened ? own.ask({ do: "game", path: opened }).entries.length : 0));
const arrived = (tab, count) => until(tab, (count) => opened && own.ask({ do: "game", path: opened }).entries.length === count, count);

/** The address that a click on the letter's link asks the system to open. */
async function mailed(tab, key) {
  const session = await tab.createCDPSession();
  await session.send("Page.enable");
  const asked = new Promise((done) => session.on("Page.frameRequestedNavigation", (event) => done(event.url)));
  await press(tab, key);
  const url = new URL(await asked);
  expect("what the link opens", url.protocol, "mailto:");
  if (url.href.length > 1900) throw new Error(`the link has ${url.href.length} characters`);
  const parts = new Map(url.search.slice(1).split("&").map((part) => part.split("=").map(decodeURIComponent)));
  return { to: url.pathname.split(",").map(decodeURIComponent), subject: parts.get("subject"), body: parts.get("body") };
}
/** Drags a file onto what is chosen, as from a window of the system. */
async function drag(tab, selector, ...files) {
  await tab.bringToFront();
  const box = await tab.$(selector);
  await box.evaluate((box) => box.scrollIntoView({ block: "center" }));
  const { x, y, width } = await box.boundingBox();
  const session = await tab.createCDPSession();
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"]) await session.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + 12, data });
}

export async function run(name = "chrome") {
  const browsers = [await start(name), await start(name)];
  const told = [];
  try {
    const [alice, bob] = [await player(browsers[0], "alice"), await player(browsers[1], "bob")];
    await begin(alice, "nine-mens-morris", { options: ["stones=3"], first: "alice" }, [alice, bob].map((tab) => [tab.name, tab.line, `${tab.name}@example.org`]));

    // Where the browser shares nothing, nothing says that it would.
    const before = await alice.evaluate(() => typeof navigator.share);
    await (await alice.$("#letter-again")).click();
    await until(alice, () => document.querySelector("#letter"));
    if (before === "undefined" && (await named(alice, "letter-share"))) throw new Error("it offers to share where nothing is shared");

    // Copied by a click, pasted with the keyboard in another window: the clipboard of the system, in between.
    const charter = await alice.$eval("[data-letter]", (text) => text.value);
    await press(alice, "letter-clipboard");
    await until(alice, () => document.querySelector("#letter [role=status]").textContent === texts["letter-copied"]);
    const window = await open(browsers[0]);
    await window.bringToFront();
    await go(window, "check");
    await window.focus(".drop textarea");
    await window.evaluate(() => addEventListener("paste", (event) => (globalThis.pasted = event.clipboardData.getData("text/plain")), true));
    await window.keyboard.down("Control");
    await window.keyboard.press("v", { commands: ["Paste"] });
    await window.keyboard.up("Control");
    // A whole letter is taken without another click.
    await until(window, () => document.querySelector("#results .card"));
    const pasted = await window.evaluate(() => globalThis.pasted);
    expect("what was pasted", pasted.trim(), charter.trim());
    expect("entries in the copied letter", brought(pasted), 2);
    await window.close();
    await alice.bringToFront();
    told.push("copied and pasted");

    // Saved as a file; chosen from the disk by the other.
    const letter = await saved(alice, () => press(alice, "letter-download"));
    expect("the saved letter", readFileSync(letter, "utf8"), charter);
    await (await bob.$("#play .drop input[type=file]")).uploadFile(letter);
    await arrived(bob, 2);
    told.push("saved and chosen");

    // The whole letter as a link, where it fits; else the entry alone; else a word about it.
    const mail = await mailed(alice, (await named(alice, "letter-mail")) ? "letter-mail" : "letter-mail-block");
    expect("to whom", mail.to.join(), "bob@example.org");
    if (!/^\[adjudicate\] nine-mens-morris .*: bob to join$/.test(mail.subject)) throw new Error(`the subject is ${mail.subject}`);
    // Bob may have nothing yet, so the link has the charter as well.
    expect("entries of the link", brought(mail.body), 2);
    told.push("mailed");

    // Shared: what the browser is given is the letter, and another who gives up is no failure.
    await alice.evaluate(() => { navigator.share = async (data) => { window.shared = data; throw new DOMException("", "AbortError"); }; });
    await (await alice.$("#letter-again")).click();
    await until(alice, () => document.querySelector("#letter"));
    await press(alice, "letter-share");
    const shared = await alice.evaluate(() => window.shared);
    expect("what is shared", shared.text, await alice.$eval("[data-letter]", (text) => text.value));
    expect("what it is called", shared.title, mail.subject);
    expect("entries of what is shared", brought(shared.text), 2);
    told.push("shared");

    // Dragged as a message, with what is wrapped in it.
    const message = await saved(alice, () => press(alice, "letter-message"));
    const text = readFileSync(message, "utf8");
    if (!message.endsWith(".eml") || !/^To: .*bob@example\.org/m.test(text)) throw new Error("the message is none");
    expect("entries of the message", brought(text), 2);
    await drag(bob, "#status", message);
    await arrived(bob, 2);
    told.push("saved as a message and dragged");

    // The whole log, dragged to anywhere in the page.
    await until(bob, () => document.querySelector("#sign"));
    await sign(bob);
    const log = await saved(bob, () => press(bob, "letter-log"));
    const verdict = JSON.parse(execFileSync(program, ["verify", "--json", log], { encoding: "utf8" }));
    expect("entries of the saved log", verdict.entries, 3);
    expect("entries before the drop", await head(alice), 2);
    await drag(alice, "header", log);
    await arrived(alice, 3);
    told.push("a log dragged");

    // A file in the clipboard, pasted.
    await move(alice, "a1");
    const turn = await sign(alice);
    await bob.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([text], "turn.txt"));
      document.querySelector("#play .drop").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, turn);
    await arrived(bob, 4);
    // Bob has the game now: what goes through a link is what he lacks.
    const turned = await mailed(alice, "letter-mail-block");
    expect("entries of the log and the link", brought(readFileSync(log, "utf8"), turned.body), 4);
    told.push("a file pasted");

    // All games, saved and brought to another profile.
    await type(alice, "#backup-phrase", "a passphrase");
    const copy = await saved(alice, async () => (await alice.$("#save-all")).click());
    expect("what the file is called", basename(copy), "adjudicate-games.json");
    const third = await start(name);
    try {
      const elsewhere = await open(third);
      await go(elsewhere, "play");
      await until(elsewhere, () => document.querySelector("#play .drop"));
      // A letter is never taken for a copy of all games, and the copy is restored where the person says so.
      await drag(elsewhere, "#play .drop", copy);
      await until(elsewhere, () => document.querySelector("#restore-look"));
      expect("games after a dragged copy", await elsewhere.evaluate(() => own.ask({ do: "here" }).length), 0);
      await (await elsewhere.$("#restore")).uploadFile(copy);
      await until(elsewhere, () => document.querySelector("#key input[type=password]"));
      await elsewhere.type("#key input[type=password]", "a passphrase");
      await elsewhere.keyboard.press("Enter");
      await until(elsewhere, () => document.querySelector("[data-game]") && document.querySelector("#keyline"));
    } finally {
      await third.close();
    }
    told.push("all games saved and restored");

    // A directory, dragged: read where the page came from a server; where it came from a file, the page says what to do instead.
    const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(readFileSync(page)));
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    try {
      const served = await open(browsers[0], `http://127.0.0.1:${server.address().port}/`);
      await go(served, "check");
      await drag(served, ".drop", join(root, "examples/event"));
      await until(served, () => document.querySelectorAll("#results .card").length > 1);
      await served.close();
      const fromDisk = await open(browsers[0]);
      await go(fromDisk, "check");
      await drag(fromDisk, ".drop", join(root, "examples/event"));
      await until(fromDisk, () => document.querySelectorAll("#results .card").length > 1 || document.querySelector("[role=alert]")?.innerText.includes(texts["files-directory-dropped"]));
      await fromDisk.close();
      await alice.bringToFront();
    } finally {
      server.close();
    }
    told.push("a directory dragged");

    // Too long for a link: one without the letter, and a word why.
    const keys = await alice.evaluate(() => Array.from({ length: 7 }, () => new Referee().ask({ do: "key-new", passphrase: null, comment: "x" }).line));
    const many = [["alice", alice.line, ""], ...keys.map((key, number) => [`player${number}`, key, `player${number}@example.org`])];
    await begin(alice, "open", { first: "alice" }, many);
    await (await alice.$("#letter-again")).click();
    await until(alice, () => document.querySelector("#letter"));
    expect("links of a letter that is too long", await alice.evaluate(() => [...document.querySelectorAll("#letter a")].map((link) => [link.textContent === texts["letter-mail-paste"], /BEGIN/.test(link.href)])).then(JSON.stringify), "[[true,false]]");
    expect("what is said of it", await alice.evaluate(() => document.querySelector("#letter").innerText.includes(texts["letter-mail-long"])), true);
    told.push("too long for a link");
    for (const tab of [alice, bob]) if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    for (const browser of browsers) await browser.close();
  }
  return `${name}: letters ${told.join(", ")}`;
}
