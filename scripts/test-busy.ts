import { availableParallelism } from "node:os";
import { join } from "node:path";
import { besideBusyLoops } from "./busy/besideBusyLoops.ts";
import { dateOptions } from "./busy/dateOptions.ts";
import { root } from "./lib/root.ts";
import { runChild } from "./lib/runChild.ts";

// npm run test:busy: runs all of npm test without the cache, with a busy loop for each core. `-- --date 2028-01-02`
// sets the clock to that day; the browser keeps its own clock.

async function main([option, day, ...rest]: readonly string[]): Promise<number> {
  const isDated = option === "--date" && day !== undefined;
  const inherited = process.env["NODE_OPTIONS"] ?? "";
  const env = isDated ? { ...process.env, NODE_OPTIONS: `${inherited} ${dateOptions(day)}`.trim() } : process.env;
  const args = isDated ? rest : process.argv.slice(2);
  // A result from another day must not be reused.
  const uncached = "--cache=local:,remote:";
  return besideBusyLoops(availableParallelism(), () =>
    runChild(process.execPath, [join(root, "scripts/test.ts"), uncached, ...args], { cwd: root, env }),
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
