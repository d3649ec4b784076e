import type { AppliedRule } from "@livery/brand/compliance/brandCompliance.ts";
import { pendingRules } from "@livery/brand/compliance/pendingRules.ts";
import { fromPointer, toPointer } from "@livery/brand/jsonPointer.ts";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import type { Origin } from "@livery/brand/resolve/origin.ts";
import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { keyName, leavesBelow } from "./findKey.ts";
import { valueAt } from "./valueAt.ts";

/** One key with its value and the value's origin. */
export interface Leaf {
  readonly key: string;
  readonly value?: JsonValue;
  readonly origin: Origin;
}

/** A brand at a glance. */
export interface Overview {
  readonly abstract: boolean;
  /** Nearest first. */
  readonly parents: readonly string[];
  /** The values in its own brand.json. */
  readonly own: readonly Leaf[];
  /** The inherited values. */
  readonly inherited: readonly Leaf[];
  /** The values that compliance rules changed. */
  readonly law: readonly CompliantLeaf[];
  /** Rules of its packs that are not in force on the day: future and past ones (CO-005). */
  readonly pending: readonly PendingLine[];
  /** The number of keys with their default. */
  readonly defaults: number;
}

interface CompliantLeaf extends Leaf {
  readonly from: JsonValue;
}

/** A rule with its first and last day, `YYYY-MM-DD`, if known. */
interface PendingLine {
  readonly rule: string;
  readonly title: string;
  readonly state: "past" | "future";
  readonly from?: string;
  readonly until?: string;
}

interface Day {
  /** The rules that apply to the brand… */
  readonly rules: readonly AppliedRule[];
  /** …on this day, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The values that a brand sets, inherits, and gets from compliance rules. */
export function overviewOf(brand: ResolvedBrand, { rules, date }: Day): Overview {
  const leaves = leavesBelow([]).map((path) => ({ path, ...leafOf(brand, path) }));
  const saidBy = (isOwn: boolean): Leaf[] =>
    leaves
      .filter(({ origin }) => origin.layer === "brand" && (origin.brand === brand.source.id) === isOwn)
      .map(({ path: _path, ...leaf }) => leaf);
  return {
    abstract: brand.config.abstract,
    parents: brand.parents,
    own: saidBy(true),
    inherited: saidBy(false),
    law: rules.flatMap(({ changed }) =>
      changed.map(({ pointer, from }) => ({ ...leafOf(brand, fromPointer(pointer)), from })),
    ),
    pending: pendingRules(brand, date).map(({ state, rule: { id, title, from, until } }) => ({
      rule: id,
      title: title.en,
      state,
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    })),
    defaults: leaves.filter(({ origin }) => origin.layer === "default").length,
  };
}

/** One key of a brand. */
export function leafOf(brand: ResolvedBrand, path: readonly string[]): Leaf {
  const value = valueAt(brand.config, path);
  return { key: keyName(path), ...(value === undefined ? {} : { value }), origin: brand.origin(toPointer(path)) };
}
