import type { PackedBrand } from "@livery/pack/placePack.ts";
import type { PackReason } from "@livery/pack/out/packRecord.ts";
import type { PackResult } from "@livery/pack/packBrands.ts";
import { lobbyScripts } from "@livery/pack/runtime/firstLoad.ts";
import { relative } from "node:path";
import { describeSource } from "../../brandSources.ts";
import { formatFindings, plural } from "../../formatFindings.ts";
import type { Selection } from "../../selectBrands.ts";
import type { Terminal } from "../../terminal.ts";
import { complianceFacts, complianceLine } from "./complianceFacts.ts";

/** The output of `livery build --json`. Within a schema version, keys are only added. */
export function buildReport({ ids, brands, problems, errors }: Selection, result?: PackResult): object {
  return {
    schemaVersion: 1,
    command: "build",
    ok: errors === 0 && (result?.failed ?? []).length === 0,
    brands: ids.map((id) => {
      const packed = [...(result?.packed ?? []), ...(result?.unchanged ?? [])].find((brand) => brand.id === id);
      if (packed === undefined) return { id, packed: false, ...failureOf(id, result) };
      const compiled = brands.find((brand) => brand.id === id);
      const law = compiled === undefined ? {} : { compliance: complianceFacts(compiled.compliance) };
      return { ...packedFacts(packed), packed: true, reasons: result?.reasons.get(id) ?? [], ...law };
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

function packedFacts({ id, merchant, directory, manifest }: PackedBrand): object {
  const files = Object.values(manifest.files);
  return { id, merchant, directory, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
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

/** The output of `livery build` for people. */
export function formatBuild(
  selection: Selection,
  result: PackResult,
  milliseconds: number,
  terminal: Terminal,
): string {
  const { manifest } = result.runtime;
  const { scripts, budget } = manifest.firstLoad;
  const lobby = lobbyScripts(manifest);
  const width = Math.max(...result.packed.map(({ id }) => id.length));
  const [fresh, unchanged] = [result.packed.length, result.unchanged.length];
  const packed = plural(fresh, "brand");
  const sum =
    unchanged === 0
      ? `${packed} packed`
      : fresh === 0
        ? `${plural(unchanged, "brand")} unchanged`
        : `${packed} packed, ${unchanged} unchanged`;
  return [
    ...(selection.problems.length === 0 ? [] : [formatFindings(selection, terminal)]),
    `Runtime ${result.runtime.fresh ? "built" : "unchanged"}; first-load scripts: ` +
      `${scripts.toLocaleString("en-US")} of ${budget.toLocaleString("en-US")} bytes (brotli); ` +
      `a lobby's: ${lobby.toLocaleString("en-US")}, ${(lobby / scripts).toFixed(2)} times as many`,
    ...result.packed.flatMap((packed) => [
      packedLine(packed, width, terminal),
      `  ${terminal.style("dim", `packed because of ${reasonsLine(packed.id, selection, result)}`)}`,
      ...selection.brands
        .filter(({ id }) => id === packed.id)
        .map(({ compliance }) => `  ${terminal.style("dim", complianceLine(compliance))}`),
    ]),
    ...result.removed.map((id) => `${terminal.style("yellow", "-")} ${id} is no longer a site; its pack was removed`),
    ...result.left.map(
      (id) =>
        `${terminal.style("yellow", "!")} ${id} is not a site of these brands, but its pack is still there; --prune deletes it`,
    ),
    // Why is on stderr.
    ...result.failed.map(({ id }) => `${terminal.style("red", "✗")} ${id} could not be packed`),
    `${sum} in ${(milliseconds / 1000).toFixed(1)} s`,
  ].join("\n");
}

const reasonTexts: Readonly<Record<Exclude<PackReason["kind"], "source">, string>> = {
  asked: "--all",
  changed: "a change in its pack since the last build",
  compiler: "a change in Livery's rules or code",
  new: "no earlier build",
  runtime: "a change in the runtime",
};

const MOST_REASONS = 4;

/** Why a brand was packed. */
function reasonsLine(id: string, { resolved }: Selection, { reasons }: PackResult): string {
  const all = (reasons.get(id) ?? []).map((reason) =>
    reason.kind === "source" ? describeSource(reason.name, resolved.get(id)) : reasonTexts[reason.kind],
  );
  const more = all.length > MOST_REASONS ? ` and ${all.length - MOST_REASONS} more` : "";
  return `${all.slice(0, MOST_REASONS).join(", ")}${more}`;
}

function packedLine({ id, directory, manifest }: PackedBrand, width: number, terminal: Terminal): string {
  const files = Object.values(manifest.files);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  const place = relative(process.cwd(), directory) || directory;
  return `${terminal.style("green", "✓")} ${id.padEnd(width)}  ${place}  ${plural(files.length, "file")}, ${megabytes.toFixed(1)} MB`;
}
