import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { configDefaults, defineConfig } from "vitest/config";
import { reportFile } from "./scripts/lib/reportFile.ts";
import { vitestShard } from "./scripts/lib/shard.ts";
import { ProgressReporter } from "./scripts/progress/vitestReporter.ts";

const brandTests = "**/*.brands.test.{ts,tsx}";
const slowTests = "**/*.slow.test.{ts,tsx}";
const unitTests = ["packages/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"];
const outputFile = reportFile();

/** Many tests start programs, which is slow on a busy machine with two cores. */
const testTimeout = 120_000;

/** Some hooks prepare what all tests of a file need. */
const hookTimeout = 120_000;

/** Waiting takes longer on a busy machine. */
const expectations = { poll: { timeout: 15_000 } };

const inNode = { environment: "node", testTimeout, hookTimeout, expect: expectations } as const;
const shared = ["sharedProcess", "fixedSeed", "brandsGuard", "argonOnce"];
const setUp = (...names: readonly string[]) => names.map((name) => `scripts/vitest/${name}.ts`);

/** The tests in Node. The tests in a browser have their own configuration, so that these start without Storybook. */
export default defineConfig({
  test: {
    ...vitestShard(),
    // All cores: by default Vitest leaves one free, which is half of two.
    maxWorkers: "100%",
    // A run that writes a report forbids `.only`: the report must cover all tests.
    allowOnly: outputFile === undefined,
    // A missing expected file fails the test. `--update` writes it, and a person reviews it.
    update: "none",
    reporters: outputFile === undefined ? ["default"] : [new ProgressReporter(), ["json", { outputFile }]],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...inNode,
          name: "unit",
          // Many files share a process and its modules: loading them again for each file takes longer than most tests.
          isolate: false,
          setupFiles: setUp(...shared),
          include: unitTests,
          exclude: [...configDefaults.exclude, brandTests, slowTests],
        },
      },
      {
        // Tests that bundle, start programs or try many random values are separate, so that the other tests stay fast.
        plugins: [vanillaExtractPlugin()],
        test: { ...inNode, name: "slow", setupFiles: setUp(...shared), include: [slowTests] },
      },
      {
        // Tests that read brands/ are a separate project, so that a changed brand leaves the other results cached.
        plugins: [vanillaExtractPlugin()],
        test: { ...inNode, name: "brands", setupFiles: setUp("fixedSeed"), include: [brandTests] },
      },
    ],
  },
});
