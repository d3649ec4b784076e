import type { AppliedRule } from "@livery/brand/compliance/brandCompliance.ts";
import { compliancePacks } from "@livery/brand/compliance/compliancePacks.ts";
import { toPointer } from "@livery/brand/jsonPointer.ts";
import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { isDeepStrictEqual } from "node:util";
import type { Lock } from "./explanation.ts";
import { keyName } from "./findKey.ts";
import { valueAt } from "./valueAt.ts";

/** The compliance rule that fixes the value of a key; undefined if none does. */
export function lockOf(
  path: readonly string[],
  rules: readonly AppliedRule[],
  { config, origin }: Pick<ResolvedBrand, "config" | "origin">,
): Lock | undefined {
  const rule = rules.find((applied) => fixes(applied, path, config));
  if (!rule) return undefined;
  const applies = compliancePacks.find(({ id }) => id === rule.pack)?.applies;
  const cause =
    applies === undefined || applies === "always" ? undefined : causes["market" in applies ? "market" : "play"];
  const unless = rule.duty["unless"] as unknown as Excuse | undefined;
  return {
    pack: rule.pack,
    rule: rule.id,
    title: rule.title.en,
    ...(cause && {
      because: { key: keyName(cause), value: valueAt(config, cause) ?? null, origin: origin(toPointer(cause)) },
    }),
    ...(unless && { unless: { key: keyName(unless.path), value: unless.value } }),
  };
}

type Excuse = { readonly path: readonly string[]; readonly value: NonNullable<Lock["unless"]>["value"] };

/** The key of a brand that puts it under a pack. */
const causes = { market: ["compliance", "markets"], play: ["play"] } as const;

function fixes(
  { changed, duty, kind }: AppliedRule,
  path: readonly string[],
  config: ResolvedBrand["config"],
): boolean {
  if (changed.some(({ pointer }) => pointer === toPointer(path))) return true;
  if (kind === "lock") return isDeepStrictEqual(path, ["switches", duty["switch"]]);
  if ((kind !== "force" && kind !== "forbid") || !isDeepStrictEqual(path, duty["path"])) return false;
  const unless = duty["unless"] as unknown as Excuse | undefined;
  return unless === undefined || !isDeepStrictEqual(valueAt(config, unless.path), unless.value);
}
