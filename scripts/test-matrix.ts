import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowserHere } from "./browser/findBrowser.ts";
import { root } from "./lib/root.ts";
import { runChild } from "./lib/runChild.ts";
import { formatMatrix, parseMatrix } from "./matrix/matrixTable.ts";

// npm run test:matrix: every end-to-end test for every brand, device and language, and a table of what came of it.

async function main(): Promise<number> {
  const CHROMIUM_PATH = findBrowserHere();
  const env = { ...process.env, CHROMIUM_PATH, LIVERY_MATRIX: "1" };
  const built = await runChild(process.execPath, ["packages/cli/src/livery.ts", "build"], { cwd: root, env });
  if (built !== 0) return built;
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const args = [playwright, "test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)];
  const code = await runChild(process.execPath, args, { cwd: root, env });
  console.log(`\n${formatMatrix(parseMatrix(readFileSync(join(root, "reports/matrix.json"), "utf8")))}`);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
