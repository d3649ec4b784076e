import { chromium } from "@playwright/test";
import { siteIds } from "@livery/pack/siteIds.ts";
import { join } from "node:path";
import { launchOptions } from "./browser/launchOptions.ts";
import { root } from "./lib/root.ts";
import { servePacks } from "./load/servePacks.ts";
import { formatLobby } from "./lobby/formatLobby.ts";
import { type LobbyRun, measureLobby } from "./lobby/measureLobby.ts";

/**
 * npm run bench:lobby: loads fifty pages of the slots of the reference platform, whose catalogue has ten thousand games, on a
 * phone with a processor made four times slower. Reports the longest task of the main thread while a visitor loads one more
 * page, types in the search and switches the provider (median of five), and the most cards in the page.
 * `npm run bench:lobby -- malgeum` measures one brand.
 */
const runs = 5;
const pages = 50;
const slowdown = 4;

async function benchmark(ids: readonly string[]): Promise<void> {
  const server = await servePacks();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const id of ids) {
      const address = `http://${id}.localhost:${server.port}/rng`;
      const measured: LobbyRun[] = [];
      for (let run = 0; run < runs; run += 1) {
        measured.push(await measureLobby({ browser, address, pages, slowdown }));
      }
      console.log(formatLobby(id, measured));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

const asked = process.argv.slice(2);
await benchmark(asked.length > 0 ? asked : siteIds(join(root, "brands")));
