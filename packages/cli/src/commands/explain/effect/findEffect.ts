import { schemaAt } from "@livery/brand/brandSchema.ts";
import { toPointer } from "@livery/brand/jsonPointer.ts";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import type { Origin } from "@livery/brand/resolve/origin.ts";
import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { secondValues } from "@livery/brand/secondValues.ts";
import { isDeepStrictEqual } from "node:util";
import { keyName, leavesBelow } from "../findKey.ts";
import { valueAt, withValue } from "../valueAt.ts";
import { type CompiledSite, siteParts } from "./siteParts.ts";

/** What visitors notice of another value. */
export interface Effect {
  /** The parts of the site that differ. */
  readonly shown: readonly PartChange[];
  /** If none differs: the smallest sets of other keys that prevent it. One set is enough to change. */
  readonly overruled: readonly Overruling[];
  /** Whether only the reference platform's tree of switches prevents a difference; another platform may send another. */
  readonly byPlatform: boolean;
}

export interface PartChange {
  readonly part: string;
  readonly from: string;
  readonly to: string;
}

interface Overruling {
  readonly by: readonly Condition[];
  /** The parts that would differ if these keys had the needed values. */
  readonly would: readonly PartChange[];
}

interface Condition {
  readonly key: string;
  readonly value?: JsonValue;
  readonly origin: Origin;
  readonly needed: JsonValue;
}

/** A key that the site config has under the same path, with another value to try. */
interface Trial {
  readonly path: readonly string[];
  readonly needed: JsonValue;
}

/**
 * Compares what visitors find with the two values of a key. If there is no difference, it tries other values of every
 * other key, and pairs of switches and features, to find out which of them prevent one.
 */
export function findEffect(
  path: readonly string[],
  before: CompiledSite,
  after: CompiledSite,
  brand: Pick<ResolvedBrand, "config" | "origin">,
): Effect {
  const changesWith = (trials: readonly Trial[]): PartChange[] =>
    partChanges(apply(before, trials), apply(after, trials));
  const shown = changesWith([]);
  if (shown.length > 0) return { shown, overruled: [], byPlatform: false };
  const sets = smallestSets(trialsFor(path, before, brand), (trials) => changesWith(trials).length > 0);
  return {
    shown,
    overruled: sets.map((trials) => ({
      by: trials.map((trial) => conditionOf(trial, brand)),
      would: changesWith(trials),
    })),
    byPlatform: partChanges(before, after, "silent").length > 0,
  };
}

function partChanges(
  before: CompiledSite,
  after: CompiledSite,
  platform: "reference" | "silent" = "reference",
): PartChange[] {
  const [had, has] = [siteParts(before, platform), siteParts(after, platform)];
  return [...had].flatMap(([part, from]) => {
    const to = has.get(part) ?? from;
    return to === from ? [] : [{ part, from, to }];
  });
}

/** Values of other keys that could matter: of those that reach the site unchanged. */
function trialsFor(path: readonly string[], site: CompiledSite, { config }: Pick<ResolvedBrand, "config">): Trial[] {
  const explained = keyName(path);
  return leavesBelow([]).flatMap((other) => {
    const value = valueAt(config, other);
    const schema = schemaAt(other);
    if (keyName(other) === explained || !schema || value === undefined) return [];
    if (!isDeepStrictEqual(value, valueAt(site, other))) return [];
    return secondValues(schema, value).map((needed) => ({ path: other, needed }));
  });
}

/** One trial per key; pairs only if no single key is enough, and only of keys that are on or off. */
function smallestSets(trials: readonly Trial[], matters: (trials: readonly Trial[]) => boolean): Trial[][] {
  const singles = trials.filter((trial) => matters([trial]));
  const keys = new Set(singles.map(({ path }) => keyName(path)));
  if (keys.size > 0)
    return [...keys].flatMap((key) => [singles.filter(({ path }) => keyName(path) === key).slice(0, 1)]);
  const flags = trials.filter(({ needed }) => typeof needed === "boolean");
  return flags.flatMap((one, index) =>
    flags.slice(index + 1).flatMap((other) => (matters([one, other]) ? [[one, other]] : [])),
  );
}

function apply(site: CompiledSite, trials: readonly Trial[]): CompiledSite {
  // A valid value of the same key keeps the type.
  return trials.reduce<JsonValue>(
    (changed, { path, needed }) => withValue(changed, path, needed),
    site as unknown as JsonValue,
  ) as unknown as CompiledSite;
}

function conditionOf({ path, needed }: Trial, { config, origin }: Pick<ResolvedBrand, "config" | "origin">): Condition {
  const value = valueAt(config, path);
  return { key: keyName(path), ...(value === undefined ? {} : { value }), origin: origin(toPointer(path)), needed };
}
