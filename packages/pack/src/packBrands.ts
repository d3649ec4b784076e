import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { resolve } from "node:path";
import { buildRuntime, type RuntimeBuild } from "./buildRuntime.ts";
import { type OutFolder, openOutFolder } from "./out/outFolder.ts";
import { recordPack } from "./out/packRecord.ts";
import { settleGone } from "./out/settleGone.ts";
import { startSharedLinker } from "./out/sharedLinker.ts";
import { takeTurn } from "./out/takeTurn.ts";
import { explainWriteError } from "./packError.ts";
import { packInThreads } from "./packInThreads.ts";
import { type PackPlan, type PlanOptions, planPack, type UpToDate } from "./packPlan.ts";
import type { PlacedBrand } from "./placePack.ts";

interface PackAllOptions extends PlanOptions {
  readonly out: string;
  /** All existing brands; without this, no pack counts as one of a removed brand. */
  readonly existing?: readonly string[];
  /** Whether packs of removed brands are deleted. */
  readonly prune?: boolean;
  /** The most threads that pack brands at once; 1 unless given. */
  readonly jobs?: number;
  /** The folder in which builds of the runtime are kept, if it is not the usual one. */
  readonly cache?: string;
  readonly onProgress?: (step: string) => void;
  /** Called before the first brand, and after each one that was packed or could not be. */
  readonly onPacked?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** A brand that could not be packed; its last pack, if it has one, is still there. */
export interface FailedBrand {
  readonly id: string;
  /** A sentence for the operator. */
  readonly message: string;
}

export interface PackResult {
  readonly runtime: RuntimeBuild;
  /** Every brand whose pack is up to date now, in the order of the brands. */
  readonly packed: readonly UpToDate[];
  readonly failed: readonly FailedBrand[];
  /** Ids of packs that were deleted because their brand was removed or renamed. */
  readonly removed: readonly string[];
  /** Ids of such packs that are still there. */
  readonly left: readonly string[];
  readonly files: { readonly linked: number; readonly copied: number };
}

/**
 * Builds the runtime once and packs every given brand whose pack is not up to date; a brand that cannot be drawn does not
 * keep the others from being packed. An abort stops between brands and leaves only complete packs.
 * Throws a `PackError` for problems that the person at the command line can fix.
 */
export async function packBrands(brands: readonly CompiledBrand[], options: PackAllOptions): Promise<PackResult> {
  return packInto(brands, options).catch((error: unknown) => {
    throw explainWriteError(error, resolve(options.out));
  });
}

async function packInto(brands: readonly CompiledBrand[], options: PackAllOptions): Promise<PackResult> {
  const { onProgress, signal, cache } = options;
  const out = openOutFolder(options.out);
  const runtime = await buildRuntime({
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
    ...(cache !== undefined && { cache }),
  });
  const plan = () => brands.map((brand) => planPack(brand, runtime, out.path, options));
  const first = plan();
  if (first.every(isUpToDate))
    return { runtime, ...noWork, packed: first.flatMap(({ earlier }) => earlier ?? []), ...settleGone(out, options) };
  using turn = await takeTurn(out.path, {
    onWait: () => onProgress?.("waiting for another build into the same folder"),
    ...(signal && { signal }),
  });
  const plans = turn.hasWaited ? plan() : first;
  const due = plans.filter((one) => !isUpToDate(one));
  const { packed, failed, files } = await packDue(due, options, { runtime, out });
  const packs = new Map(packed.map((pack) => [pack.id, pack]));
  const upToDate = plans.flatMap(({ brand, reasons, earlier }) => {
    const pack = packs.get(brand.id);
    return pack ? [{ ...pack, reasons, times: pack.state.times }] : (earlier ?? []);
  });
  return { runtime, packed: upToDate, failed, ...settleGone(out, options), files };
}

const noWork = { failed: [], files: { linked: 0, copied: 0 } };

const isUpToDate = ({ reasons }: PackPlan) => reasons.length === 0;

async function packDue(
  due: readonly PackPlan[],
  { onProgress, onPacked, jobs = 1, signal }: PackAllOptions,
  { runtime, out }: Pick<PackEach, "runtime" | "out">,
): Promise<PackedEach> {
  if (due.length > 0) onProgress?.(`packing ${namesOf(due)}`);
  let done = 0;
  onPacked?.(done, due.length);
  const inputs = new Map(due.map(({ brand, inputs }) => [brand.id, inputs]));
  return packAll(
    due.map(({ brand }) => brand),
    {
      runtime,
      out,
      jobs: Math.min(jobs, Math.floor(due.length / LEAST_OF_THREAD)),
      ...(signal && { signal }),
      onDone: (pack) => {
        if (pack) recordPack(out.path, pack.id, pack.state, inputs.get(pack.id)!);
        onPacked?.((done += 1), due.length);
      },
    },
  );
}

/** Fewer brands are packed before another thread has loaded the code. */
const LEAST_OF_THREAD = 20;

/** Packs brands, whatever packs there are. */
export async function packAll(
  brands: readonly CompiledBrand[],
  options: PackEach & { readonly jobs: number },
): Promise<PackedEach> {
  if (options.jobs > 1) return packInThreads(brands, options);
  // The code that renders takes long to load, and much memory; threads load their own.
  const { packEach } = await import("./packEach.ts");
  await using linker = startSharedLinker();
  const each = await packEach(brands, { ...options, linker });
  return { ...each, files: linker.counts };
}

/** More names than these nobody would read. */
const MOST_NAMES = 12;

function namesOf(plans: readonly PackPlan[]): string {
  return plans.length > MOST_NAMES ? `${plans.length} brands` : plans.map(({ brand }) => brand.id).join(", ");
}

/** What packing several brands needs. */
export interface PackEach {
  readonly runtime: RuntimeBuild;
  readonly out: OutFolder;
  readonly signal?: AbortSignal;
  /** Called when a pack is in its place, and without one for a brand that failed. */
  readonly onDone?: (brand?: PlacedBrand) => void;
}

/** What became of several brands. */
export type PackedEach = Pick<PackResult, "failed" | "files"> & { readonly packed: readonly PlacedBrand[] };
