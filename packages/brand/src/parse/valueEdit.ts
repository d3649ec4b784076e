import type { Node } from "jsonc-parser";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Edit } from "../problem.ts";

/**
 * The edit that makes a JSON text say `value` at the path `rest` below `node`, the innermost value of the path that is
 * there. A new key comes last in its object and is written as its neighbour is: line breaks, indentation and spaces are
 * copied from there, so that nothing else of the file changes. Nothing where something else than an object stands in the way.
 */
export function valueEdit(text: string, node: Node, rest: JsonPath, value: JsonValue): Edit | undefined {
  const [key, ...inner] = rest;
  if (key === undefined) return { offset: node.offset, length: node.length, text: JSON.stringify(value) };
  if (node.type !== "object" || rest.some((step) => typeof step === "number")) return undefined;
  const style = styleOf(text, node);
  const written = `${JSON.stringify(key)}${style.colon}${nested(inner, value, style)}`;
  const last = node.children?.at(-1);
  if (last) return { offset: endOf(last), length: 0, text: `${separator(text, node, last)}${written}` };
  return { offset: node.offset + 1, length: node.length - 2, text: `${style.pad}${written}${style.pad}` };
}

interface Style {
  /** What stands between a key and its value. */
  readonly colon: string;
  /** What stands inside the braces of an object on one line. */
  readonly pad: string;
}

/** How the nearest property that is there is written: the last of the object, or the one that holds it. */
function styleOf(text: string, node: Node): Style {
  const property = node.children?.at(-1) ?? node.parent;
  const [key, value] = property?.children ?? [];
  const between = key && value ? text.slice(endOf(key), value.offset) : ": ";
  const colon = /[\r\n]/.test(between) ? ": " : between;
  return { colon, pad: colon === ":" ? "" : " " };
}

function nested([key, ...inner]: JsonPath, value: JsonValue, style: Style): string {
  if (key === undefined) return JSON.stringify(value);
  const { colon, pad } = style;
  return `{${pad}${JSON.stringify(key)}${colon}${nested(inner, value, style)}${pad}}`;
}

/** What stands before the last property: the comma with its surroundings, without empty lines that part groups. */
function separator(text: string, node: Node, last: Node): string {
  const previous = node.children?.at(-2);
  const between = previous ? text.slice(endOf(previous), last.offset) : `,${text.slice(node.offset + 1, last.offset)}`;
  return between.replace(/(\r?\n)(?:[\t ]*\r?\n)+/g, "$1");
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
