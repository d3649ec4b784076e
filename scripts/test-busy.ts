import { availableParallelism } from "node:os";
import { join } from "node:path";
import { besideBusyLoops } from "./busy/besideBusyLoops.ts";
import { dateOptions } from "./busy/dateOptions.ts";
import { root } from "./lib/root.ts";
import { runChild } from "./lib/runChild.ts";

// npm run test:busy: all of npm test, nothing of it from the cache, with a busy loop beside it for each core.
// `-- --date 2028-01-02` lets it believe that it is that day; the browser keeps its own clock.

async function main([option, day, ...rest]: readonly string[]): Promise<number> {
  const isDated = option === "--date" && day !== undefined;
  const inherited = process.env["NODE_OPTIONS"] ?? "";
  const env = isDated ? { ...process.env, NODE_OPTIONS: `${inherited} ${dateOptions(day)}`.trim() } : process.env;
  const args = isDated ? rest : process.argv.slice(2);
  // What passed on another day speaks for no other run.
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
