import { siteIds } from "@livery/pack/siteIds.ts";
import { chromium } from "@playwright/test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "./browser/launchOptions.ts";
import { formatChanges } from "./dev/formatChanges.ts";
import { measureChanges } from "./dev/measureChanges.ts";
import { root } from "./lib/root.ts";
import { startServer } from "./lib/startServer.ts";

/**
 * npm run bench:dev: opens home under `livery dev`, saves thirty changes of the brand, and reports how long each took to
 * reach the page and to be shown. `npm run bench:dev -- malgeum` measures one brand.
 */
const changes = 30;

async function benchmark(ids: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "livery-dev-"));
  const brands = join(folder, "brands");
  cpSync(join(root, "brands"), brands, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  try {
    for (const id of ids) {
      const server = await startServer(["dev", id, "--brands", brands, "--data", join(folder, "data")]);
      const page = await browser.newPage();
      const address = `http://${id}.localhost:${server.port}/index`;
      const measured = await measureChanges({ page, address, file: join(brands, id, "brand.json"), changes });
      console.log(formatChanges(id, measured));
      await page.close();
      await server.end();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

const asked = process.argv.slice(2);
await benchmark(asked.length > 0 ? asked : siteIds(join(root, "brands")));
