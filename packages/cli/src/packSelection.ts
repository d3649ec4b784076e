import { packBrands, type PackResult } from "@livery/pack/packBrands.ts";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { brandSources } from "./brandSources.ts";
import type { CommandContext } from "./context.ts";
import { packProgress } from "./packProgress.ts";
import type { Selection } from "./selectBrands.ts";

interface PackSelectionOptions {
  readonly out: string;
  /** Whether packs of removed brands are deleted. */
  readonly prune: boolean;
  /** Whether brands are packed whose packs are up to date. */
  readonly all?: boolean;
  /** The most brands packed at once; as many as the machine has cores, if not given. */
  readonly jobs?: number | undefined;
}

/** More threads need more memory than small machines have. */
const MOST_THREADS = 8;

/** Packs the chosen brands that have changed. Reports slow steps, and brands that could not be packed, on stderr. */
export async function packSelection(
  selection: Selection,
  { out, prune, all = false, jobs = Math.min(availableParallelism(), MOST_THREADS) }: PackSelectionOptions,
  { terminal, signal }: CommandContext,
): Promise<PackResult> {
  const result = await packBrands(selection.brands, {
    out: resolve(out),
    all,
    jobs,
    sourcesOf: (id) => brandSources(id, selection),
    signal,
    onPacked: packProgress(terminal),
    onProgress: (step) => terminal.note(terminal.styleNote("dim", `… ${step}`)),
    existing: selection.sites,
    prune,
  });
  for (const { id, message } of result.failed) {
    terminal.note(`${terminal.styleNote("red", "✗")} ${id} was not packed. ${message}`);
  }
  return result;
}

/**
 * Whether every brand of this repository was chosen, so that packs of removed brands are deleted without being asked.
 * With brands from elsewhere this is never true: the folder may contain packs of another set.
 */
export function isWholeSet(ids: readonly string[], brands: string | undefined): boolean {
  return ids.length === 0 && brands === undefined;
}
