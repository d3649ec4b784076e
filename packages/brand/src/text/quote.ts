import type { JsonValue } from "../jsonSchema.ts";
import { replaceHidden } from "@livery/product/hiddenCharacters.ts";

const LIMIT = 72;

/** A value as messages show it: JSON, truncated if long, with hidden characters as escapes. */
export function quote(value: JsonValue | undefined): string {
  const json = replaceHidden(JSON.stringify(value) ?? "nothing", escapesOf);
  return json.length > LIMIT ? `${json.slice(0, LIMIT)}…` : json;
}

function escapesOf(character: string): string {
  return character.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A file's size: `300 KiB`, `3 MiB`, `3.2 MiB`. */
export function sizeOf(bytes: number): string {
  const mebibytes = bytes / 1024 / 1024;
  return mebibytes < 1 ? `${Math.ceil(bytes / 1024)} KiB` : `${Number(mebibytes.toFixed(1))} MiB`;
}

/** `"a", "b" or "c"`; a list of more than twelve is truncated. */
export function listValues(values: readonly string[], word = "or"): string {
  if (values.length > 12) return `${values.slice(0, 12).map(quote).join(", ")} … (${values.length} in all)`;
  const [last = "", ...rest] = values.map(quote).toReversed();
  return rest.length === 0 ? last : `${rest.toReversed().join(", ")} ${word} ${last}`;
}
