import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { JsonPath } from "../jsonPointer.ts";

/**
 * The thirteen values that make a brand recognisable even without its colours, starting with those that change most
 * (design brief §2, knobs 1 to 12 and 19).
 */
export const looks: readonly JsonPath[] = [
  ["theme", "art", "treatment"],
  ["layout", "card"],
  ["layout", "hero"],
  ["layout", "header"],
  ["theme", "surface"],
  ["layout", "heading"],
  ["theme", "type", "pair"],
  ["layout", "home"],
  ["layout", "nav"],
  ["layout", "density"],
  ["theme", "shape", "corner"],
  ["theme", "motif"],
  ["theme", "button"],
];

/** The thirteen values of a config as strings to compare, whatever their types. */
export function looksOf(config: ResolvedConfig): string[] {
  return looks.map((path) => JSON.stringify(valueAt(config, path)) ?? "");
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}
