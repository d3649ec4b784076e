import { createRandom } from "@livery/gateway/seed/random.ts";
import { cacheFolder } from "@livery/pack/workspace.ts";
import { packFolders, verifyPacks } from "@livery/pack/verify/verifyPacks.ts";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brandId, writeBrand, writeBrands } from "./builds/writeBrands.ts";
import { root } from "./lib/root.ts";

// npm run soak:builds: kills builds at random moments, runs two at once and removes brands meanwhile. After each of them
// every pack must be whole, old or new, and the next build must repair the rest. `-- 200` sets how many times, `-- 200 12345`
// also the seed. Exits with 1 at the first pack that is not.

const BRANDS = 12;
const [times = "200", seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
const random = createRandom(seed);
const livery = join(root, "packages/cli/src/livery.ts");

mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(join(cacheFolder, "soak-"));
const [brands, out] = [join(folder, "brands"), join(folder, "out")];
async function soak(count: number): Promise<number> {
  writeBrands(brands, BRANDS);
  const started = performance.now();
  await ended(startBuild());
  const usual = performance.now() - started;
  const all = packFolders(out);
  let absent = 0;
  for (let time = 1; time <= count; time += 1) {
    const disturbance = disturbances[time % disturbances.length]!;
    for (let change = 0; change < BRANDS / 2; change += 1) writeBrand(brands, random.between(0, BRANDS - 1), time);
    const removed = await disturbance(random.between(0, Math.ceil(usual * 1.2)));
    const left = packFolders(out);
    const gone = all.filter((id) => !left.includes(id));
    absent += gone.length;
    const torn = await faultsOf(left);
    if (removed !== undefined) writeBrand(brands, removed, time);
    const code = await ended(startBuild());
    const unrepaired = await faultsOf(all);
    if (torn.length + unrepaired.length > 0 || code !== 0) {
      console.error(`${disturbance.name}, time ${time}: the next build ended with ${code}`);
      for (const line of [...torn, ...unrepaired].slice(0, 10)) console.error(`  ${line}`);
      return 1;
    }
  }
  console.log(
    `${count} builds disturbed: no pack torn or lost. ${absent} packs were aside when a build was killed between its two ` +
      `renames, and back after the next one.`,
  );
  return 0;
}

/** Each disturbs a build after a time in ms. A removed brand is returned by its index. */
const disturbances: readonly ((ms: number) => Promise<number | undefined>)[] = [
  async function killed(ms) {
    const build = startBuild();
    await Promise.race([pause(ms), ended(build)]);
    build.kill("SIGKILL");
    await ended(build);
    return undefined;
  },
  async function interrupted(ms) {
    const build = startBuild();
    await Promise.race([pause(ms), ended(build)]);
    build.kill("SIGTERM");
    await ended(build);
    return undefined;
  },
  async function killedBesideAnother(ms) {
    const [one, other] = [startBuild(), startBuild()];
    await Promise.race([pause(ms), ended(one)]);
    one.kill("SIGKILL");
    await Promise.all([ended(one), ended(other)]);
    return undefined;
  },
  async function brandRemoved(ms) {
    const build = startBuild();
    await Promise.race([pause(ms / 2), ended(build)]);
    const index = random.between(0, BRANDS - 1);
    rmSync(join(brands, brandId(index)), { recursive: true });
    await ended(build);
    return index;
  },
];

type Build = ReturnType<typeof startBuild>;

function startBuild() {
  return spawn(process.execPath, [livery, "build", "--brands", brands, "--out", out], { stdio: "ignore" });
}

async function ended(build: Build): Promise<number | null> {
  if (build.exitCode !== null || build.signalCode !== null) return build.exitCode;
  const { promise, resolve } = Promise.withResolvers<number | null>();
  build.once("close", resolve);
  return promise;
}

async function faultsOf(ids: readonly string[]): Promise<readonly string[]> {
  const { faults } = await verifyPacks(out, ids);
  return faults.map(({ id, file, message }) => `${id}/${file}: ${message}`);
}

try {
  console.log(`Seed ${seed}.`);
  process.exitCode = await soak(Number(times));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
