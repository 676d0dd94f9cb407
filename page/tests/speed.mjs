// How fast the page is: the first look, and a log of 5,000 entries beside the program on one core.

import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open, program, root, start } from "./browser.mjs";

const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

export async function run(name = "chrome") {
  const log = execFileSync("cargo", ["run", "--quiet", "--locked", "--package", "adjudicate-kit", "--features", "signed", "--example", "long_log"], { cwd: root, maxBuffer: 1 << 28 });
  const file = join(mkdtempSync(join(tmpdir(), "adjudicate-long-")), "long.yaml");
  writeFileSync(file, log);
  const release = process.env.ADJUDICATE_RELEASE ?? join(root, "target/release/adjudicate");
  const browser = await start(name);
  try {
    const looks = [];
    for (let count = 0; count < 5; count++) {
      const tab = await open(browser);
      looks.push(await tab.evaluate(() => performance.getEntriesByType("mark").find((mark) => mark.name === "ready")?.startTime ?? NaN));
      if (count < 4) await tab.close();
    }
    const tab = await open(browser);
    const once = (bytes) => tab.evaluate((base64) => {
      window.log ??= Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      window.session ??= new Referee();
      session.ask({ do: "put", path: "long.yaml" }, window.log);
      const begin = performance.now();
      const told = session.ask({ do: "check", paths: ["long.yaml"] });
      if (told[0].verdict !== "running") throw new Error(told[0].line);
      return performance.now() - begin;
    }, bytes);
    const base64 = log.toString("base64");
    const own = [], native = [];
    // In turn, so that a busy computer slows both.
    for (let count = 0; count < 9; count++) {
      own.push(await once(base64));
      const begin = process.hrtime.bigint();
      execFileSync(release, ["verify", file], { env: { ...process.env, RAYON_NUM_THREADS: "1" } });
      native.push(Number(process.hrtime.bigint() - begin) / 1e6);
    }
    const [page, bare] = [median(own.slice(2)), median(native)];
    return `${name}: first look after ${Math.round(median(looks))} ms; 5,000 entries in ${Math.round(page)} ms, by the program in ${Math.round(bare)} ms: ${(bare / page).toFixed(2)} of its speed`;
  } finally {
    await browser.close();
  }
}
