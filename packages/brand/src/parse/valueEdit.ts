import type { Node } from "jsonc-parser";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Edit } from "../problem.ts";

/**
 * The edit that sets `value` at the path `rest` below `node`, the innermost value of the path that exists. A new key is
 * added at the end of its object and formatted like its neighbour, with the same line breaks, indentation and spaces,
 * so that nothing else in the file changes. Undefined if a parent in the path is not an object.
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
  /** The text between a key and its value. */
  readonly colon: string;
  /** The padding inside the braces of an object on one line. */
  readonly pad: string;
}

/** The formatting of the nearest existing property: the last one of the object, or the one that contains it. */
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

/**
 * The text before the last property: the comma and the white space around it, without the empty lines that separate
 * groups.
 */
function separator(text: string, node: Node, last: Node): string {
  const previous = node.children?.at(-2);
  const between = previous ? text.slice(endOf(previous), last.offset) : `,${text.slice(node.offset + 1, last.offset)}`;
  return between.replace(/(\r?\n)(?:[\t ]*\r?\n)+/g, "$1");
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
