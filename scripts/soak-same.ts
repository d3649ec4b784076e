import { cacheFolder } from "@livery/pack/workspace.ts";
import type { Hashes, Variation } from "@livery/pack/testing/packVariations.ts";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeBrands } from "./builds/writeBrands.ts";
import { root } from "./lib/root.ts";

// npm run soak:same: packs the repository's brands and a few more 480 times, each time as another machine would: in another
// folder, language, time zone, umask, order, number of threads and at another date. Every brand must have the same bytes
// each time. `npm test` does so 20 times. Exits with 1 at the first pack that differs.

const languages = ["en_US", "ko_KR", "tr_TR", "ar_EG", "lt_LT", "de_DE", "ja_JP", "th_TH"];

const machines = [
  { timeZone: "UTC", umask: 0o022, now: Date.UTC(2026, 10, 15) },
  { timeZone: "Pacific/Kiritimati", umask: 0o077, now: Date.UTC(1999, 11, 31, 23, 59) },
  { timeZone: "America/St_Johns", umask: 0o002, now: Date.UTC(2028, 1, 29, 12) },
  { timeZone: "Asia/Kathmandu", umask: 0o000, now: 0 },
  { timeZone: "Antarctica/Troll", umask: 0o027, now: Date.UTC(2038, 0, 19, 3, 14) },
  { timeZone: "Asia/Seoul", umask: 0o022, now: Date.UTC(2027, 0, 1) },
  { timeZone: "Pacific/Pago_Pago", umask: 0o007, now: Date.UTC(2026, 2, 29, 1) },
  { timeZone: "Australia/Lord_Howe", umask: 0o037, now: Date.UTC(2026, 3, 4, 15) },
  { timeZone: "Africa/Casablanca", umask: 0o026, now: Date.UTC(2100, 1, 28) },
  { timeZone: "America/Sao_Paulo", umask: 0o022, now: Date.UTC(2026, 9, 25, 1, 30) },
];

const ways = [1, 2, 3].flatMap((jobs) => [false, true].map((isReversed) => ({ jobs, isReversed })));

const run = promisify(execFile);
const program = join(root, "packages/pack/src/testing/packVariations.ts");

/** The hashes of a machine's builds in a language, which a process has only one of. */
async function hashesIn(language: string, own: string, brands: string): Promise<readonly Hashes[]> {
  cpSync(brands, join(own, "brands"), { recursive: true });
  const variations = machines.flatMap((machine, at) =>
    ways.map((way, turn): Variation => ({ ...machine, ...way, out: join(own, `${"d".repeat(at + 1)}ist-${turn}`) })),
  );
  const args = ["--no-warnings", program, join(own, "brands"), JSON.stringify(variations)];
  const env = { ...process.env, LC_ALL: `${language}.UTF-8`, LANG: `${language}.UTF-8` };
  const { stdout } = await run(process.execPath, args, { cwd: own, env });
  return JSON.parse(stdout) as readonly Hashes[];
}

async function soak(folder: string): Promise<number> {
  const brands = join(folder, "brands");
  cpSync(join(root, "brands"), brands, { recursive: true });
  writeBrands(brands, 5);
  let first: Hashes | undefined;
  let count = 0;
  for (const language of languages) {
    const own = join(folder, `of ${language}`);
    mkdirSync(own);
    for (const build of await hashesIn(language, own, brands)) {
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
