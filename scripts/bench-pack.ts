import { compileBrands } from "@livery/brand/compileBrands.ts";
import { buildRuntime, type RuntimeBuild } from "@livery/pack/buildRuntime.ts";
import { openOutFolder } from "@livery/pack/out/outFolder.ts";
import { startSharedLinker } from "@livery/pack/out/sharedLinker.ts";
import type { RunStep } from "@livery/pack/renderPack.ts";
import { packEach } from "@livery/pack/packEach.ts";
import { readBaseTexts } from "@livery/pack/readBaseTexts.ts";
import { readBrandSources } from "@livery/pack/readBrandSources.ts";
import { renderIcons } from "@livery/pack/render/renderIcons.ts";
import { cacheFolder } from "@livery/pack/workspace.ts";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeBrands } from "./builds/writeBrands.ts";

/** How many brands are packed; `npm run bench:pack -- 1000` packs 1,000. */
const count = Number(process.argv[2] ?? 200);

const ROUNDS = 5;

/** What is left of the packing when the drawing is taken off: own files are written, shared ones linked meanwhile. */
const DISK = "write, wait for links";

/** Milliseconds by step, in the order in which the steps first ran. */
type Times = Map<string, number>;

interface Round {
  readonly times: Times;
  /** Milliseconds from the first brand.json to the last pack. */
  readonly whole: number;
  /** Shared files of a brand. */
  readonly linked: number;
}

/** Measures the marginal cost of a brand next to one Vite build, in one run. */
async function benchmark(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  // On the cache's own disk, so that files are linked as they are in a build.
  const folder = mkdtempSync(join(cacheFolder, "bench-"));
  try {
    const { runtime, vite, whole } = await measureRuntime(folder);
    writeBrands(join(folder, "brands"), count);
    // The first round renders the icons and warms up the compiler; the median of the others is the cost of one brand
    // among many.
    await packAll(folder, "warm-up", runtime);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await packAll(folder, `round-${round}`, runtime));
    const median = rounds.toSorted((one, other) => one.whole - other.whole)[(ROUNDS - 1) / 2];
    if (median) console.log(report(median, await measureNewLogo(), vite, whole));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRuntime(folder: string): Promise<{ runtime: RuntimeBuild; vite: number; whole: number }> {
  const started = performance.now();
  const marks: number[] = [];
  const runtime = await buildRuntime({
    cache: join(folder, "runtime"),
    onProgress: () => marks.push(performance.now()),
  });
  const [bundling = 0, collecting = 0] = marks;
  return { runtime, vite: collecting - bundling, whole: performance.now() - started };
}

async function packAll(folder: string, name: string, runtime: RuntimeBuild): Promise<Round> {
  const times: Times = new Map();
  const run = clock(times);
  await using linker = startSharedLinker();
  const started = performance.now();
  const sources = await run("read", () => readBrandSources(join(folder, "brands"), folder));
  const baseTexts = await readBaseTexts();
  const { brands, problems } = run("parse, check, compile", () =>
    compileBrands(sources, { baseTexts, date: "2026-01-01" }),
  );
  if (brands.length !== count) throw new Error(`A generated brand does not compile: ${problems[0]?.message}`);
  const out = openOutFolder(join(folder, name));
  const drawing = performance.now();
  const drawn = sumOf(times);
  await packEach(brands, { runtime, out, linker, run });
  const ended = performance.now();
  times.set(DISK, ended - drawing - (sumOf(times) - drawn));
  return { times, whole: ended - started, linked: linker.counts.linked / count };
}

function sumOf(times: Times): number {
  return [...times.values()].reduce((sum, time) => sum + time, 0);
}

/** The icons of a logo that was never seen before. */
async function measureNewLogo(): Promise<number> {
  const rounds = 3;
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const title = `${process.pid}-${started}-${round}`;
    await renderIcons(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${title}</title></svg>`, {
      ground: "#ffffff",
    });
  }
  return (performance.now() - started) / rounds;
}

function clock(times: Times): RunStep & (<T>(step: string, work: () => T) => T) {
  return <T>(step: string, work: () => T): T => {
    const started = performance.now();
    const stop = (): void => void times.set(step, (times.get(step) ?? 0) + performance.now() - started);
    const result = work();
    if (result instanceof Promise) return result.finally(stop) as T;
    stop();
    return result;
  };
}

function report({ times, whole: all, linked }: Round, newLogo: number, vite: number, whole: number): string {
  const rows = [...times].map(([step, time]) =>
    row(step === "icons" ? "icons (cached)" : step, time / count, time / all),
  );
  return [
    `${count} generated brands, ${linked.toFixed(0)} files linked for each, median of ${ROUNDS} rounds, Node ${process.version}`,
    "",
    "step                       ms/brand   share",
    ...rows,
    row("a brand in all", all / count, 1),
    "",
    `icons of a new logo        ${milliseconds(newLogo)}`,
    `one Vite build             ${milliseconds(vite)}`,
    `the runtime in all, once   ${milliseconds(whole)}`,
    "",
    `One Vite build takes as long as packing ${((vite * count) / all).toFixed(0)} brands, ` +
      `or ${((vite * count) / (all - (times.get("drawing") ?? 0))).toFixed(0)} without drawing home.`,
  ].join("\n");
}

function row(step: string, perBrand: number, share: number): string {
  return `${step.padEnd(27)}${milliseconds(perBrand)} ${`${(share * 100).toFixed(1)} %`.padStart(8)}`;
}

function milliseconds(time: number): string {
  return time.toFixed(2).padStart(8);
}

await benchmark();
