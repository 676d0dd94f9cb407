// How many clicks it takes two people who have nothing, from opening the page to the first turn that is sent. What is typed or pasted is no
// click. docs/newcomer.md has the number.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { open, root, start, until } from "./browser.mjs";

/** The most that it may take. */
const MOST = 14;

let clicks;
/** Clicks what can be seen and hit, as a person does. */
async function click(tab, selector, key) {
  const control = await tab.waitForFunction((selector, key) => [...document.querySelectorAll(selector)].find((one) => (!key || one.textContent === texts[key]) && one.checkVisibility()), { timeout: 60000 }, selector, key);
  clicks++;
  await control.asElement().click();
}
/** The clipboard of the system, which goes from one person to the other as a message. */
const clipboard = (tab) => tab.evaluate(() => globalThis.clipped);
const watch = (tab) => tab.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => (globalThis.clipped = text) } }));
/** Ctrl+V, wherever the person is. */
const paste = (tab, text) => tab.evaluate((text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}, text);

export async function run(name = "chrome") {
  const browsers = [await start(name), await start(name)];
  try {
    clicks = 0;
    const [alice, bob] = [await open(browsers[0]), await open(browsers[1])];
    for (const tab of [alice, bob]) await watch(tab);
    // Alice makes an invitation, which goes to Bob.
    await click(alice, "[data-start=friend]");
    await until(alice, () => document.activeElement.closest("#invite"));
    await alice.keyboard.type("Alice");
    // With the Tab key and an arrow key.
    await alice.evaluate(() => (document.querySelector("#invite [data-first]").value = "inviter"));
    await click(alice, "#invite button[type=submit]");
    await until(alice, () => globalThis.clipped);
    const invited = await clipboard(alice);
    if (/adjudicate\.invalid|`adjudicate /.test(invited) || !/I got a letter/.test(invited)) throw new Error(`the first letter has what a newcomer does not understand:\n${invited}`);
    // Bob pastes it, types his name, and accepts.
    await paste(bob, invited);
    await until(bob, () => document.activeElement.closest("#accept"));
    await bob.keyboard.type("Bob");
    await click(bob, "#accept button[type=submit]");
    await until(bob, () => globalThis.clipped);
    const accepted = await clipboard(bob);
    if (/adjudicate\.invalid|`adjudicate /.test(accepted)) throw new Error(`the second letter has what a newcomer does not understand:\n${accepted}`);
    // The same invitation is accepted once.
    await bob.evaluate(() => go("start"));
    await paste(bob, invited);
    await until(bob, () => document.activeElement.closest("#accept"));
    await bob.keyboard.type("Bob");
    await bob.keyboard.press("Enter");
    await until(bob, () => document.querySelector("[role=alert]")?.innerText.includes("you have accepted this invitation before"));
    // An altered one is refused.
    await bob.evaluate(() => go("start"));
    await paste(bob, invited.replace(/[a-z](?=[A-Za-z0-9+/]{20}\n)/, (letter) => (letter === "a" ? "b" : "a")));
    await until(bob, () => /changed after|lost on the way/.test(document.querySelector("[role=alert]")?.innerText));
    await bob.evaluate(() => go("play"));
    // Alice joins and moves.
    await alice.evaluate(() => (globalThis.clipped = undefined));
    await paste(alice, accepted);
    await until(alice, () => document.querySelector("#answers")?.innerText === texts["invite-is-same"]);
    await click(alice, "#sign");
    await until(alice, () => globalThis.clipped);
    await alice.evaluate(() => (globalThis.clipped = undefined));
    await until(alice, () => document.querySelector("#game [data-place=e2].can"));
    await click(alice, "#game [data-place=e2]");
    await click(alice, "#game [data-place=e4]");
    await click(alice, "#sign");
    await until(alice, () => globalThis.clipped);
    const turn = await clipboard(alice);
    await paste(bob, turn);
    await until(bob, () => document.querySelector("#game [data-place=e7].can"));
    for (const tab of [alice, bob]) if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    for (const browser of browsers) await browser.close();
  }
  if (clicks > MOST) throw new Error(`${clicks} clicks to the first turn, and at most ${MOST} were wanted`);
  const told = readFileSync(join(root, "docs/newcomer.md"), "utf8");
  if (!told.includes(`${clicks} clicks`)) throw new Error(`docs/newcomer.md does not say that it takes ${clicks} clicks`);
  return `${name}: ${clicks} clicks from nothing to the first turn, both players counted`;
}
