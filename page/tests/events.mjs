// A tournament: players enter, are away, appeal, say something, change a key and leave by clicks, and the committee decides. The program
// writes in what goes out, and a desk takes it as mail.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { armed, held } from "./access.mjs";
import { give, go, open, press, program, saved, start, until } from "./browser.mjs";
import { room } from "./room.mjs";

/** A date so many days from now. */
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, "Z");

/** A director at home: an event whose first round was paired yesterday, and the settings of a desk that sends into a directory. */
function direct() {
  const home = room("event");
  const run = (...words) => execFileSync(program, words, { cwd: home, encoding: "utf8", env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, ".config"), XDG_STATE_HOME: join(home, "state") }, stdio: ["ignore", "pipe", "pipe"] });
  for (const directory of [".config/adjudicate", "mail/new", "mail/cur", "mail/tmp", "out"]) mkdirSync(join(home, directory), { recursive: true });
  for (const name of ["dora", "alice", "bob", "carol", "jury"]) run("key", "new", `${name}.key`, "--no-passphrase");
  copyFileSync(join(home, "dora.key"), join(home, ".config/adjudicate/identity"));
  writeFileSync(join(home, ".config/adjudicate/config.yaml"), `mail:\n  address: desk@example.org\n  name: The Desk\n  directory: ${join(home, "out")}\ndesk:\n  event: cup\n  maildir: mail\n`);
  const [jury] = /ssh-ed25519 \S+/.exec(run("key", "show", "jury.key"));
  writeFileSync(join(home, "cup.yaml"), `event: Cup of the Page\ndirector: {name: dora, mail: desk@example.org}\ncloses: ${day(-2)}\nappeals: {name: jury, key: "${jury}", mail: jury@example.org}\nappeal_days: 14\nsections:\n` +
    "  - {name: chess, game: chess, system: swiss, rounds: 3, late_rounds: 2, clock: {days_per_turn: 3, transit_days: 1, grace_days: 3, absence_days: 14}}\n");
  run("event", "new", "cup.yaml", "--output", "cup", "--yes", "--date", day(-5));
  for (const name of ["alice", "bob", "carol"]) {
    writeFileSync(join(home, "slip.txt"), run("--key", `${name}.key`, "event", "enter", "cup", "--name", name, "--mail", `${name}@example.org`, "--yes", "--date", day(-4)));
    run("event", "import", "--event", "cup", "slip.txt", "--date", day(-3));
  }
  run("event", "start", "cup", "--yes", "--date", day(-1));
  run("event", "pair", "cup", "--yes", "--date", day(-1));
  const log = () => readFileSync(join(home, "cup/event.yaml"), "utf8");
  return { home, run, log };
}

/** Brings the log of the event in, as somebody does who has it in a file. */
async function bring(tab, log) {
  await until(tab, () => document.querySelector("#play .drop"));
  await tab.evaluate(() => document.querySelector("#arrived").replaceChildren());
  await give(tab, [["event.yaml", Buffer.from(log)]], "#play");
  await until(tab, () => document.querySelector("#slip-forms") && document.querySelector("#arrived").children.length);
}
/** A person with this key file, in a store of his own, who has the log. */
async function person(browser, log, file) {
  const tab = await open(await browser.createBrowserContext());
  await armed(tab);
  await go(tab, "play");
  if (file) await unlock(tab, file);
  await bring(tab, log);
  return tab;
}
async function unlock(tab, file) {
  await until(tab, () => document.querySelector("#keyfile"));
  await (await tab.$("#keyfile")).uploadFile(file);
  await until(tab, () => document.querySelector("#keyline"));
}
/** Fills the fields of a form below their labels. */
const fields = (tab, form, values) => tab.evaluate((form, values) => {
  for (const [key, value] of Object.entries(values)) {
    const label = [...document.querySelectorAll(`#slip-${form} label`)].find((label) => label.textContent === texts[key]);
    document.getElementById(label.htmlFor).value = value;
  }
}, form, values);
/** Fills in a form, and looks at what is to be signed: the question, which has to be this one. */
async function propose(tab, form, values, question) {
  await until(tab, (form) => document.querySelector(`#slip-${form}`), form);
  await fields(tab, form, values);
  await press(tab, `#slip-${form} button[type=submit]`);
  await until(tab, () => document.querySelector("#sign"));
  const asked = await tab.$eval("#panel strong", (node) => node.textContent);
  if (!question.test(asked)) throw new Error(`${form}: the page asks ${asked}`);
}
/** Signs; the letter as it goes out. */
async function sign(tab) {
  await press(tab, "#sign");
  await until(tab, () => document.querySelector("#letter [data-letter]"));
  return tab.$eval("#letter [data-letter]", (text) => text.value);
}

