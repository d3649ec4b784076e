import { brandSchema, schemaAt } from "../brandSchema.ts";
import { type JsonPath, fromPointer, toPointer } from "../jsonPointer.ts";
import type { Finding, Problem } from "../problem.ts";
import { isOwn } from "../resolve/inheritable.ts";
import { saidBy } from "../resolve/layer.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { listValues, quote } from "../text/quote.ts";
import { type ShapeError, validateBrand } from "../validateBrand.gen.js";
import { missingKey, nameOf } from "./keyFindings.ts";
import { nearestName } from "./nearestName.ts";
import { wrongValue } from "./valueFindings.ts";

/**
 * Whether all that has to be there is there, in the brand itself or in one that it extends. `found` are the problems of
 * its shape: a required key under a misspelt name is no second problem. An abstract brand may leave keys out.
 */
export function checkComplete(brand: ResolvedBrand, found: readonly Problem[]): Problem[] {
  if (validateBrand(brand.written)) return [];
  const meant = meantKeys(found);
  return (validateBrand.errors ?? []).flatMap((error) => {
    const path = pathOf(error);
    if (error.keyword === "minProperties") return [problemOf(brand, path, emptyObject(brand, path))];
    if (error.keyword !== "required" || meant.has(toPointer(path))) return [];
    return brand.config.abstract && !isInList(path)
      ? []
      : [problemOf(brand, path, missing(brand, path), placeOf(brand, path))];
  });
}

/** The path of what an error is about: of a required key that is not there, its own. */
function pathOf({ instancePath, params }: ShapeError): JsonPath {
  const path = fromPointer(instancePath);
  return params.missingProperty === undefined ? path : [...path, params.missingProperty];
}

/** The object that lacks the key, or the null in the key's place. */
function placeOf({ document }: ResolvedBrand, path: JsonPath): JsonPath {
  return document.has(path) ? path : path.slice(0, -1);
}

/** What an entry of a list lacks is never said elsewhere: lists are taken over as a whole. */
function isInList(path: JsonPath): boolean {
  return path.some((_, depth) => schemaAt(path.slice(0, depth))?.items !== undefined);
}

/** Keys that are there under a wrong name. */
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
      message: `${nameOf(path)} has no value: null takes back what an extended brand says, and there is no default.`,
      suggestion: "Write a value, or remove the null to take over that one again.",
    };
  }
  const why = isOwn(path)
    ? "and no brand takes it over from another"
    : `nor does it stand in ${listValues(brand.parents)}`;
  return { ...finding, message: `The key ${quote(key)} is missing in ${nameOf(object)}, ${why}.` };
}

function emptyObject(brand: ResolvedBrand, path: JsonPath): Finding {
  return wrongValue(path, brand.document.valueAt(path), schemaAt(path) ?? brandSchema, "minProperties");
}
