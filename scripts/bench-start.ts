import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { measureEmptyStart } from "./start/measureEmptyStart.ts";

/**
 * npm run bench:start: how long `livery --help` takes as a whole process, compared with an empty Node, because every
 * command has this delay; and how long `livery serve` takes to answer from an empty data folder.
 */
const runs = 20;
const starts = 3;
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

console.log(
  `\nlivery serve from an empty data folder, until it answers (${starts} starts; the first may build the runtime):`,
);
for (let start = 0; start < starts; start += 1) {
  const { page, call, contracts } = await measureEmptyStart();
  const shown = { "a page": page, "a call": call, "an agent's contracts": contracts };
  console.log(
    Object.entries(shown)
      .map(([name, ms]) => `${name} ${ms.toFixed(0).padStart(5)} ms`)
      .join("   "),
  );
}
