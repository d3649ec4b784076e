import type { JsonPath } from "../jsonPointer.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { type Layer, placeIn, saidBy } from "./layer.ts";
import type { ResolvedBrand } from "./resolveBrand.ts";

/**
 * A finding about a value of a brand, where whoever has to act on it looks: at the value itself where brand.json holds
 * it. What it takes over is reported at its `extends`, and the message says where the value stands. `place` is the path
 * to show, where it is not that of the finding.
 */
export function problemOf(
  { document, layers }: ResolvedBrand,
  path: JsonPath,
  finding: Finding,
  place: JsonPath = path,
): Problem {
  const [own, holder] = [layers[0], deepest(layers, place)];
  if (holder === undefined || holder === own) {
    return problemAt(document.source, document.valueSpan(place), path, finding);
  }
  const { file, line, column } = placeIn(holder, place);
  const says = saidBy(holder, path).about === "value" ? "The value stands" : "It follows from what stands";
  const message = `${finding.message} ${says} in ${file}:${line}:${column}.`;
  return problemAt(document.source, document.valueSpan(["extends"]), path, { ...finding, message });
}

/** Whether `problemOf` reports a path at `extends`. */
export function isInherited({ layers }: ResolvedBrand, path: JsonPath): boolean {
  return deepest(layers, path) !== layers[0];
}

/** The layer that holds most of a path, the nearest of them; what an end hides does not count. */
function deepest(layers: readonly Layer[], path: JsonPath): Layer | undefined {
  let [holder] = layers;
  let depth = -1;
  for (const layer of layers) {
    const said = saidBy(layer, path);
    if (said.depth > depth) [holder, depth] = [layer, said.depth];
    if (said.about !== "nothing") break;
  }
  return holder;
}