export async function run(name = "chrome") {
  const { home, run, log } = direct();
  const file = (name, text) => {
    writeFileSync(join(home, name), text);
    return name;
  };
  /** The director writes in what a letter has. */
  const takes = (letter) => {
    const told = run("event", "import", "--event", "cup", file("letter.txt", letter));
    if (!/^Entry \d+ writes the slip of \w+ in\.$/m.test(told)) throw new Error(`the program says ${told}`);
  };
  const browser = await start(name);
  try {
    const alice = await person(browser, log(), join(home, "alice.key"));
    await alice.setViewport({ width: 360, height: 740 });
    const seen = await alice.$eval("#game", (node) => node.innerText);
    for (const told of ["Cup of the Page", "round 1 of 3", "bob"]) if (!seen.includes(told)) throw new Error(`the tournament shows no "${told}": ${seen}`);
    if (/`?adjudicate event/.test(seen)) throw new Error(`the page names a command: ${seen}`);
    await alice.evaluate(() => document.querySelectorAll("main details").forEach((one) => (one.open = true)));
    await held(alice, "a tournament, 360 pixels");

    // What the log does not allow is refused before it is signed, in the words of the program.
    await fields(alice, "away", { "play-away-from": day(-9).slice(0, 10), "play-away-until": day(-8).slice(0, 10) });
    await press(alice, "#slip-away button[type=submit]");
    await until(alice, () => /a leave does not begin before it is signed/.test(document.querySelector("#game [role=alert]")?.innerText));

    await propose(alice, "away", { "play-away-from": day(10).slice(0, 10), "play-away-until": day(13).slice(0, 10) }, /^Sign that alice is away /);
    await held(alice, "what is about to be signed for a tournament, 360 pixels");
    takes(await sign(alice));
    await held(alice, "the letter to a director, 360 pixels");
    await propose(alice, "appeal", { "event-reasons": "I have met her yesterday" }, /^Appeal against the pairing of round 1 of chess\?$/);
    takes(await sign(alice));
    await propose(alice, "note", { "event-note-text": "The post is on strike." }, /^Write this remark into the log\?$/);
    takes(await sign(alice));
    await until(alice, () => document.querySelectorAll("#slips [data-slip]").length === 3);
    await bring(alice, log());
    await until(alice, () => document.querySelectorAll("#slips li").length === 3 && !document.querySelector("#slips [data-slip]"));

    const jury = await person(browser, log(), join(home, "jury.key"));
    await jury.evaluate(() => document.querySelector("#slip-verdict").closest("details").open = true);
    await propose(jury, "verdict", { "event-reasons": "The pairing is right." }, /^The appeal of alice against the pairing of round 1 of chess\. Dismiss it\?$/);
    takes(await sign(jury));

    // A new key; what follows is signed with it, and a desk takes it as mail.
    await alice.evaluate(() => document.querySelector("#slip-rekey").closest("details").open = true);
    const fresh = await saved(alice, () => press(alice, "#slip-rekey .row button"));
    await (await alice.$("#slip-rekey input[type=file]")).uploadFile(fresh);
    await propose(alice, "rekey", {}, /^Replace your key in the event with SHA256:/);
    takes(await sign(alice));
    await press(alice, "#key button", "play-key-forget");
    await unlock(alice, fresh);
    await bring(alice, log());
    await propose(alice, "withdraw", {}, /^Withdraw alice from chess\?$/);
    await sign(alice);
    const message = await saved(alice, () => press(alice, "#letter button", "letter-message"));
    copyFileSync(message, join(home, "mail/new/1.eml"));
    run("mail", "serve", "--once");
    if (!/^ {4}withdraw:$/m.test(log())) throw new Error("the desk has not taken the mailed slip");

    const erin = await person(browser, log());
    await propose(erin, "enter", { "play-key-comment": "erin", "play-new-mail": "erin@example.org" }, /^Enter erin in chess, with mail to erin@example\.org\?$/);
    takes(await sign(erin));
    const verdict = run("event", "verify", "cup");
    if (!/: valid, /.test(verdict)) throw new Error(verdict);
    for (const kind of ["enter", "leave", "appeal", "note", "verdict", "rekey", "withdraw"]) if (!new RegExp(`^    ${kind}:`, "m").test(log())) throw new Error(`the log has no slip ${kind}`);
    for (const tab of [alice, jury, erin]) if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    await browser.close();
  }
  return `${name}: entry, leave, appeal, remark, verdict, new key and withdrawal were signed by clicks, and taken by the program and a desk; axe-core finds nothing at 360x740`;
}
