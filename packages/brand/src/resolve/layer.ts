import { isObject } from "../isObject.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";

/** One brand.json that contributes to a brand: its own, or that of a brand that it extends. */
export interface Layer {
  /** Id of the brand that the file belongs to. */
  readonly brand: string;
  readonly document: JsonDocument;
  /** The part of the document that applies here. */
  readonly value: JsonValue;
}

/** What a layer has at a path, and how many keys of the path exist in it. */
export interface Said {
  /**
   * `value`: the layer sets it. `nothing`: the layers below decide. `end`: the layer hides the layers below, with
   * `null`, or with a list or value in place of an object.
   */
  readonly about: "value" | "nothing" | "end";
  readonly depth: number;
}

/** Looks a path up in a layer. */
export function saidBy({ value }: Layer, path: JsonPath): Said {
  let at = value;
  for (const [depth, key] of path.entries()) {
    if (at === null) return { about: "end", depth };
    const child = childOf(at, key);
    if (child === undefined) return { about: isObject(at) ? "nothing" : "end", depth };
    at = child;
  }
  return { about: at === null ? "end" : "value", depth: path.length };
}

function childOf(value: JsonValue, key: string | number): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(key)] as JsonValue | undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** File, line and column of a path in a layer. */
export function placeIn({ document }: Layer, path: JsonPath): { file: string; line: number; column: number } {
  return { file: document.source.file, ...document.source.position(document.valueSpan(path).offset) };
}
