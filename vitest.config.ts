import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { configDefaults, defineConfig } from "vitest/config";
import { reportFile } from "./scripts/lib/reportFile.ts";

const brandTests = "**/*.brands.test.{ts,tsx}";
const slowTests = "**/*.slow.test.{ts,tsx}";
const unitTests = ["packages/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"];
const outputFile = reportFile();

/** Many tests start programs; beside other work on two cores that takes its time. */
const testTimeout = 30_000;

/** What is waited for comes late on a busy machine. */
const expectations = { poll: { timeout: 15_000 } };

const inNode = { environment: "node", testTimeout, expect: expectations } as const;
const setUp = (...names: readonly string[]) => names.map((name) => `scripts/vitest/${name}.ts`);

/** Tests in Node. Those in a browser have a configuration of their own, so that these start without Storybook. */
export default defineConfig({
  test: {
    // All cores: by itself Vitest leaves one free, which on two is half of them.
    maxWorkers: "100%",
    // What a report speaks for must have run as a whole.
    allowOnly: outputFile === undefined,
    // An expected file that is missing fails; `--update` writes it, for somebody to read.
    update: "none",
    reporters: outputFile === undefined ? ["default"] : ["dot", ["json", { outputFile }]],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...inNode,
          name: "unit",
          // Many files share a process and its modules: to load them anew for each costs more than most tests.
          isolate: false,
          setupFiles: setUp("sharedProcess", "fixedSeed", "brandsGuard", "argonOnce"),
          include: unitTests,
          exclude: [...configDefaults.exclude, brandTests, slowTests],
        },
      },
      {
        // Those that bundle, start programs or try many random values, apart: the fast half of the proof stays fast.
        plugins: [vanillaExtractPlugin()],
        test: { ...inNode, name: "slow", setupFiles: setUp("fixedSeed", "brandsGuard"), include: [slowTests] },
      },
      {
        // The tests that read brands/: their own project, so that a changed brand leaves the others' results cached.
        plugins: [vanillaExtractPlugin()],
        test: { ...inNode, name: "brands", setupFiles: setUp("fixedSeed"), include: [brandTests] },
      },
    ],
  },
});
