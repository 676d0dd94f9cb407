// Logs of strangers: names, remarks, moves, files and letters with markup in them. Nothing in them acts, and nothing is asked for.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { give, go, open, page, paste, start, until } from "./browser.mjs";
import { room } from "./room.mjs";

/** What acts where text becomes markup, an address or a script. */
const PAYLOADS = [
  "<script>hit()</script>", "<img src=x onerror=hit()>", "<svg onload=hit()>", "<svg><script>hit()</script></svg>", "\"><script>hit()</script>",
  "'><img src=x onerror=hit()>", "</script><script>hit()</script>", "</style><script>hit()</script>", "</title><script>hit()</script>", "</textarea><script>hit()</script>",
  "</desc><script>hit()</script>", "</svg><script>hit()</script>", "<iframe src=javascript:hit()>", "<iframe srcdoc='<script>parent.hit()</script>'>", "<a href=javascript:hit()>x</a>",
  "javascript:hit()", "<body onload=hit()>", "<details open ontoggle=hit()>", "<input autofocus onfocus=hit()>", "<video><source onerror=hit()>",
  "<math><mi xlink:href=javascript:hit()>", "<object data=javascript:hit()>", "<embed src=javascript:hit()>", "<link rel=stylesheet href=http://127.0.0.1:9/x>", "<img src=http://127.0.0.1:9/x>",
  "<base href=http://127.0.0.1:9/>", "<meta http-equiv=refresh content='0;url=http://127.0.0.1:9/'>", "<form action=http://127.0.0.1:9/><input type=submit>", "<style>@import 'http://127.0.0.1:9/x'</style>", "<style>*{background:url(http://127.0.0.1:9/x)}</style>",
  "${hit()}", "{{hit()}}", "{name}{what}{why}", "&lt;script&gt;hit()&lt;/script&gt;", "&#60;script&#62;hit()&#60;/script&#62;",
  "\\u003cscript>hit()\\u003c/script>", "<!--<script>hit()</script>-->", "]]><script>hit()</script>", "<![CDATA[<script>hit()</script>]]>", "<?xml-stylesheet href='http://127.0.0.1:9/x'?>",
];

