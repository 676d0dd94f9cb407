// `node run.mjs [PART...]`: the page in real browsers. Without a part, all of them in Chromium, and what is marked in Firefox as well.
// `short` is what `.ci/run` does.

import { has } from "./browser.mjs";

const parts = {
  same: async () => [await (await import("./same.mjs")).run("chrome")],
  games: async () => [await (await import("./games.mjs")).run([process.env.GAME ?? ""], process.env.BROWSER ?? "chrome")],
  hostile: async () => [await (await import("./hostile.mjs")).run("chrome")],
  letters: async () => [await (await import("./letters.mjs")).run("chrome")],
  acts: async () => [await (await import("./acts.mjs")).run("chrome")],
  language: async () => [await (await import("./language.mjs")).run("chrome")],
  access: async () => [await (await import("./access.mjs")).run("chrome")],
  keep: async () => [await (await import("./keep.mjs")).run("chrome")],
  speed: async () => [await (await import("./speed.mjs")).run("chrome")],
  firefox: async () => (has("firefox") ? [await (await import("./same.mjs")).run("firefox"), await (await import("./games.mjs")).run([""], "firefox"), await (await import("./hostile.mjs")).run("firefox")] : ["no Firefox is installed"]),
  short: async () => [
    await (await import("./same.mjs")).run("chrome"),
    await (await import("./games.mjs")).run(["chess", "roman-merels", "duerror-grandis, sealed boards"]),
    await (await import("./letters.mjs")).run("chrome"),
    await (await import("./acts.mjs")).run("chrome"),
    await (await import("./hostile.mjs")).run("chrome"),
    await (await import("./access.mjs")).run("chrome"),
    await (await import("./keep.mjs")).run("chrome"),
  ],
};

const wanted = process.argv.slice(2);
const names = wanted.length ? wanted : ["same", "games", "letters", "acts", "language", "hostile", "access", "keep", "speed", "firefox"];
if (!has("chrome")) {
  process.stderr.write("chromium is not installed: apt-get install chromium\n");
  process.exit(3);
}
for (const name of names) {
  if (!parts[name]) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(", ")}`);
  for (const line of await parts[name]()) process.stdout.write(`${line}\n`);
}
