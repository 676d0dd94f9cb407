// A real browser with the page in it: what little these tests need.

import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { room } from "./room.mjs";

export const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, "../..");
export const page = join(here, "../built/adjudicate.html");
export const program = process.env.ADJUDICATE ?? join(root, "target/debug/adjudicate");

const places = { chrome: ["/usr/bin/chromium", "/usr/bin/chromium-browser"], firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"] };

/** Whether a browser is installed. */
export const has = (name) => places[name].some((path) => existsSync(path));

/** A browser of its own profile, whose reader wants this language; one call of a tab may take so many milliseconds. */
export async function start(name = "chrome", patience = 120_000, language = "en") {
  const profile = room("page");
  const into = room("saved");
  // The protocol by which Firefox is driven knows no directory for what is saved; its settings do.
  const settings = { "browser.download.folderList": 2, "browser.download.dir": into, "browser.download.alwaysOpenPanel": false, "intl.accept_languages": language };
  const args = name === "chrome"
    ? ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", `--accept-lang=${language}`]
    : [];
  const browser = await puppeteer.launch({ browser: name, executablePath: places[name].find((path) => existsSync(path)), headless: true, userDataDir: profile, args, protocolTimeout: patience, extraPrefsFirefox: settings });
  browser.downloads = name === "firefox" ? into : null;
  const close = browser.close.bind(browser);
  browser.close = async () => {
    await close();
    rmSync(profile, { recursive: true, force: true });
  };
  return browser;
}

/** The page, opened from the disk unless it is said otherwise; what it asks for and complains about is noted. */
export async function open(browser, address = `file://${page}`) {
  const tab = await browser.newPage();
  tab.asked = [];
  tab.wrong = [];
  tab.on("request", (request) => {
    if (!request.url().startsWith("data:") && !request.url().startsWith("blob:")) tab.asked.push(request.url());
  });
  tab.on("pageerror", (error) => tab.wrong.push(String(error)));
  tab.on("console", (message) => ["error", "warn"].includes(message.type()) && tab.wrong.push(message.text()));
  tab.on("dialog", (dialog) => {
    tab.wrong.push(`a dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  await tab.goto(address);
  await tab.waitForFunction(() => document.documentElement.dataset.ready === "yes", { timeout: 60000 });
  return tab;
}

/** Goes to a part of the page. */
export const go = (tab, view) => tab.evaluate((name) => {
  const control = document.querySelector(`nav [data-view="${name}"]`);
  return control ? control.click() : go(name);
}, view);

/** Hands files to the page, as who drops or chooses them does. */
export async function give(tab, files, within = "main") {
  await tab.evaluate((files, within) => {
    const transfer = new DataTransfer();
    for (const [name, base64] of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const file = new File([bytes], name.split("/").at(-1));
      if (name.includes("/")) Object.defineProperty(file, "webkitRelativePath", { value: name });
      transfer.items.add(file);
    }
    const input = document.querySelector(`${within} .drop input[type=file]`);
    Object.defineProperty(input, "files", { value: files.some(([name]) => name.includes("/")) ? [...files].map(([name, base64]) => {
      const file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name.split("/").at(-1));
      Object.defineProperty(file, "webkitRelativePath", { value: name });
      return file;
    }) : transfer.files, configurable: true });
    input.dispatchEvent(new Event("change"));
  }, files.map(([name, bytes]) => [name, Buffer.from(bytes).toString("base64")]), within);
}

/** Waits until something is true in the page. */
export const until = (tab, test, ...more) => tab.waitForFunction(test, { timeout: 60000 }, ...more);

/** Waits for a control, by what it says if a text of the page's is named, and presses it, whatever it is folded in. */
export async function press(tab, selector, key) {
  const control = await tab.waitForFunction((selector, key) => [...document.querySelectorAll(selector)].find((one) => !key || one.textContent === texts[key]), { timeout: 60000 }, selector, key);
  await control.evaluate((control) => {
    for (let fold = control.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    control.click();
  });
}

/** Waits for a field, and puts text into it, as who types it and goes on. */
export async function type(tab, selector, text) {
  await until(tab, (selector) => document.querySelector(selector), selector);
  await tab.evaluate((selector, text) => {
    const field = document.querySelector(selector);
    field.value = text;
    field.dispatchEvent(new Event("change"));
  }, selector, text);
}

/** Fills in what stands below a label of a game's. */
export const fill = (tab, key, text) => tab.evaluate((key, text) => {
  const label = [...document.querySelectorAll("#game label")].find((label) => label.textContent === texts[key]);
  document.getElementById(label.htmlFor).value = text;
}, key, text);

/** Types a move, and has it shown before it is signed. */
export async function move(tab, text) {
  await type(tab, "#game [data-move]", text);
  await press(tab, "#game form button[type=submit]");
}

/** Puts what somebody has sent into the box for it. */
export async function paste(tab, text) {
  await type(tab, "#play .drop textarea", text);
  await press(tab, "#play .drop .row button");
}

/** Forgets a key of which the page knows no file. */
export async function forget(tab) {
  await press(tab, "#key button", "play-key-forget");
  await press(tab, "#forget-anyway");
}

/** Does something, and gives the path of the file that the page saves then. */
export async function saved(tab, action) {
  const into = tab.browser().downloads;
  if (into) {
    const before = readdirSync(into);
    await action();
    for (let tries = 0; tries < 300; tries++) {
      const now = readdirSync(into);
      const fresh = now.filter((name) => !before.includes(name) && !name.endsWith(".part") && statSync(join(into, name)).size);
      if (fresh.length && !now.some((name) => name.endsWith(".part"))) return join(into, fresh[0]);
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("nothing was saved");
  }
  const session = await tab.createCDPSession();
  const directory = room("saved");
  await session.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: directory, eventsEnabled: true, browserContextId: tab.browserContext().id });
  const done = new Promise((done) => session.on("Browser.downloadProgress", (event) => event.state === "completed" && done()));
  await action();
  await done;
  return join(directory, readdirSync(directory)[0]);
}
