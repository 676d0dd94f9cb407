// Invitations with an open seat between people who share nothing: other terms, a friend of a friend, one that is too late, one that was
// taken back, one that was altered, three players, a link, and people one of whom has the program. newcomer.mjs has the usual way, and
// counts its clicks.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join as path } from "node:path";
import { move, open, page, press, program, start, until } from "./browser.mjs";
import { room } from "./room.mjs";

const DAYS_40 = 40 * 86_400_000;

/** Somebody with a browser of his own, who has the page open. */
async function person(browser, address) {
  const context = await browser.createBrowserContext();
  const tab = await open(context, address);
  await tab.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => (globalThis.clipped = text) } }));
  return tab;
}
/** What the page has put into the clipboard since the action began. */
async function clipped(tab, action) {
  await tab.evaluate(() => (globalThis.clipped = undefined));
  await action();
  await until(tab, () => globalThis.clipped);
  return tab.evaluate(() => globalThis.clipped);
}
/** Ctrl+V anywhere in the page, after which something is there. Firefox makes no event of a script's with a clipboard of its own. */
async function paste(tab, text, selector) {
  await tab.evaluate(() => go("start"));
  await tab.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.body.dispatchEvent(event);
  }, text);
  await until(tab, (selector) => document.querySelector(selector), selector);
}
const submit = (tab, form) => tab.evaluate((form) => document.querySelector(`${form} button[type=submit]`).click(), form);
const set = (tab, selector, value) => tab.evaluate((selector, value) => {
  const control = document.querySelector(selector);
  control.value = value;
  control.dispatchEvent(new Event("change"));
}, selector, value);

/** The invitation's letter. */
const invite = (tab, name, game, more = async () => {}) => clipped(tab, async () => {
  await tab.evaluate(() => go("friend"));
  await until(tab, () => document.querySelector("#invite"));
  await set(tab, "#invite [data-game-choice]", game);
  await set(tab, "#invite input[autocomplete=name]", name);
  await more();
  await submit(tab, "#invite");
});
/** The letter of who accepts. */
const accept = (tab, letter, name, more = async () => {}) => clipped(tab, async () => {
  await paste(tab, letter, "#accept");
  await set(tab, "#accept input[autocomplete=name]", name);
  await more();
  await submit(tab, "#accept");
});
const told = (tab, selector) => tab.evaluate((selector) => document.querySelector(selector)?.innerText ?? "", selector);
function has(text, ...wanted) {
  for (const one of wanted) if (!text.includes(one)) throw new Error(`${one} is missing in: ${text}`);
}
/** Waits for what the page refuses. */
async function refused(tab, action, words) {
  await action();
  await until(tab, (words) => [...document.querySelectorAll("[role=alert]")].some((one) => one.innerText.includes(words)), words);
}
/** The sentences about the answer to an invitation, after the letter with it was pasted. */
async function answer(tab, letter) {
  await paste(tab, letter, "#answers");
  // Nothing is joined before the person has pressed the button.
  await until(tab, () => document.querySelector("#sign"));
  return told(tab, "#answers");
}
const join = (tab) => clipped(tab, () => tab.evaluate(() => document.querySelector("#sign").click()));
const later = (tab) => tab.evaluate((more) => { const now = Date.now; Date.now = () => now() + more; }, DAYS_40);

