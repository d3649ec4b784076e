import { textLanguagesOf } from "@livery/product/languages.ts";
import { defineConfig } from "@playwright/test";
import { join } from "node:path";
import { launchOptions } from "../scripts/browser/launchOptions.ts";
import { reportFile } from "../scripts/lib/reportFile.ts";
import { shardHere } from "../scripts/lib/shard.ts";
import type { Options } from "./fixtures.ts";
import { readSite } from "./pack.ts";
import { serverPort } from "./serverPort.ts";
import { brandIds, deviceIds } from "./variant.ts";

const root = join(import.meta.dirname, "..");
const browser = launchOptions();
// Each run has its own platform, which starts empty. Playwright clears the folder before a run.
const data = "test-results/platform";
const port = await serverPort();
const report = process.env["LIVERY_MATRIX"] ? "reports/matrix.json" : reportFile();

/** Every site, each combined with every test. */
const matrix = () =>
  brandIds.flatMap((brand) =>
    textLanguagesOf(readSite(brand).locales).flatMap((language) =>
      deviceIds.map((device) => ({
        name: `${brand} ${device} ${language}`,
        use: { forced: { brand, device, language } },
      })),
    ),
  );

const playwrightShard = () => {
  const shard = shardHere();
  return shard === undefined ? null : { current: shard.index, total: shard.count };
};

export default defineConfig<Options>({
  testDir: ".",
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  // One more than the cores of a usual machine: tests that load pages over a slow connection mostly wait.
  workers: 3,
  shard: playwrightShard(),
  // A report must cover a complete run.
  forbidOnly: report !== undefined,
  // Generous for busy machines, on which a test may take ten times as long: every wait is for a condition, so a fast
  // machine does not use it up, and a condition that is never met ends a test much sooner.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter:
    report === undefined
      ? [["list"]]
      : [["../scripts/progress/playwrightReporter.ts"], ["json", { outputFile: join(root, report) }]],
  use: {
    serviceWorkers: "block",
    // A failed test leaves a screenshot and the page's accessibility tree. A trace takes about as much processor time
    // as the pages themselves; `--trace on` records one.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...browser,
      // Without a window, Chromium on Linux places letters at whole pixels: a line is some percent longer or shorter than
      // on a visitor's screen, and a web font of the same widths moves it.
      args: [...browser.args, "--font-render-hinting=none"],
    },
  },
  projects: process.env["LIVERY_MATRIX"] ? matrix() : [{ name: "rotating" }],
  // These tests cover all brands or no site, so one run is enough.
  testIgnore: process.env["LIVERY_MATRIX"] ? ["brands.spec.ts", "variants.spec.ts"] : [],
  webServer: {
    command: `"${process.execPath}" packages/cli/src/livery.ts serve --port ${port} --data ${data} --limits loose --simulator`,
    cwd: root,
    // Node does not resolve *.localhost everywhere; browsers do.
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    timeout: 120_000,
  },
});
