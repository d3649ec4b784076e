import { brandSchema, schemaAt } from "../brandSchema.ts";
import { type JsonPath, fromPointer, toPointer } from "../jsonPointer.ts";
import type { Finding, Problem } from "../problem.ts";
import { isOwn } from "../resolve/inheritable.ts";
import { saidBy } from "../resolve/layer.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { listValues, quote } from "../text/quote.ts";
import { missingKey, nameOf } from "./keyFindings.ts";
import { nearestName } from "./nearestName.ts";
import { type ShapeErrors, shapeErrorsOf } from "./shapeErrors.ts";
import { wrongValue } from "./valueFindings.ts";

/**
 * Reports required keys that neither the brand nor any brand it extends sets. `found` holds the shape problems: a
 * required key that was misspelt is not reported twice. An abstract brand may leave keys out.
 */
export function checkComplete(
  brand: ResolvedBrand,
  found: readonly Problem[],
  errorsOf: ShapeErrors = shapeErrorsOf,
): Problem[] {
  const meant = meantKeys(found);
  return errorsOf(brand.written).flatMap(({ keyword, path }) => {
    if (keyword === "minProperties") return [problemOf(brand, path, emptyObject(brand, path))];
    if (keyword !== "required" || meant.has(toPointer(path))) return [];
    return brand.config.abstract && !isInList(path)
      ? []
      : [problemOf(brand, path, missing(brand, path), placeOf(brand, path))];
  });
}

/** The object that lacks the key, or the null in its place. */
function placeOf({ document }: ResolvedBrand, path: JsonPath): JsonPath {
  return document.has(path) ? path : path.slice(0, -1);
}

/** Lists replace each other as a whole, so a key missing in an entry cannot be set elsewhere. */
function isInList(path: JsonPath): boolean {
  return path.some((_, depth) => schemaAt(path.slice(0, depth))?.items !== undefined);
}

/** Keys that are present under a wrong name. */
function meantKeys(found: readonly Problem[]): Set<string> {
  const unknown = found.filter(({ code }) => code === "LIV1101");
  return new Set(
    unknown.map(({ pointer }) => {
      const path = fromPointer(pointer);
      const object = path.slice(0, -1);
      const names = Object.keys((schemaAt(object) ?? brandSchema).properties ?? {});
      return toPointer([...object, nearestName(path.at(-1) ?? "", names) ?? ""]);
    }),
  );
}

function missing(brand: ResolvedBrand, path: JsonPath): Finding {
  const object = path.slice(0, -1);
  const key = String(path.at(-1));
  const finding = missingKey(object, key, schemaAt(object) ?? brandSchema);
  if (brand.parents.length === 0) return finding;
  const [, ...inherited] = brand.layers;
  if (inherited.some((layer) => saidBy(layer, path).about === "value")) {
    return {
      ...finding,
      message: `${nameOf(path)} has no value: null removes the inherited value, and there is no default.`,
      suggestion: "Write a value, or remove the null to inherit the value again.",
    };
  }
  const why = isOwn(path)
    ? "and the brand cannot inherit it"
    : `and it is not set in ${listValues(brand.parents)} either`;
  return { ...finding, message: `The key ${quote(key)} is missing in ${nameOf(object)}, ${why}.` };
}

function emptyObject(brand: ResolvedBrand, path: JsonPath): Finding {
  return wrongValue(path, brand.document.valueAt(path), schemaAt(path) ?? brandSchema, "minProperties");
}
