// All examples and all damaged logs get the same JSON verdict from the program and in the page.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { give, open, program, root, start, until } from "./browser.mjs";

function files(directory) {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Verdicts of the program, by file. */
function native(directory) {
  const ran = spawnSync(program, ["verify", "--json", directory], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  if (ran.status > 1) throw new Error(ran.stderr);
  return ran.stdout.trimEnd().split("\n");
}

export async function run(name = "chrome") {
  const browser = await start(name);
  let count = 0;
  try {
    for (const directory of ["examples", "tests/vectors/damaged", "tests/vectors/valid"]) {
      const expected = native(directory);
      const tab = await open(browser);
      const given = files(join(root, directory)).map((path) => [relative(root, path), readFileSync(path)]);
      const told = await tab.evaluate((given, directory) => {
        const session = new Referee();
        for (const [path, base64] of given) session.ask({ do: "put", path }, Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
        return session.ask({ do: "check", paths: [directory] }).filter((item) => item.json).map((item) => JSON.stringify(item.json));
      }, given.map(([path, bytes]) => [path, bytes.toString("base64")]), directory);
      if (told.length !== expected.length) throw new Error(`${directory}: ${expected.length} verdicts of the program, ${told.length} in the page`);
      expected.forEach((line, place) => {
        if (line !== told[place]) throw new Error(`${directory}, verdict ${place}:\nprogram ${line}\npage    ${told[place]}`);
      });
      count += told.length;
      await tab.close();
    }
    // Events and disputes.
    const tab = await open(browser);
    const event = files(join(root, "examples/event")).map((path) => [relative(root, path), readFileSync(path).toString("base64")]);
    const told = await tab.evaluate((given) => {
      const session = new Referee();
      for (const [path, base64] of given) session.ask({ do: "put", path }, Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      return JSON.stringify(session.ask({ do: "event", path: "examples/event" }).json);
    }, event);
    const expected = execFileSync(program, ["event", "verify", "--json", "examples/event"], { cwd: root, encoding: "utf8" }).trimEnd();
    if (told !== expected) throw new Error(`the event:\nprogram ${expected}\npage    ${told}`);
    for (const story of readdirSync(join(root, "examples/disputes")).filter((name) => statSync(join(root, "examples/disputes", name)).isDirectory())) {
      const directory = `examples/disputes/${story}`;
      const given = files(join(root, directory)).map((path) => [relative(root, path), readFileSync(path).toString("base64")]);
      const own = await tab.evaluate((given, directory) => {
        const session = new Referee();
        for (const [path, base64] of given) session.ask({ do: "put", path }, Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
        try {
          return JSON.stringify(session.ask({ do: "dispute", paths: [directory] }).json);
        } catch (error) {
          return `refused: ${error.message}`;
        }
      }, given, directory);
      const ran = spawnSync(program, ["dispute", "--json", directory], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
      if (ran.status < 2 && own !== ran.stdout.trimEnd()) throw new Error(`${directory}:\nprogram ${ran.stdout}\npage    ${own}`);
      count += 1;
    }
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    await browser.close();
  }
  return `${name}: ${count} verdicts, disputes and an event are the same in the page and from the program`;
}
