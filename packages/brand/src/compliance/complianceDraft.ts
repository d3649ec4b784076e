import { isObject } from "../isObject.ts";
import { type JsonPath, toPointer } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Finding, Problem } from "../problem.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { ValueChange } from "./brandCompliance.ts";
import type { PackRule } from "./rulesOf.ts";

/** A value that a rule replaced. */
export interface RuleChange extends ValueChange {
  readonly path: JsonPath;
  readonly by: PackRule;
}

/** A brand while packs are applied: what the rules so far changed and found. The brand itself is not modified. */
export interface ComplianceDraft {
  readonly brand: ResolvedBrand;
  readonly problems: readonly Problem[];
  /** In the order they were made; a later one may change the same value again. */
  readonly changes: readonly RuleChange[];
  /** The value at a path with the changes so far. */
  valueAt(path: JsonPath): JsonValue | undefined;
  /** Sets a value on behalf of a rule. */
  change(path: JsonPath, value: JsonValue, by: PackRule): void;
  report(path: JsonPath, finding: Finding): void;
  /** Records that a rule fixed a path, and returns the rule that fixed it before. */
  decide(path: JsonPath, by: PackRule): PackRule | undefined;
}

/** Starts with the resolved brand. */
export function createDraft(brand: ResolvedBrand): ComplianceDraft {
  const problems: Problem[] = [];
  const changes: RuleChange[] = [];
  const deciders = new Map<string, PackRule>();
  const valueAt = (path: JsonPath): JsonValue | undefined => {
    const pointer = toPointer(path);
    const changed = changes.findLast((change) => change.pointer === pointer);
    return changed ? changed.to : valueIn(brand.config as unknown as JsonValue, path);
  };
  return {
    brand,
    problems,
    changes,
    valueAt,
    change: (path, value, by) => {
      changes.push({ path, pointer: toPointer(path), from: valueAt(path) ?? null, to: value, by });
    },
    report: (path, finding) => {
      problems.push(problemOf(brand, path, finding));
    },
    decide(path, by) {
      const pointer = toPointer(path);
      const before = deciders.get(pointer);
      deciders.set(pointer, by);
      return before;
    },
  };
}

function valueIn(value: JsonValue, path: JsonPath): JsonValue | undefined {
  let at: JsonValue | undefined = value;
  for (const key of path) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}
