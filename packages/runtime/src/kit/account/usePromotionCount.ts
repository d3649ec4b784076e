import { isOpen } from "@livery/product/gate.ts";
import { atom, useAtomValue } from "jotai";
import { availablePromotionsAtom } from "../data/availablePromotions.ts";
import { useSite } from "../../site/SiteContext.ts";

/** A site without promotions does not ask for any. */
const noneAtom = atom(undefined);

const countAtom = atom((get) => get(availablePromotionsAtom).data?.count);

/** How many promotions are open to the member (AU-023, PR-015); undefined until that is known. */
export function usePromotionCount(): number | undefined {
  const hasPage = isOpen({ feature: "promotions" }, useSite());
  return useAtomValue(hasPage ? countAtom : noneAtom);
}
