// How fast the page is: the first look, and a log of 5,000 entries beside the program on one core. Both are told by the time of the
// processor that they take, since others may be at work as well; the first look is by the clock.

import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { open, root, start } from "./browser.mjs";
import { room } from "./room.mjs";

const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Milliseconds of the processor that a tab has taken so far. */
async function meter(tab) {
  const session = await tab.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => (await session.send("Performance.getMetrics")).metrics.find((metric) => metric.name === "TaskDuration").value * 1000;
}
/** Milliseconds of the processor that the program takes. */
function native(release, file) {
  const timed = spawnSync("bash", ["-c", "TIMEFORMAT='%U %S'; time \"$0\" verify \"$1\" >/dev/null", release, file], { encoding: "utf8", env: { ...process.env, RAYON_NUM_THREADS: "1" } });
  if (timed.status !== 0) throw new Error(timed.stderr);
  return timed.stderr.trim().split(" ").reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
}

export async function run(name = "chrome") {
  const log = execFileSync("cargo", ["run", "--quiet", "--locked", "--package", "adjudicate-testkit", "--features", "signed", "--example", "long_log"], { cwd: root, maxBuffer: 1 << 28 });
  const file = join(room("long"), "long.yaml");
  writeFileSync(file, log);
  const release = process.env.ADJUDICATE_RELEASE ?? join(root, "target/release/adjudicate");
  const browser = await start(name);
  try {
    const looks = [];
    for (let count = 0; count < 5; count++) {
      const tab = await open(browser);
      looks.push(await tab.evaluate(() => performance.getEntriesByType("mark").find((mark) => mark.name === "ready")?.startTime ?? NaN));
      await tab.close();
    }
    const tab = await open(browser);
    await tab.evaluate((base64) => {
      window.log = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      window.session = new Referee();
    }, log.toString("base64"));
    const taken = await meter(tab);
    const once = async () => {
      const before = await taken();
      await tab.evaluate(() => {
        session.ask({ do: "put", path: "long.yaml" }, window.log);
        const told = session.ask({ do: "check", paths: ["long.yaml"] });
        if (told[0].verdict !== "running") throw new Error(told[0].line);
      });
      return (await taken()) - before;
    };
    const own = [], bare = [];
    for (let count = 0; count < 11; count++) {
      own.push(await once());
      bare.push(native(release, file));
    }
    // A browser compiles while it runs: the first two are not what the page is like.
    const [page, program, look] = [median(own.slice(2)), median(bare), median(looks)];
    const told = `${name}: first look after ${Math.round(look)} ms; 5,000 entries in ${Math.round(page)} ms, by the program in ${Math.round(program)} ms: ${(program / page).toFixed(2)} of its speed`;
    if (look > 1000 || program / page < 0.5) throw new Error(`too slow: ${told}`);
    return told;
  } finally {
    await browser.close();
  }
}
