import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { PackResult } from "@livery/pack/packBrands.ts";
import { watchBrandFolders } from "@livery/pack/watchBrandFolders.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { compareText } from "@livery/pack/compareText.ts";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CommandContext } from "../../context.ts";
import { ended } from "../../ended.ts";
import { formatFindings } from "../../formatFindings.ts";
import { type Selection, selectPresentSites } from "../../selectBrands.ts";
import type { ServedBrand } from "../../server/gallery/renderGallery.ts";

/** Serves these brands from now on, with what is known of their problems. */
export type ShowBrands = (
  brands: readonly CompiledBrand[],
  found: Pick<Selection, "problemsOf">,
) => Promise<readonly ServedBrand[]>;

interface KeepPackedOptions {
  /** The requested brands; none means all. */
  readonly ids: readonly string[];
  readonly brandsFolder?: string;
  /** The day on which dated rules are evaluated; by default, the day of each run. */
  readonly date?: string;
  /** The selection at the start, whose problems are printed. */
  readonly selection: Selection;
  /** Those of its brands that could be packed. */
  readonly shown: readonly CompiledBrand[];
  /** Packs the brands of a selection. */
  readonly pack: (changed: Selection) => Promise<Pick<PackResult, "failed">>;
  readonly show: ShowBrands;
  readonly context: CommandContext;
}

/**
 * `livery serve --watch`: after each change below the brands folder, compiles, checks and packs the changed brands
 * again, until the process is asked to stop. A brand with errors, or one that cannot be drawn, keeps its last pack.
 */
export async function keepPacked(options: KeepPackedOptions): Promise<void> {
  const { context, brandsFolder = defaultBrandsFolder } = options;
  const look = createLook(options);
  let queue = Promise.resolve();
  const lookAgain = (): void => {
    queue = queue.then(() => (context.signal.aborted ? undefined : look()));
  };
  const watching = watchBrandFolders(resolve(brandsFolder), lookAgain);
  // Changes saved during the first packing are not lost.
  lookAgain();
  await ended(context.signal);
  watching.close();
  await queue;
}

/** Reads all brands and updates the packs. It never throws: the next change may fix the problem. */
function createLook({
  ids,
  brandsFolder,
  date,
  selection,
  shown: packed,
  pack,
  show,
  context,
}: KeepPackedOptions): () => Promise<void> {
  const { terminal } = context;
  const shown = new Map(packed.map((brand) => [brand.id, brand]));
  /** The last state of each brand that was packed, or could not be. */
  const tried = new Map(selection.brands.map((brand) => [brand.id, brand]));
  let told = JSON.stringify(selection.problems);
  let first = true;

  function tell(found: Selection): void {
    const problems = JSON.stringify(found.problems);
    if (problems !== told || (found.problems.length > 0 && !first)) terminal.note(formatFindings(found, terminal));
    told = problems;
    first = false;
  }

  async function takeUp(wanted: readonly CompiledBrand[], gone: readonly string[], found: Selection): Promise<void> {
    const started = performance.now();
    const { failed } = await pack({ ...found, brands: wanted });
    for (const brand of wanted) tried.set(brand.id, brand);
    const changed = wanted.filter(({ id }) => failed.every((brand) => brand.id !== id));
    const fresh = changed.filter(({ id }) => !shown.has(id)).map(({ id }) => id);
    for (const brand of changed) shown.set(brand.id, brand);
    for (const id of gone) {
      shown.delete(id);
      tried.delete(id);
    }
    const served = await show(
      [...shown.values()].toSorted((a, b) => compareText(a.id, b.id)),
      found,
    );
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    for (const { id } of changed) {
      const address = served.find((brand) => brand.id === id)?.address ?? "";
      const what = fresh.includes(id) ? "is new" : "was packed again";
      terminal.print(`${terminal.style("green", "✓")} ${id} ${what} in ${seconds}  ${address}`);
    }
    for (const id of gone) terminal.print(`${terminal.style("yellow", "-")} ${id} is no longer a site`);
  }

  return async () => {
    try {
      const found = await selectPresentSites(ids, brandsFolder, date);
      tell(found);
      const changed = found.brands.filter((brand) => !isDeepStrictEqual(brand, tried.get(brand.id)));
      const gone = [...shown.keys()].filter((id) => !found.sites.includes(id));
      if (changed.length > 0 || gone.length > 0) await takeUp(changed, gone, found);
    } catch (error) {
      if (context.signal.aborted) return;
      terminal.note(`${terminal.styleNote("red", "error:")} ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}
