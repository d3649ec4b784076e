import { isObject } from "../isObject.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { type Problem, problemAt } from "../problem.ts";
import { isOwn } from "../resolve/inheritable.ts";
import { saidBy } from "../resolve/layer.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { listValues } from "../text/quote.ts";
import { nameOf } from "./keyFindings.ts";

/** Advice for every `null` that removes nothing: the author expected an inherited value there. */
export function checkNulls({ document, layers, parents }: ResolvedBrand): Problem[] {
  const [, ...inherited] = layers;
  if (inherited.length === 0) return [];
  return nullsIn(document.value, [])
    .filter((path) => firstSaid(path) !== "value")
    .map((path) =>
      problemAt(document.source, document.valueSpan(path), path, {
        code: "LIV1306",
        severity: "advice",
        message: isOwn(path)
          ? `null has no effect: ${nameOf(path)} is never inherited.`
          : `null has no effect: ${nameOf(path)} is not set in ${listValues(parents)}.`,
        suggestion: "Remove the key.",
      }),
    );

  function firstSaid(path: JsonPath): "value" | "nothing" | "end" {
    for (const layer of inherited) {
      const { about } = saidBy(layer, path);
      if (about !== "nothing") return about;
    }
    return "nothing";
  }
}

function nullsIn(value: JsonValue, path: JsonPath): JsonPath[] {
  if (value === null) return [path];
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => nullsIn(child, [...path, key])) : [];
}
