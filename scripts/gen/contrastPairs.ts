import { glob } from "node:fs/promises";
import { join } from "node:path";
import { setAdapter } from "@vanilla-extract/css/adapter";
import { setFileScope } from "@vanilla-extract/css/fileScope";
import { recordedLogoSurfaces, recordedPairs } from "@livery/theme/paint.ts";
import { root } from "../lib/root.ts";

const nothing = () => undefined;

/** Discards styles: they are evaluated here for the pairs they record, not for their CSS. */
const silent = {
  appendCss: nothing,
  registerClassName: nothing,
  registerComposition: nothing,
  markCompositionUsed: nothing,
  onEndFileScope: nothing,
  getIdentOption: () => "short" as const,
};

/**
 * Evaluates every style of ui and runtime and writes the text and surface pairs, and the surfaces that show the logo,
 * sorted, each once.
 */
export async function generate(): Promise<{ path: string; content: string }[]> {
  setAdapter(silent);
  const files: string[] = [];
  for await (const file of glob("packages/{ui,runtime}/src/**/*.css.ts", { cwd: root })) files.push(file);
  for (const file of files.toSorted()) {
    setFileScope(file, "livery");
    await import(join(root, file));
  }
  return [
    { path: "packages/theme/src/contrastPairs.gen.json", content: sortedJson(recordedPairs()) },
    { path: "packages/theme/src/logo/logoSurfaces.gen.json", content: sortedJson(recordedLogoSurfaces()) },
  ];
}

/** A JSON list with one entry a line. */
function sortedJson(entries: readonly unknown[]): string {
  const lines = [...new Set(entries.map((entry) => JSON.stringify(entry)))].toSorted();
  return lines.length === 0 ? "[]\n" : `[\n${lines.map((line) => `  ${line}`).join(",\n")}\n]\n`;
}
