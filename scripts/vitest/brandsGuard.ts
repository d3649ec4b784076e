import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, resolve, sep } from "node:path";
import { root } from "../lib/root.ts";

// Set-up of the unit tests: their results stay cached when a brand changes (turbo.json), so none of them may read one.

const brands = join(root, "brands") + sep;

function refuse(path: unknown): void {
  if (typeof path !== "string" || !`${resolve(path)}${sep}`.startsWith(brands)) return;
  throw new Error(
    `This test reads ${path}. Tests that read brands/ are named X.brands.test.ts: only those run again when a brand changes. (A fixture serves as well.)`,
  );
}

/** The same function, but for paths in brands/. */
function guarded<Arguments extends readonly unknown[], Result>(original: (...args: Arguments) => Result) {
  return (...args: Arguments): Result => {
    refuse(args[0]);
    return original(...args);
  };
}

/** The test files of a process share its file functions, and this set-up runs for each of them. */
const INSTALLED = Symbol.for("livery.brandsGuard");

if (!(INSTALLED in globalThis)) {
  Object.assign(globalThis, { [INSTALLED]: true });
  Object.assign(fs, { readFileSync: guarded(fs.readFileSync), readdirSync: guarded(fs.readdirSync) });
  Object.assign(fs.promises, { readFile: guarded(fs.promises.readFile), readdir: guarded(fs.promises.readdir) });
  syncBuiltinESMExports();
}