export async function run(name = "chrome") {
  const browser = await start(name);
  let cases = 0;
  try {
    const tab = await open(browser);
    await tab.evaluate(() => (window.hit = () => (window.wasHit = (window.wasHit ?? 0) + 1)));
    const before = await shape(tab);
    for (const [number, payload] of PAYLOADS.entries()) {
      // A game whose players, remarks and free moves are all of them the payload; signed as games are.
      const made = await tab.evaluate((payload, number) => {
        const session = new Referee();
        const bob = session.ask({ do: "key-new", passphrase: null, comment: payload });
        const alice = session.ask({ do: "key-new", passphrase: null, comment: payload });
        const text = (what) => {
          try {
            return what();
          } catch (error) {
            return error.message;
          }
        };
        const shown = [];
        // Names are letters, and a display name is the name as it was typed; this one is refused, and quoted.
        shown.push(text(() => session.ask({ do: "new", game: "open", players: [{ name: payload, key: alice.line, mail: null }, { name: "bob", key: bob.line, mail: null }], options: [], first: "alice", referee: null, referee_mail: null, clock: null })));
        const path = session.ask({ do: "new", game: "open", players: [{ name: "alice", key: alice.line, mail: "alice@example.org" }, { name: "bob", key: bob.line, mail: "bob@example.org" }], options: [], first: "alice", referee: null, referee_mail: null, clock: null }).path;
        const sign = (act, say) => session.ask({ do: "sign", path, act, say, trust: true });
        sign({ act: "join" }, payload);
        session.ask({ do: "key-open", text: bob.file, passphrase: null });
        sign({ act: "join" }, payload);
        session.ask({ do: "key-open", text: alice.file, passphrase: null });
        text(() => sign({ act: "turn", play: payload, board: null }, payload));
        const letter = session.ask({ do: "letter", path });
        session.ask({ do: "key-open", text: bob.file, passphrase: null });
        text(() => sign({ act: "note" }, payload));
        // The same with a display name, which no program of ours would write: it is signed all the same.
        return { log: letter.log, letter: letter.text, shown, bob: bob.file };
      }, payload, number);
      const display = made.log.replace("- name: alice", `- name: alice\n      display: ${JSON.stringify(payload)}`);
      const file = `${payload.replace(/[/\0]/g, "_")}.yaml`;
      await go(tab, "check");
      await give(tab, [[file, made.log], ["display.yaml", display], ["letter.txt", made.letter], [`damaged-${number}.yaml`, made.log.replace("seq: 1", `seq: ${payload}`)], ["garbage.txt", payload]]);
      await until(tab, () => document.querySelectorAll("#results .card").length >= 3);
      cases += 3;
      await go(tab, "look");
      await until(tab, () => document.querySelector("ol.story"));
      await tab.evaluate(() => [...document.querySelectorAll("ol.story button")].forEach((control) => control.click()));
      cases += 1;
      await go(tab, "dispute");
      await give(tab, [[file, made.log], ["letter.txt", made.letter]]);
      await until(tab, () => document.querySelectorAll("#results .card").length >= 1);
      cases += 1;
      await go(tab, "play");
      await until(tab, () => document.querySelector("#key"));
      await tab.evaluate((key) => openKey(key), made.bob);
      await paste(tab, made.log);
      await until(tab, () => document.querySelector("#game h3") || document.querySelector("#arrived").children.length > 0);
      await tab.evaluate(() => document.querySelector("#letter-again")?.click());
      cases += 1;
      await go(tab, "practise");
      await tab.evaluate((payload) => {
        table = undefined;
        go("practise");
        const form = document.querySelector("main form");
        form.querySelector("select").value = "open";
        form.querySelector("input").value = `${payload}, bob`;
        form.querySelector("button").click();
        const session = new Referee();
        session.ask({ do: "table", game: "open", players: ["alice", "bob"], options: [], first: "alice", seed: 1 });
        table = session;
        try {
          table.ask({ do: "line", text: `alice: ${payload}` });
        } catch { /* some are no moves */ }
        go("practise");
      }, payload);
      cases += 1;
      await tab.evaluate(() => { table = undefined; opened = undefined; });
      const hits = await tab.evaluate(() => window.wasHit);
      if (hits) throw new Error(`${payload} acted`);
      const now = await shape(tab);
      if (now !== before) throw new Error(`${payload} became markup: ${now}, before ${before}`);
    }
    const asked = tab.asked.filter((url) => !url.startsWith("file:"));
    if (asked.length) throw new Error(`asked for ${asked}`);
    const dialogs = tab.wrong.filter((line) => line.startsWith("a dialog") || /Content Security Policy|Refused to/.test(line));
    if (dialogs.length) throw new Error(dialogs.join("\n"));
    // The policy itself: no connection, no other script, even if something tried.
    const policy = await tab.evaluate(async () => {
      const tries = {};
      tries.fetch = await fetch("http://127.0.0.1:9/").then(() => "open", () => "closed");
      tries.beacon = await new Promise((done) => {
        const image = new Image();
        image.onload = () => done("open");
        image.onerror = () => done("closed");
        image.src = "http://127.0.0.1:9/x.png";
      });
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      tries.script = window.ran ? "open" : "closed";
      try {
        tries.eval = (0, eval)("1") ? "open" : "closed";
      } catch {
        tries.eval = "closed";
      }
      return tries;
    });
    if (Object.values(policy).some((what) => what !== "closed")) throw new Error(JSON.stringify(policy));
    await damaged(browser);
  } finally {
    await browser.close();
  }
  return `${name}: ${cases} hostile cases; nothing acted, and nothing was asked for`;
}

/** A page that lost a part on its way says so. */
async function damaged(browser) {
  const path = join(room("damaged"), "page.html");
  const cut = readFileSync(page, "utf8").replace(/(id="module">.{1000}).{400}/, "$1");
  writeFileSync(path, cut);
  const tab = await browser.newPage();
  await tab.goto(`file://${path}`);
  await tab.waitForFunction(() => document.querySelector("[role=alert]"), { timeout: 60000 });
  const said = await tab.evaluate(() => document.querySelector("[role=alert]").textContent);
  if (!said.includes("this copy of the page is damaged")) throw new Error(`a damaged page says ${said}`);
  await tab.close();
}

/** Elements and attributes that only markup of a stranger would bring. */
const shape = (tab) => tab.evaluate(() => {
  const odd = [...document.querySelectorAll("script, iframe, object, embed, base, form[action], link, video, math, meta, svg")].length;
  const images = [...document.images].filter((image) => !image.src.startsWith("data:image/svg+xml,")).length;
  const acting = [...document.querySelectorAll("*")].filter((node) => [...node.attributes].some((attribute) => attribute.name.startsWith("on") || /^javascript:/i.test(attribute.value))).length;
  return `${odd} ${images} ${acting}`;
});
