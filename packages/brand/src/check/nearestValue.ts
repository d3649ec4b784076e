import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import { hexOfCss } from "./hexOfCss.ts";
import { nearestName } from "./nearestName.ts";

/** Longer texts get no suggestion: nobody would read it, and some corrections take quadratic time. */
const LONGEST = 500;

/** The closest valid value to a rejected one, if there is an obvious one. */
export function nearestValue(value: JsonValue, schema: JsonSchema): JsonValue | undefined {
  if (typeof value === "string" && value.length > LONGEST) return undefined;
  if (Array.isArray(value) && schema.type === "string") return nearestEntry(value, schema);
  if (schema.enum) return typeof value === "string" ? nearestName(value, schema.enum) : undefined;
  if (schema.type === "boolean") return nearestBoolean(value);
  if (schema.type === "number" || schema.type === "integer") return nearestNumber(value, schema);
  if (schema.type === "string") return nearestText(value, schema);
  if (schema.type === "array")
    return Array.isArray(value) || !schema.items ? undefined : nearestList(value, schema.items);
  const firstKey =
    schema["x-from"] === "languages" && typeof value === "string" ? Object.keys(schema.properties ?? {})[0] : undefined;
  return firstKey === undefined ? undefined : { [firstKey]: value };
}

/** The only entry of a list in place of a single text. */
function nearestEntry(entries: readonly JsonValue[], schema: JsonSchema): JsonValue | undefined {
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) return undefined;
  return accepts(schema, entry) ? entry : nearestValue(entry, schema);
}

function nearestBoolean(value: JsonValue): boolean | undefined {
  if (typeof value === "object") return undefined;
  const word = String(value).toLowerCase();
  if (["true", "yes", "on", "1", "enabled"].includes(word)) return true;
  if (["false", "no", "off", "0", "disabled"].includes(word)) return false;
  return undefined;
}

function nearestNumber(
  value: JsonValue,
  { type, minimum = -Infinity, maximum = Infinity }: JsonSchema,
): number | undefined {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const digits =
    typeof value === "string" ? /^\s*(-?\d+(?:\.\d+)?)\s*(?:px|em|rem|s|ms|%)?\s*$/.exec(value)?.[1] : value;
  const number = typeof digits === "number" ? digits : Number(digits ?? Number.NaN);
  if (Number.isNaN(number)) return undefined;
  return Math.min(maximum, Math.max(minimum, type === "integer" ? Math.round(number) : number));
}

function nearestList(value: JsonValue, items: JsonSchema): JsonValue | undefined {
  const entry = accepts(items, value) ? value : nearestValue(value, items);
  return entry === undefined ? undefined : [entry];
}

/** Corrections to try in turn; the first one that makes the text valid is suggested. */
const repairs: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.replace(/^http:/, "https:"),
  (text) => text.replace(/\/+$/, ""),
  (text) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/[/:?#].*$/, ""),
  (text) => /^(?:https?:\/\/)?[^/]+/.exec(text.toLowerCase())?.[0]?.replace(/^http:/, "https:") ?? "",
  (text) => `https://${text.replace(/^\/\//, "").replace(/\/+$/, "")}`,
  (text) => `https://${/^[^/]*/.exec(text.toLowerCase())?.[0]}`,
  asciiAddress,
  (text) => asciiAddress(`https://${text}`).slice("https://".length),
  (text) => countryCodes[text.trim().toUpperCase()] ?? "",
];

/** An address whose domain has letters beyond ASCII, in the form that browsers and name servers use (`xn--…`). */
function asciiAddress(text: string): string {
  if (!/^https:\/\/.*\P{ASCII}/u.test(text) || !URL.canParse(text)) return "";
  const { href, pathname } = new URL(text);
  return pathname === "/" ? href.slice(0, -1) : href;
}

/** Codes that are in use for a country besides its ISO 3166-1 code. */
const countryCodes: Readonly<Record<string, string>> = { UK: "GB", EL: "GR" };

/** Corrections for colours. In any other text a leading # would make no sense. */
const colorRepairs: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => `#${text.trim()}`,
  (text) => hexOfCss(text) ?? "",
  (text) => text.replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/i, "$1"),
];

/** Corrections for names of files, brands and merchants. They would turn prose into nonsense. */
const nameRepairs: readonly ((text: string) => string)[] = [
  (text) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^[-0-9]+|-+$/g, ""),
  (text) => text.replaceAll(/[^A-Za-z0-9_-]+/g, "-").replaceAll(/^-+|-+$/g, ""),
  // Windows has no folder of such a name.
  (text) => (/^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(text) ? `${text.toLowerCase()}-site` : ""),
];

function fileName(text: string): string {
  return `${text.replace(/^.*\//, "").replace(/\.[a-z]+$/i, "")}.svg`;
}

function nearestText(value: JsonValue, schema: JsonSchema): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  const { pattern = "" } = schema;
  if (text.trim() === "") return undefined;
  return [text, ...repairsFor(pattern).map((repair) => repair(text))].find((repaired) => accepts(schema, repaired));
}

function repairsFor(pattern: string): readonly ((text: string) => string)[] {
  if (pattern.startsWith("^#")) return colorRepairs;
  if (pattern.includes(".svg")) return [fileName];
  const runningText = pattern.startsWith("^(?=") || pattern.startsWith("^[^");
  return runningText ? repairs.slice(0, 1) : [...repairs, ...nameRepairs];
}

function accepts(schema: JsonSchema, value: JsonValue): boolean {
  if (schema.enum) return typeof value === "string" && schema.enum.includes(value);
  if (schema.type !== "string" || typeof value !== "string") return false;
  const { minLength = 1, maxLength = Infinity, pattern = "" } = schema;
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern, "u").test(value);
}
