import { root } from "./lib/root.ts";
import { runChild } from "./lib/runChild.ts";

// npm run fuzz: the property tests of configs and themes with many more cases than npm test tries. `-- 20000` sets how many each
// property gets, `-- 5000 12345` a seed as well, to repeat a run.

const RUNS = 5000;

/** The files whose properties ask `fuzzRuns` for the number of their cases. */
const files = [
  "packages/brand/src/generatedConfigs.test.ts",
  "packages/brand/src/mutatedConfigs.test.ts",
  "packages/pack/src/hostileConfigs.test.ts",
  "packages/theme/src/color/oklch.test.ts",
  "packages/theme/src/contrast.test.ts",
  "packages/theme/src/overrides/readOverrides.test.ts",
  "packages/theme/src/palette/strengthen.test.ts",
  "packages/theme/src/render/fillTemplate.test.ts",
];

const [runs = String(RUNS), seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(runs) || !/^\d+$/.test(seed)) {
  console.error("Usage: npm run fuzz [-- <cases of each property> [<seed>]]");
  process.exitCode = 2;
} else {
  const started = Date.now();
  const env = { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed };
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--reporter", "verbose", ...files];
  const code = await runChild(process.execPath, args, { cwd: root, env });
  process.exitCode = code;
  const seconds = Math.round((Date.now() - started) / 1000);
  const verdict = code === 0 ? "nothing found" : code > 128 ? "interrupted" : "a property does not hold, see above";
  console.log(`\n${runs} cases of each property in ${seconds} s, seed ${seed}: ${verdict}.`);
}
