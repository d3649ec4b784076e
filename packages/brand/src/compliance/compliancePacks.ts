import type { CompliancePack } from "./compliancePack.ts";
import { everyPack } from "./everyPack.gen.ts";

/** Every compliance pack: first those that belong to no market, then by market. Rules are applied in this order. */
export const compliancePacks: readonly CompliancePack[] = everyPack.toSorted((left, right) => {
  const [one, other] = [placeOf(left), placeOf(right)];
  return one < other ? -1 : Number(one > other);
});

/** The market. A pack without one sorts first. */
function placeOf({ applies }: CompliancePack): string {
  return typeof applies === "object" && "market" in applies ? applies.market : "";
}
