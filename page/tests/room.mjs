// Directories for what tests write, which go when the tests end.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const rooms = [];
process.on("exit", () => rooms.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A new directory with this in its name. */
export function room(name) {
  const path = mkdtempSync(join(tmpdir(), `adjudicate-${name}-`));
  rooms.push(path);
  return path;
}
