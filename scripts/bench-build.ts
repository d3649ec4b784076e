import { buildRuntime } from "@livery/pack/buildRuntime.ts";
import { cacheFolder } from "@livery/pack/workspace.ts";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Aim, formatBuilds, type Sample } from "./builds/formatBuilds.ts";
import { measureProcess, type Measured } from "./builds/measureProcess.ts";
import { writeBrand, writeBrands } from "./builds/writeBrands.ts";
import { root } from "./lib/root.ts";

/**
 * npm run bench:build: what `livery build` costs with 1,000 brands, as whole processes, beside a Vite build of the runtime
 * and beside copies of the packs, in one run. `-- 100` takes another number of brands, `-- 100 3` another number of rounds.
 */
const [count = 1000, rounds = 5] = process.argv.slice(2).map(Number);
const livery = join(root, "packages/cli/src/livery.ts");

async function benchmark(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  // On the disk of the cache, so that files are linked as they are in a build.
  const folder = mkdtempSync(join(cacheFolder, "bench-"));
  const brands = join(folder, "brands");
  const run = (...args: readonly string[]) => measureProcess(process.execPath, [livery, ...args]);
  const build = (out: string) => run("build", "--brands", brands, "--out", join(folder, out));
  try {
    await buildRuntime();
    writeBrands(brands, count);
    const vite = await repeat(async () => viteBuild(join(folder, "runtime")));
    const unseen = [await build("out")];
    const cold = await repeat((round) => build(`cold-${round}`));
    for (let round = 0; round < rounds; round += 1) rmSync(join(folder, `cold-${round}`), { recursive: true });
    const unchanged = await repeat(() => build("out"));
    const one = await repeat((round) => {
      writeBrand(brands, count - 1, round + 1);
      return build("out");
    });
    const version = await repeat(() => run("--version"));
    const copies = (flags: string) =>
      repeat(async (round) => {
        const target = join(folder, `copy-${round}`);
        const measured = await measureProcess("cp", [flags, join(folder, "out"), target]);
        rmSync(target, { recursive: true });
        return measured;
      });
    const [copied, linked] = [await copies("-r"), await copies("-rl")];
    const samples: readonly Sample[] = [
      ["one Vite build of the runtime", vite],
      [`${count} brands, none packed before`, cold],
      [`${count} brands, logos never seen`, unseen],
      ["nothing changed", unchanged],
      [`one of ${count} changed`, one],
      ["livery --version", version],
      ["cp -r of the packs", copied],
      ["cp -rl of the packs", linked],
    ];
    const aims: readonly Aim[] = [
      { what: "one more brand ≤ 1/1,000 of a Vite build", of: cold, to: vite, most: count / 1000 },
      { what: `${count} brands ≤ 2.5 Vite builds`, of: cold, to: vite, most: 2.5 },
      { what: "nothing changed ≤ 3 × livery --version", of: unchanged, to: version, most: 3 },
      { what: "one changed ≤ 5 × livery --version", of: one, to: version, most: 5 },
      { what: `${count} brands ≤ 0.5 × cp -r of their packs`, of: cold, to: copied, most: 0.5 },
    ];
    console.log(formatBuilds(samples, aims, { count, peakBytes: Math.max(...cold.map(({ peakBytes }) => peakBytes)) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function repeat(measure: (round: number) => Promise<Measured>): Promise<readonly Measured[]> {
  const samples: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) samples.push(await measure(round));
  return samples;
}

/** Only what Vite does: a fresh build of the runtime also draws fonts and collects facts. */
async function viteBuild(cache: string): Promise<Measured> {
  rmSync(cache, { recursive: true, force: true });
  const marks: number[] = [];
  await buildRuntime({ cache, onProgress: () => marks.push(performance.now()) });
  const [bundling = 0, collecting = 0] = marks;
  return { milliseconds: collecting - bundling, peakBytes: 0 };
}

await benchmark();
