import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "./lib/root.ts";
import { writeImage } from "./powerLoss/checkImage.ts";
import { prepareFile } from "./powerLoss/prepareFile.ts";
import { recordRun } from "./powerLoss/recordRun.ts";
import { type Failure, replay } from "./powerLoss/replay.ts";
import { straceProblem } from "./powerLoss/straceRun.ts";
import { complaints, formatSummary, type Row } from "./powerLoss/summary.ts";
import type { Synchronous } from "./powerLoss/traced.ts";

// npm run soak:power-loss: checks whether a power loss destroys anything that the platform has acknowledged. `-- 5000`
// checks so many images of possible disk contents, `-- 5000 12345` also sets the seed. Exits with 0 if nothing is lost
// and the method has proved that it would have noticed, with 1 if not, with 2 if nothing could be tried.

/** The product's own mode; one that may lose the last responses; and one that must, to prove that the method works. */
const modes: readonly { readonly mode: Synchronous; readonly share: number }[] = [
  { mode: "full", share: 1 },
  { mode: "normal", share: 0.1 },
  { mode: "off", share: 0.1 },
];

const OPERATIONS = 2000;
/** Fewer images than this prove little. */
const LEAST_IMAGES = 30;
const failureFolder = join(root, "reports", "power-loss");

const [images = "2000", seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
if (!(Number(images) >= LEAST_IMAGES) || !/^\d+$/u.test(seed)) {
  console.error(`Usage: npm run soak:power-loss [-- <images, ${LEAST_IMAGES} or more> [<seed>]]`);
  process.exitCode = 2;
} else {
  const problem = straceProblem();
  if (problem === undefined) process.exitCode = await soak(Number(images));
  else {
    console.error(`Not run, so nothing is proved: ${problem}`);
    process.exitCode = 2;
  }
}

async function soak(count: number): Promise<number> {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stop.abort());
  // strace names files without links.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "livery-power-loss-")));
  try {
    const started = Date.now();
    console.log(`Seed ${seed}.`);
    const rows = await tryModes(folder, count, stop.signal);
    const found = complaints(rows);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`\n${formatSummary(rows)}\n`);
    const verdict = found.length === 0 ? `FULL lost nothing in ${count} images, and OFF is caught.` : found.join("\n");
    console.log(`${verdict} (${seconds} s, seed ${seed})`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    return 130;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryModes(folder: string, count: number, signal: AbortSignal): Promise<readonly Row[]> {
  const prepared = join(folder, "prepared.sqlite");
  const players = await prepareFile(prepared);
  const rows: Row[] = [];
  for (const { mode, share } of modes) {
    const own = join(folder, mode);
    mkdirSync(own);
    signal.throwIfAborted();
    const recording = await recordRun(own, prepared, { players, synchronous: mode, operations: OPERATIONS, seed });
    const part = Math.max(LEAST_IMAGES, Math.ceil(count * share));
    const replayed = await replay(recording, { folder: join(own, "image"), images: part, seed, signal });
    rmSync(own, { recursive: true });
    rows.push({ mode, operations: OPERATIONS, events: recording.events, ...replayed });
    if (mode === "full" && replayed.firstFailure) keep(replayed.firstFailure);
  }
  return rows;
}

/** What a power loss left that it should not have. */
function keep({ after, files, reasons }: Failure): void {
  writeImage(failureFolder, files);
  console.error(
    `The first such image is in ${relative(root, failureFolder)}; the power was lost after event ${after}:`,
  );
  for (const reason of reasons.slice(0, 10)) console.error(`  ${reason}`);
}
