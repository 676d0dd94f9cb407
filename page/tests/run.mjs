// `node run.mjs [PART...]`: the page in real browsers; all parts, if none is named. `short` is what `.ci/run` does.
// `GAME=chess BROWSER=firefox node run.mjs games` plays the games whose names begin so. `GAMES=100 TURNS=400 node run.mjs moves` is
// how many random games of each engine are played by clicks, and when one is broken off.

import { has } from "./browser.mjs";

const part = (name, ...how) => async () => (await import(`./${name}.mjs`)).run(...how);
const parts = {
  same: [part("same")],
  games: [part("games", [process.env.GAME ?? ""], process.env.BROWSER)],
  letters: [part("letters")],
  acts: [part("acts")],
  events: [part("events")],
  language: [part("language")],
  hostile: [part("hostile")],
  clicks: [part("clicks")],
  newcomer: [part("newcomer")],
  invitations: [part("invitations", process.env.BROWSER)],
  moves: [part("moves", process.env.BROWSER, { games: Number(process.env.GAMES ?? 100), most: Number(process.env.TURNS ?? 400), only: process.env.GAME ?? "" })],
  guard: [part("guard")],
  access: [part("access")],
  keep: [part("keep")],
  speed: [part("speed")],
  firefox: has("firefox") ? [part("same", "firefox"), part("games", [""], "firefox"), ...["hostile", "acts", "clicks", "invitations", "guard", "keep"].map((name) => part(name, "firefox"))] : [async () => "no Firefox is installed"],
};
const SHORT_GAMES = ["chess", "duerror-grandis, sealed boards"];
const short = [...parts.same, part("games", SHORT_GAMES), ...parts.letters, ...parts.acts, ...parts.events, ...parts.language, ...parts.clicks, ...parts.newcomer, ...parts.invitations, part("moves"), ...parts.guard, ...parts.hostile, ...parts.access, ...parts.keep];

const wanted = process.argv.slice(2);
const names = wanted.length ? wanted : Object.keys(parts);
if (!has("chrome")) {
  process.stderr.write("chromium is not installed: apt-get install chromium\n");
  process.exit(3);
}
for (const name of names) {
  const steps = name === "short" ? short : parts[name];
  if (!steps) throw new Error(`there is no part ${name}; there are short, ${Object.keys(parts).join(", ")}`);
  for (const step of steps) process.stdout.write(`${await step()}\n`);
}
