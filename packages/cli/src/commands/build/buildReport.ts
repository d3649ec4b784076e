import type { PackedBrand } from "@livery/pack/placePack.ts";
import type { PackResult } from "@livery/pack/packBrands.ts";
import { lobbyScripts } from "@livery/pack/runtime/firstLoad.ts";
import { relative } from "node:path";
import { formatFindings, plural } from "../../formatFindings.ts";
import type { Selection } from "../../selectBrands.ts";
import type { Terminal } from "../../terminal.ts";
import { complianceFacts, complianceLine } from "./complianceFacts.ts";
import { reasonText } from "./reasonText.ts";

/** The output of `livery build --json`. Within a schema version, keys are only added. */
export function buildReport({ ids, brands, problems, errors }: Selection, result?: PackResult): object {
  return {
    schemaVersion: 1,
    command: "build",
    ok: errors === 0 && (result?.failed ?? []).length === 0,
    brands: ids.map((id) => {
      const packed = result?.packed.find((brand) => brand.id === id);
      if (packed === undefined) return { id, packed: false, ...failureOf(id, result) };
      const compiled = brands.find((brand) => brand.id === id);
      const law = compiled === undefined ? {} : { compliance: complianceFacts(compiled.compliance) };
      return { ...packedFacts(packed), packed: true, reasons: packed.reasons, ...law };
    }),
    removed: result?.removed ?? [],
    left: result?.left ?? [],
    problems,
    ...(result === undefined ? {} : { runtime: runtimeFacts(result), sharedFiles: result.files }),
  };
}

function failureOf(id: string, result: PackResult | undefined): { failure?: string } {
  const failed = result?.failed.find((brand) => brand.id === id);
  return failed === undefined ? {} : { failure: failed.message };
}

function packedFacts({ id, merchant, directory, size: { files, bytes } }: PackedBrand): object {
  return { id, merchant, directory, files, bytes };
}

function runtimeFacts({ runtime }: PackResult): object {
  const { scripts, budget } = runtime.manifest.firstLoad;
  return {
    hash: runtime.hash,
    fresh: runtime.fresh,
    firstLoadScriptsBrotli: scripts,
    lobbyScriptsBrotli: lobbyScripts(runtime.manifest),
    budget,
  };
}

/** The output of `livery build` for people, without how long it took. */
export function formatBuild(selection: Selection, result: PackResult, terminal: Terminal): string {
  const { manifest } = result.runtime;
  const { scripts, budget } = manifest.firstLoad;
  const lobby = lobbyScripts(manifest);
  const fresh = result.packed.filter(({ reasons }) => reasons.length > 0);
  const width = Math.max(...fresh.map(({ id }) => id.length));
  const unchanged = result.packed.length - fresh.length;
  const packed = plural(fresh.length, "brand");
  const sum =
    unchanged === 0
      ? `${packed} packed`
      : fresh.length === 0
        ? `${plural(unchanged, "brand")} unchanged`
        : `${packed} packed, ${unchanged} unchanged`;
  return [
    ...(selection.problems.length === 0 ? [] : [formatFindings(selection, terminal)]),
    `Runtime ${result.runtime.fresh ? "built" : "unchanged"}; first-load scripts: ` +
      `${scripts.toLocaleString("en-US")} of ${budget.toLocaleString("en-US")} bytes (brotli); ` +
      `a lobby's: ${lobby.toLocaleString("en-US")}, ${(lobby / scripts).toFixed(2)} times as many`,
    ...fresh.flatMap((packed) => [
      packedLine(packed, width, terminal),
      `  ${terminal.style("dim", `packed because of ${reasonText(packed, selection)}`)}`,
      ...selection.brands
        .filter(({ id }) => id === packed.id)
        .map(({ compliance }) => `  ${terminal.style("dim", complianceLine(compliance))}`),
    ]),
    ...result.removed.map((id) => `${terminal.style("yellow", "-")} ${id} is no longer a site; its pack was removed`),
    ...result.left.map(
      (id) =>
        `${terminal.style("yellow", "!")} ${id} is not a site of these brands, but its pack is still there; --prune deletes it`,
    ),
    ...withErrors(selection).map((id) => `${terminal.style("red", "✗")} ${id} has errors and was not packed`),
    // Why is on stderr.
    ...result.failed.map(({ id }) => `${terminal.style("red", "✗")} ${id} could not be packed`),
    sum,
  ].join("\n");
}

/** Chosen brands that do not compile. */
function withErrors({ ids, brands }: Selection): readonly string[] {
  const sound = new Set(brands.map(({ id }) => id));
  return ids.filter((id) => !sound.has(id));
}

function packedLine({ id, directory, size }: PackedBrand, width: number, terminal: Terminal): string {
  const { files, bytes } = size;
  const place = relative(process.cwd(), directory) || directory;
  return `${terminal.style("green", "✓")} ${id.padEnd(width)}  ${place}  ${plural(files, "file")}, ${(bytes / 1_000_000).toFixed(1)} MB`;
}
