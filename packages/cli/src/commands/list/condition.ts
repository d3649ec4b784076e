import { nearestName } from "@livery/brand/check/nearestName.ts";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import { UsageError } from "../../usageError.ts";
import { findKey, keyName } from "../explain/findKey.ts";
import { valueAt } from "../explain/valueAt.ts";

/** A condition on one value of a brand's config. */
export interface Condition {
  /** Its key, with dots. */
  readonly key: string;
  valueIn(config: unknown): JsonValue | undefined;
  holds(config: unknown): boolean;
}

/**
 * Reads `key=value` or `key!=value`. A value is compared with what the brand has in the end: its own, an inherited one or
 * the default. Of a list, one item has to be equal. Throws a `UsageError` for a key or a value that no brand can have.
 */
export function readCondition(text: string): Condition {
  const { name, not, wanted } = /^(?<name>[^!=]+)(?<not>!)?=(?<wanted>.*)$/su.exec(text)?.groups ?? {};
  if (name === undefined || wanted === undefined)
    throw new UsageError(`"${text}" is not a condition. Write one like layout.header=rail.`);
  const { path, schema } = findKey(name);
  const key = keyName(path);
  const choices = (schema.enum ?? schema.items?.enum)?.map(textOf);
  if (choices && !choices.includes(wanted)) {
    const nearest = nearestName(wanted, choices);
    throw new UsageError(
      `${key} is never "${wanted}". ${nearest ? `Did you mean "${nearest}"?` : `It is one of ${choices.join(", ")}.`}`,
    );
  }
  const valueIn = (config: unknown) => valueAt(config, path);
  return {
    key,
    valueIn,
    holds(config) {
      const value = valueIn(config);
      const isEqual = Array.isArray(value) ? value.some((item) => textOf(item) === wanted) : textOf(value) === wanted;
      return isEqual !== (not !== undefined);
    },
  };
}

/** A value as it is typed: a text without quotes, anything else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
