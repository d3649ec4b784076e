import type { JsonValue } from "@livery/brand/jsonSchema.ts";

/** The line width of this repository's formatter. */
const WIDTH = 120;

/** A config formatted like this repository's formatter: lists and the smallest objects on one line. */
export function formatConfig(value: JsonValue, indent = "", before = 0): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (isList(value)) {
    const entries = value.map((entry) => formatConfig(entry, deeper));
    const line = `[${entries.join(", ")}]`;
    // Leaves room for the comma.
    if (!line.includes("\n") && indent.length + before + line.length < WIDTH) return line;
    return `[\n${entries.map((entry) => deeper + entry).join(",\n")}\n${indent}]`;
  }
  if (Object.keys(value).length === 0) return "{}";
  if (Object.keys(value).length <= 2 && Object.values(value).every((own) => typeof own !== "object")) {
    const line = `{ ${Object.entries(value).map(pair).join(", ")} }`;
    if (indent.length + before + line.length < WIDTH) return line;
  }
  const entries = Object.entries(value).map(([key, own]) => {
    const name = `${JSON.stringify(key)}: `;
    return deeper + name + formatConfig(own, deeper, name.length);
  });
  return `{\n${entries.join(",\n")}\n${indent}}`;
}

function pair([key, value]: readonly [string, JsonValue]): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
