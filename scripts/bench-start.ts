import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/root.ts";

/** How long `livery --help` takes as a whole process, compared with an empty Node: every command has this delay. */
const runs = 20;
const livery = join(root, "packages/cli/src/livery.ts");

function medianOf(args: readonly string[]): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    spawnSync(process.execPath, args, { stdio: "ignore" });
    return performance.now() - started;
  }).toSorted((a, b) => a - b);
  return times[runs / 2] ?? Number.NaN;
}

for (const [name, args] of [
  ["livery --help", [livery, "--help"]],
  ["empty Node", ["-e", "0"]],
] as const) {
  console.log(`${name.padEnd(14)} ${medianOf(args).toFixed(0).padStart(4)} ms (median of ${runs})`);
}
