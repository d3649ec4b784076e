import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";

/**
 * JSON that can also express what no value can: a duplicate key, a key that JavaScript reserves, another number format.
 */
export type JsonTree =
  | { readonly raw: string }
  | { readonly list: readonly JsonTree[] }
  | { readonly entries: readonly (readonly [key: string, value: JsonTree])[] };

export function treeOf(value: JsonValue): JsonTree {
  if (Array.isArray(value)) return { list: value.map((entry: JsonValue) => treeOf(entry)) };
  if (typeof value !== "object" || value === null) return { raw: JSON.stringify(value) };
  return { entries: Object.entries(value).map(([key, child]) => [key, treeOf(child as JsonValue)]) };
}

/** Prints a tree. Keys are already JSON strings. */
export function printTree(tree: JsonTree, indent = "\n"): string {
  if ("raw" in tree) return tree.raw;
  const inner = indent === "" ? "" : `${indent}  `;
  const children =
    "list" in tree
      ? tree.list.map((child) => printTree(child, inner))
      : tree.entries.map(([key, child]) => `${JSON.stringify(key)}: ${printTree(child, inner)}`);
  const [open, close] = "list" in tree ? ["[", "]"] : ["{", "}"];
  return children.length === 0 ? `${open}${close}` : `${open}${inner}${children.join(`,${inner}`)}${indent}${close}`;
}

/** The tree with the node at a path replaced by another tree, by several entries, or by none. */
export function changeTree(
  tree: JsonTree,
  path: JsonPath,
  to: (found: JsonTree, key: string) => readonly (readonly [key: string, value: JsonTree])[],
): JsonTree {
  const [key, ...rest] = path;
  const step = (name: string, child: JsonTree): readonly (readonly [string, JsonTree])[] => {
    if (name !== String(key)) return [[name, child]];
    return rest.length === 0 ? to(child, name) : [[name, changeTree(child, rest, to)]];
  };
  if ("list" in tree)
    return { list: tree.list.flatMap((child, at) => step(String(at), child).map(([, made]) => made)) };
  return "entries" in tree ? { entries: tree.entries.flatMap(([name, child]) => step(name, child)) } : tree;
}
