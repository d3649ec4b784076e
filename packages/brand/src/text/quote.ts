import type { JsonValue } from "../jsonSchema.ts";
import { visibleText } from "./visibleText.ts";

const LIMIT = 72;

/** A value as messages show it: JSON, truncated if long, without invisible characters. */
export function quote(value: JsonValue | undefined): string {
  const json = visibleText(JSON.stringify(value) ?? "nothing");
  return json.length > LIMIT ? `${json.slice(0, LIMIT)}…` : json;
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
