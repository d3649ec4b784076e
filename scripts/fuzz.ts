import { root } from "./lib/root.ts";
import { runChild } from "./lib/runChild.ts";

// npm run fuzz: runs the property tests with many more cases than npm test. `-- 0.1` runs a tenth of the cases, `-- 2`
// twice as many; `-- 1 12345` also sets the seed, to repeat a run.

/** The files whose properties ask for the number of their cases, and how many each property gets. */
const groups = [
  {
    cases: 5000,
    files: [
      "packages/brand/src/generatedConfigs.slow.test.ts",
      "packages/brand/src/mutatedConfigs.slow.test.ts",
      "packages/pack/src/hostileConfigs.slow.test.ts",
      "packages/theme/src/color/oklch.test.ts",
      "packages/theme/src/contrast.slow.test.ts",
      "packages/theme/src/overrides/readOverrides.slow.test.ts",
      "packages/theme/src/palette/strengthen.test.ts",
      "packages/theme/src/render/fillTemplate.test.ts",
    ],
  },
  { cases: 7000, files: ["packages/gateway/src/agents/contracts/contractSequences.test.ts"] },
  { cases: 100_000, files: ["packages/platform/src/decoders.test.ts", "packages/platform/src/readRequest.test.ts"] },
];

/** The default time limit of a test in milliseconds. */
const LONGEST = 1_800_000;

const [share = "1", seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
if (!(Number(share) > 0) || !/^\d+$/.test(seed)) {
  console.error("Usage: npm run fuzz [-- <times as many cases> [<seed>]]");
  process.exitCode = 2;
} else {
  for (const { cases, files } of groups) process.exitCode ||= await run(Math.ceil(cases * Number(share)), files);
}

async function run(cases: number, files: readonly string[]): Promise<number> {
  const started = Date.now();
  const env = { ...process.env, FUZZ_RUNS: String(cases), FUZZ_SEED: seed };
  const projects = ["--project", "unit", "--project", "slow"];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", ...projects, "--testTimeout", String(LONGEST)];
  const code = await runChild(process.execPath, [...vitest, "--reporter", "verbose", ...files], { cwd: root, env });
  const seconds = Math.round((Date.now() - started) / 1000);
  const verdict = code === 0 ? "nothing found" : code > 128 ? "interrupted" : "a property fails, see above";
  console.log(`\n${cases} cases of each property in ${seconds} s, seed ${seed}: ${verdict}.`);
  return code;
}
