import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/browser/launchOptions.ts";
import { reportFile } from "./scripts/lib/reportFile.ts";

const outputFile = reportFile();

/** Every story is a test in a browser; accessibility violations fail (`parameters.a11y` in .storybook/preview.tsx). */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook") })],
  test: {
    name: "stories",
    // Some go through a whole site many times over; beside other work on two cores that takes its time.
    testTimeout: 30_000,
    // What a report speaks for must have run as a whole.
    allowOnly: outputFile === undefined,
    reporters: outputFile === undefined ? ["default"] : ["dot", ["json", { outputFile }]],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
