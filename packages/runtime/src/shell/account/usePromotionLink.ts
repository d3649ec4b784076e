import { isOpen } from "@livery/product/gate.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { atom, useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { availablePromotionsAtom } from "../../state/queries/availablePromotions.ts";
import { useSite } from "../../state/SiteContext.ts";

interface PromotionLink {
  readonly label: string;
  readonly href: RoutePath;
}

/** A site without promotions does not ask for any. */
const noneAtom = atom(undefined);

const countAtom = atom((get) => get(availablePromotionsAtom).data?.count);

/** The link to the promotions with the number of those that are open to the member (AU-023); none if there are none. */
export function usePromotionLink(): PromotionLink | undefined {
  const { t } = useTranslation("auth");
  const hasPage = isOpen({ feature: "promotions" }, useSite());
  const count = useAtomValue(hasPage ? countAtom : noneAtom);
  return count ? { label: t("account.promotions", { count }), href: "/promotions" } : undefined;
}
