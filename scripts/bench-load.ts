import { siteIds } from "@livery/pack/siteIds.ts";
import { join } from "node:path";
import { findBrowserHere } from "./browser/findBrowser.ts";
import { root } from "./lib/root.ts";
import { formatLoad } from "./load/formatLoad.ts";
import { measureLoad } from "./load/measureLoad.ts";
import { servePacks } from "./load/servePacks.ts";

/**
 * npm run bench:load: runs Lighthouse's phone preset on the home page of every brand, packed and served with the
 * reference platform; reports the median of five runs. A failed visit is repeated, which is said. `npm run bench:load -- malgeum` measures one brand.
 */
const runs = 5;

async function benchmark(ids: readonly string[]): Promise<void> {
  const browser = findBrowserHere("full");
  const server = await servePacks();
  try {
    for (const id of ids) {
      const loads = await measureLoad({ address: `http://${id}.localhost:${server.port}/index`, runs, browser });
      console.log(formatLoad(id, loads));
    }
  } finally {
    await server.stop();
  }
}

const asked = process.argv.slice(2);
await benchmark(asked.length > 0 ? asked : siteIds(join(root, "brands")));
