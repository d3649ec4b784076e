import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/browser/launchOptions.ts";
import { reportFile } from "./scripts/lib/reportFile.ts";
import { vitestShard } from "./scripts/lib/shard.ts";
import { ProgressReporter } from "./scripts/progress/vitestReporter.ts";
import { leanPage } from "./scripts/stories/leanPage.ts";
import { processorTime } from "./scripts/stories/processorTime.ts";

const outputFile = reportFile();
const browser = launchOptions();

/** Every story is a test in a browser; accessibility violations fail (`parameters.a11y` in .storybook/preview.tsx). */
export default defineConfig({
  plugins: [leanPage, storybookTest({ configDir: join(import.meta.dirname, ".storybook") })],
  test: {
    ...vitestShard(),
    name: "stories",
    // Some stories go through a whole site many times, which is slow on a busy machine with two cores. One that ends here
    // leaves its page in the middle of something, and the stories after it fail as well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One page more than the cores of a usual machine: a page waits for a third of its time.
    maxWorkers: 3,
    // A run that writes a report forbids `.only`: the report must cover all tests.
    allowOnly: outputFile === undefined,
    reporters: outputFile === undefined ? ["default"] : [new ProgressReporter(), ["json", { outputFile }]],
    // The stories of a page follow each other as in Storybook: loading all modules again for each file takes longer than
    // most stories.
    isolate: false,
    setupFiles: "scripts/stories/afterStory.ts",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { processorTime },
      // The page may collect its garbage: see scripts/stories/endStory.ts.
      provider: playwright({ launchOptions: { ...browser, args: [...browser.args, "--js-flags=--expose-gc"] } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
