// What players do besides turns: absences, new keys, the line for a referee, evidence of what was signed twice.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { begin, player, receive, sign } from "./games.mjs";
import { fill, forget, give, go, move, open, paste, press, program, root, saved, start, until } from "./browser.mjs";
import { room } from "./room.mjs";

const log = (tab) => tab.evaluate(() => own.ask({ do: "letter", path: opened }).log);
async function turn(tab, text) {
  await move(tab, text);
  return sign(tab);
}
const verified = (text) => {
  const file = join(room("acts"), "game.yaml");
  writeFileSync(file, text);
  return { file, told: execFileSync(program, ["verify", file], { encoding: "utf8" }) };
};

/** Two rulings with one number: the page says behind which entry the line stops, in the words of the program. */
async function twoRulings(name) {
  const story = join(root, "examples/disputes/30-two-rulings-of-one-number");
  const copies = ["alice.yaml", "bob.yaml"].map((name) => readFileSync(join(story, name), "utf8"));
  const home = room("rulings");
  writeFileSync(join(home, "letter.txt"), copies[1]);
  writeFileSync(join(home, "game.yaml"), copies[0]);
  const ran = spawnSync(program, ["import", "letter.txt"], { cwd: home, encoding: "utf8", env: { ...process.env, HOME: home, XDG_STATE_HOME: join(home, "state") } });
  // A browser of its own: nobody has signed anything in it.
  const browser = await start(name);
  let said;
  try {
    const tab = await open(browser);
    await go(tab, "play");
    for (const copy of copies) {
      await until(tab, () => document.querySelector("#play .drop"));
      await tab.evaluate(() => document.querySelector("#arrived").replaceChildren());
      await paste(tab, copy);
      await until(tab, () => document.querySelector("#arrived").children.length);
    }
    said = await tab.$eval("#arrived", (node) => node.innerText);
  } finally {
    await browser.close();
  }
  const [there] = /the line stops behind entry \d+: 2 entries of equal rank follow/.exec(ran.stderr) ?? [];
  if (!there) throw new Error(`the program does not say where the line stops: ${ran.stdout}${ran.stderr}`);
  if (!said.includes(there)) throw new Error(`the page says ${said}, not ${there}`);
}

export async function run(name = "chrome") {
  const browsers = [await start(name), await start(name)];
  try {
    const [alice, bob] = [await player(browsers[0], "alice"), await player(browsers[1], "bob")];
    await receive(bob, await begin(alice, "nine-mens-morris", { first: "alice", clock: "7, 3, 10, 21" }, [alice, bob].map((tab) => [tab.name, tab.line, ""])));
    await receive(alice, await sign(bob));

    // Away: who does not hold the pen hands a slip over, and who does writes it in at once.
    await until(bob, () => document.querySelector("#away"));
    await fill(bob, "play-away-from", "2031-12-20");
    await fill(bob, "play-away-until", "2032-01-06");
    await press(bob, "#away");
    await receive(alice, await sign(bob));
    const before = (await log(alice)).match(/^seq: /gm).length;
    await fill(alice, "play-away-from", "2031-07-01");
    await fill(alice, "play-away-until", "2031-07-08");
    await press(alice, "#away");
    await receive(bob, await sign(alice));
    const written = await log(bob);
    if (written.match(/^seq: /gm).length !== before + 1 || written.match(/absence:/g).length !== 2) throw new Error("the two absences are not written in");

    // A new key: made and saved, signed for with the old one, and gone on with.
    await receive(bob, await turn(alice, "a1"));
    await receive(alice, await turn(bob, "d2"));
    const file = await saved(bob, () => press(bob, "details:has(> label + [data-new-key]) .row button"));
    await (await bob.$("[data-new-key]")).uploadFile(file);
    await press(bob, "#rekey");
    await receive(alice, await sign(bob));
    await receive(bob, await turn(alice, "g7"));
    await forget(bob);
    await until(bob, () => document.querySelector("#keyfile"));
    await (await bob.$("#keyfile")).uploadFile(file);
    await until(bob, () => document.querySelector("#keyline"));
    await receive(alice, await turn(bob, "d6"));
    const { file: game, told } = verified(await log(alice));
    if (!/: valid, /.test(told)) throw new Error(told);
    if (!/rekey:/.test(readFileSync(game, "utf8"))) throw new Error("no new key is written in");

    // Lost: the line for a referee is the program's.
    await press(bob, "#key button", "play-key-forget");
    await until(bob, () => document.querySelector("#rekey-line"));
    const other = join(room("acts"), "new.key");
    writeFileSync(other, await bob.evaluate(() => new Referee().ask({ do: "key-new", passphrase: null, comment: "bob" }).file), { mode: 0o600 });
    await (await bob.$("[data-new-key]")).uploadFile(other);
    await fill(bob, "play-lost-who", "bob");
    await press(bob, "#rekey-line");
    await until(bob, () => document.querySelector("#referee-line:not([hidden])"));
    const line = await bob.$eval("#referee-line", (line) => line.textContent);
    const native = execFileSync(program, ["rekey", "--new", other, "--player", "bob", "--tip-line", "--game", game], { encoding: "utf8" }).trim();
    if (line !== native) throw new Error(`the line for the referee:\n${line}\n${native}`);
    for (const tab of [alice, bob]) if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));

    // Evidence, saved and judged by the program alone.
    const tab = await open(browsers[0]);
    await go(tab, "dispute");
    const story = join(root, "examples/disputes/19-two-turns");
    await give(tab, readdirSync(story).filter((name) => name.endsWith(".yaml")).map((name) => [name, readFileSync(join(story, name))]));
    const evidence = await saved(tab, () => press(tab, "#results .row button"));
    const proved = JSON.parse(execFileSync(program, ["verify", "--json", evidence], { encoding: "utf8" }));
    if (proved.verdict !== "proved") throw new Error(JSON.stringify(proved));
    await twoRulings(name);
  } finally {
    for (const browser of browsers) await browser.close();
  }
  return `${name}: absences, a new key, a line for the referee, and evidence, as the program has them`;
}
