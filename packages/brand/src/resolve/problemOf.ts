import type { JsonPath } from "../jsonPointer.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { type Layer, placeIn, saidBy } from "./layer.ts";
import type { ResolvedBrand } from "./resolveBrand.ts";

/**
 * A problem with a value of a brand, reported where it can be fixed: at the value itself if brand.json contains it,
 * otherwise at `extends`, with the place of the inherited value in the message. `place` is the path to show if it
 * differs from the finding's.
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
  const says = saidBy(holder, path).about === "value" ? "The value is set" : "It follows from values set";
  const message = `${finding.message} ${says} in ${file}:${line}:${column}.`;
  return problemAt(document.source, document.valueSpan(["extends"]), path, { ...finding, message });
}

/** Whether `problemOf` reports a path at `extends`. */
export function isInherited({ layers }: ResolvedBrand, path: JsonPath): boolean {
  return deepest(layers, path) !== layers[0];
}

/** The layer that contains most of a path; the nearest one wins a tie. Layers hidden by an end do not count. */
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