async function counterAndSecond(browser) {
  const [alice, bob, carol] = [await person(browser), await person(browser), await person(browser)];
  const invitation = await invite(alice, "Alice", "chess");
  const other = await accept(bob, invitation, "Bob", () => set(bob, "#accept [data-first]", "guest"));
  const told = await answer(alice, other);
  has(told, "with other terms", "the first move: bob instead of a draw");
  await join(alice);
  // Carol had the same letter, and is too late.
  const second = await accept(carol, invitation, "Carol");
  has(await answer(alice, second), "You have used this invitation for another game already");
  // Options of the game: the form begins with those of the invitation.
  const options = (points, form) => (tab) => set(tab, `${form} [data-option=points]`, points);
  const match = await invite(alice, "Alice", "backgammon", () => options("3", "#invite")(alice));
  const longer = await accept(bob, match, "Bob", async () => {
    const offered = await bob.evaluate(() => document.querySelector("#accept [data-option=points]").value);
    if (offered !== "3") throw new Error(`the form begins with ${offered}`);
    await options("5", "#accept")(bob);
  });
  has(await answer(alice, longer), "with other terms", "option points: 5 instead of 3");
  const unchanged = await accept(bob, await invite(alice, "Alice", "backgammon", () => options("3", "#invite")(alice)), "Bob");
  has(await answer(alice, unchanged), "This is the game that you offered");
  // With the time for a turn, and by words.
  const timed = await accept(bob, await invite(alice, "Alice", "chess"), "Bob", () => bob.evaluate(() => {
    const choice = document.querySelector("#accept [data-clock]");
    choice.selectedIndex = 1;
    choice.dispatchEvent(new Event("change"));
  }));
  has(await answer(alice, timed), "with other terms", "the time:");
  return [alice, bob, carol];
}
async function tooLate(browser) {
  const [alice, bob, carol] = [await person(browser), await person(browser), await person(browser)];
  const invitation = await invite(alice, "Alice", "tic-tac-toe");
  const accepted = await accept(bob, invitation, "Bob");
  // Carol comes after the day until which it was open; and so does Bob's letter.
  await later(carol);
  await paste(carol, invitation, "#accept");
  await set(carol, "#accept input[autocomplete=name]", "Carol");
  await refused(carol, () => submit(carol, "#accept"), "this invitation has expired");
  await later(alice);
  has(await answer(alice, accepted), "Your invitation has expired");
  // Taken back.
  const dropped = await invite(alice, "Alice", "tic-tac-toe");
  const late = await accept(bob, dropped, "Bob");
  await alice.evaluate(() => go("play"));
  // One's own invitation is told by its game; nobody is invited.
  has(await told(alice, "#invitations"), "Tic-Tac-Toe");
  if ((await told(alice, "#invitations")).includes("invites you")) throw new Error("one's own invitation invites oneself");
  await press(alice, "#invitations button", "invite-withdraw");
  await until(alice, () => !document.querySelector("#invitations"));
  has(await answer(alice, late), "You have taken this invitation back");
  return [alice, bob, carol];
}
async function damaged(browser) {
  const [alice, bob] = [await person(browser), await person(browser)];
  const invitation = await invite(alice, "Alice", "chess");
  // Her own invitation is no game for her.
  await paste(alice, invitation, "#arrived .note, #arrived #letter");
  const lines = invitation.split("\n");
  const body = lines.findIndex((line) => line.startsWith("-----BEGIN")) + 1;
  const cut = [...lines.slice(0, body), ...lines.slice(body + 1)].join("\n");
  const other = lines.map((line, number) => (number === body ? line.replace(/[a-y](?=.{9}$)/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)) : line)).join("\n");
  if (other === invitation) throw new Error("nothing was altered");
  for (const changed of [cut, other]) {
    await bob.evaluate(() => go("start"));
    await bob.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "clipboardData", { value: clipboardData });
      document.body.dispatchEvent(event);
    }, changed);
    await until(bob, () => [...document.querySelectorAll("[role=alert]")].some((one) => /changed after|lost on the way/.test(one.innerText)));
    if (await bob.evaluate(() => Boolean(document.querySelector("#accept")))) throw new Error("an altered invitation was offered");
  }
  return [alice, bob];
}
async function three(browser) {
  const people = [await person(browser), await person(browser), await person(browser)];
  const [alice, bob, carol] = people;
  const invitation = await invite(alice, "Alice", "open", () => set(alice, "#invite [data-count]", "3"));
  const passed = await accept(bob, invitation, "Bob");
  has(passed, "Bob accepted already");
  const last = await accept(carol, passed, "Carol");
  has(await answer(alice, last), "This is the game that you offered");
  has(await answer(bob, await join(alice)), "This is the game that you offered");
  return people;
}
/** Somebody with the program and a home of his own: what a command of his prints. */
function atTerminal(name) {
  const home = room(`invitations-${name}`);
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: path(home, "config"), XDG_STATE_HOME: path(home, "state") };
  const run = (line, letter) => {
    if (letter) writeFileSync(path(home, "letter.txt"), letter);
    const ran = spawnSync(program, line.split(" "), { cwd: home, encoding: "utf8", env });
    if (ran.status !== 0) throw new Error(`adjudicate ${line}: ${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  };
  run("key new --no-passphrase");
  return { run, file: (name) => readFileSync(path(home, name), "utf8") };
}
const GAME = "chess-alice-bob.yaml";
const entries = (person) => JSON.parse(person.run(`show ${GAME} --json`)).entries;
/** The number of entries that the open game has in the page. */
const reaches = (tab, count) => until(tab, (count) => opened && own.ask({ do: "game", path: opened }).entries.length === count, count);
async function programInvites(browser) {
  const [alice, bob] = [atTerminal("alice"), await person(browser)];
  const accepted = await accept(bob, alice.run("invite chess --first inviter --name Alice --yes"), "Bob");
  has(alice.run("import letter.txt --sign", accepted), "Bob accepts your invitation");
  alice.run(`play e4 -g ${GAME} --yes`);
  // Her third letter has her move.
  await paste(bob, alice.file(GAME), "#arrived");
  await reaches(bob, 4);
  has(await told(bob, "main"), "Your turn");
  alice.run(`verify ${GAME}`);
  return [bob];
}
async function pageInvites(browser) {
  const [alice, bob] = [await person(browser), atTerminal("bob")];
  const invitation = await invite(alice, "Alice", "chess", () => set(alice, "#invite [data-first]", "inviter"));
  const accepted = bob.run("accept letter.txt --name Bob --yes", invitation);
  has(await answer(alice, accepted), "This is the game that you offered");
  bob.run("import letter.txt --yes", await join(alice));
  if (entries(bob) !== 3) throw new Error(`the program has ${entries(bob)} entries`);
  await move(alice, "e4");
  const letter = await clipped(alice, () => alice.evaluate(() => document.querySelector("#sign").click()));
  bob.run("import letter.txt --yes", letter);
  if (entries(bob) !== 4) throw new Error(`the program has ${entries(bob)} entries`);
  bob.run(`play e5 -g ${GAME} --yes`);
  await paste(alice, bob.file(GAME), "#arrived");
  await reaches(alice, 5);
  return [alice];
}
/** A page on a server: the invitation comes behind the # of its address, which the server does not see. */
async function link(browser) {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.setHeader("content-type", "text/html");
    response.end(readFileSync(page));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    const address = `http://localhost:${server.address().port}/`;
    const alice = await person(browser, address);
    await invite(alice, "Alice", "chess");
    const written = await clipped(alice, () => alice.evaluate(() => document.querySelector("#copy-link").click()));
    if (!written.startsWith(`${address}#`)) throw new Error(`a link: ${written}`);
    const bob = await person(browser, written);
    await until(bob, () => document.querySelector("#accept"));
    has(await told(bob, "#accept"), "Alice invites you to a game of Chess.");
    if (asked.some((url) => url.length > 20)) throw new Error(`the server saw ${asked}`);
    return [alice, bob];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

export async function run(name = "chrome") {
  const browser = await start(name);
  try {
    for (const story of [counterAndSecond, tooLate, damaged, three, link, programInvites, pageInvites]) {
      const tabs = await story(browser);
      for (const tab of tabs) {
        if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
        await tab.browserContext().close();
      }
    }
  } finally {
    await browser.close();
  }
  return `${name}: invitations with other terms, used twice, too late, taken back, altered, for three players, by a link, and between the page and the program`;
}
