import type { Node } from "jsonc-parser";
import { type JsonPath, toPointer } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Edit } from "../problem.ts";
import type { SourceText, Span } from "../text/sourceText.ts";
import { valueEdit } from "./valueEdit.ts";

/** A parsed JSON file: its value, and the position of each part. */
export class JsonDocument {
  readonly source: SourceText;
  readonly value: JsonValue;
  readonly #root: Node;

  constructor(source: SourceText, root: Node, value: JsonValue) {
    this.source = source;
    this.#root = root;
    this.value = value;
  }

  /** Whether the file itself contains a value at this path. */
  has(path: JsonPath): boolean {
    return this.#deepest(path).depth === path.length;
  }

  /** The value at a path; null if the file has none. */
  valueAt(path: JsonPath): JsonValue {
    let at: JsonValue = this.value;
    for (const key of path) at = (at as Readonly<Record<string | number, JsonValue>> | null)?.[key] ?? null;
    return at;
  }

  /** The edit that sets a value at a path; undefined if a parent in the path is not an object. */
  edit(path: JsonPath, value: JsonValue): Edit | undefined {
    const { node, depth } = this.#deepest(path);
    return valueEdit(this.source.text, node, path.slice(depth), value);
  }

  /** The position of the value at a path, or of its innermost parent in the file. */
  valueSpan(path: JsonPath): Span {
    const { node, depth } = this.#deepest(path);
    const bracket = depth < path.length || node.type === "object" || node.type === "array";
    return depth < path.length && node.parent?.type === "property"
      ? keyOf(node)
      : { offset: node.offset, length: bracket ? 1 : node.length };
  }

  /** The position of the key at a path. */
  keySpan(path: JsonPath): Span {
    const { node, depth } = this.#deepest(path);
    return depth === path.length && node.parent?.type === "property" ? keyOf(node) : this.valueSpan(path);
  }

  /** JSON pointers of every value in the file that contains no other values. */
  leaves(): string[] {
    return leavesOf(this.value, []).map(toPointer);
  }

  #deepest(path: JsonPath): { node: Node; depth: number } {
    let node = this.#root;
    for (const [depth, key] of path.entries()) {
      const child = childOf(node, key);
      if (!child) return { node, depth };
      node = child;
    }
    return { node, depth: path.length };
  }
}

function childOf(node: Node, key: string | number): Node | undefined {
  if (node.type === "array") return node.children?.[Number(key)];
  if (node.type !== "object") return undefined;
  return node.children?.find((property) => property.children?.[0]?.value === key)?.children?.[1];
}

function keyOf(node: Node): Span {
  const key = node.parent?.children?.[0] ?? node;
  return { offset: key.offset, length: key.length };
}

function leavesOf(value: JsonValue, path: JsonPath): JsonPath[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return inner.length === 0 ? [path] : inner.flatMap(([key, child]) => leavesOf(child as JsonValue, [...path, key]));
}
