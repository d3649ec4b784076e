import { cacheFolder } from "@livery/pack/workspace.ts";
import { hashesIn, otherMachines } from "@livery/pack/testing/otherMachines.ts";
import type { Hashes } from "@livery/pack/testing/packVariations.ts";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeBrands } from "./builds/writeBrands.ts";
import { root } from "./lib/root.ts";

// npm run soak:same: packs the repository's brands and a few more 480 times, each time as another machine would: in another
// folder, language, time zone, umask, order, number of threads and at another date. Every brand must have the same bytes
// each time. `npm test` does so 20 times. Exits with 1 at the first pack that differs.

const languages = ["en_US", "ko_KR", "tr_TR", "ar_EG", "lt_LT", "de_DE", "ja_JP", "th_TH"];

const ways = [1, 2, 3].flatMap((jobs) => [false, true].map((isReversed) => ({ jobs, isReversed })));
const machines = otherMachines.flatMap((machine) => ways.map((way) => ({ ...machine, ...way })));

async function soak(folder: string): Promise<number> {
  const brands = join(folder, "brands");
  cpSync(join(root, "brands"), brands, { recursive: true });
  writeBrands(brands, 5);
  let first: Hashes | undefined;
  let count = 0;
  for (const language of languages) {
    const own = join(folder, `of ${language}`);
    for (const build of await hashesIn({ language, own, brands, machines })) {
      count += 1;
      first ??= build;
      const differing = Object.keys(first).filter((id) => build[id] !== first?.[id]);
      if (differing.length === 0) continue;
      console.error(`Build ${count}, in ${language}, differs from the first in ${differing.join(", ")}: ${folder}.`);
      return 1;
    }
    rmSync(own, { recursive: true });
    console.log(`${language}: ${count} builds of ${Object.keys(first ?? {}).length} brands with the same bytes`);
  }
  return 0;
}

mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(join(cacheFolder, "same-"));
process.exitCode = await soak(folder);
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
