import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { runChild } from "../lib/runChild.ts";
import type { Check } from "./planChecks.ts";

/** A core each. */
const AT_ONCE = 2;
/** Where the output of a check and the reports of tests are until the next run; git does not see it. */
export const nearFolder = join(root, ".cache", "near");

/** Runs one check; says how it ended, and what it printed if it found something. */
async function runCheck({ script, args }: Check): Promise<boolean> {
  const log = join(nearFolder, `${script.replace(":", "-")}.log`);
  const output = openSync(log, "w");
  const started = Date.now();
  try {
    const code = await runChild(process.execPath, args, { cwd: root, stdio: ["ignore", output, output] });
    if (code > 128) throw new Error("Interrupted.");
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`  ${script.padEnd(14)}${code === 0 ? "green" : "RED"}, ${seconds} s`);
    if (code !== 0) console.log(readFileSync(log, "utf8").trimEnd());
    return code === 0;
  } finally {
    closeSync(output);
  }
}

/** Runs checks, two at a time, and returns the scripts of those that found something. */
export async function runChecks(checks: readonly Check[]): Promise<readonly string[]> {
  mkdirSync(nearFolder, { recursive: true });
  const waiting = [...checks];
  const red: string[] = [];
  const workOff = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      if (!(await runCheck(check))) red.push(check.script);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
  return red;
}
