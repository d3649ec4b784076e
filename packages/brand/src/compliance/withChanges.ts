import type { ResolvedConfig } from "../brandConfig.gen.ts";
import { isObject } from "../isObject.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Origin } from "../resolve/origin.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { RuleChange } from "./complianceDraft.ts";

/** The brand with the values that rules set; each value knows its rule. */
export function withChanges(brand: ResolvedBrand, changes: readonly RuleChange[]): ResolvedBrand {
  if (changes.length === 0) return brand;
  const origins = new Map(changes.map(({ pointer, by }) => [pointer, originOf(by)]));
  const config = changes.reduce(
    (value, { path, to }) => withValue(value, path, to),
    brand.config as unknown as JsonValue,
  );
  return {
    ...brand,
    config: config as unknown as ResolvedConfig,
    origin: (pointer) => origins.get(pointer) ?? brand.origin(pointer),
  };
}

function originOf({ pack, rule }: RuleChange["by"]): Origin {
  return { layer: "compliance", pack: pack.id, rule: rule.id, source: rule.source.title };
}

function withValue(value: JsonValue, [key, ...rest]: JsonPath, inner: JsonValue): JsonValue {
  if (key === undefined) return inner;
  const object = isObject(value) ? value : {};
  return { ...object, [key]: withValue(object[key] ?? {}, rest, inner) };
}
