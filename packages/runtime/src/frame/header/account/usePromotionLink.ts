import type { RoutePath } from "@livery/product/routes.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePromotionCount } from "../../../kit/account/usePromotionCount.ts";

interface PromotionLink {
  readonly label: string;
  readonly href: RoutePath;
}

/** The link to the promotions with the number of those that are open to the member (AU-023); none if there are none. */
export function usePromotionLink(): PromotionLink | undefined {
  const { t } = useTranslation("auth");
  const count = usePromotionCount();
  return count ? { label: t("account.promotions", { count }), href: "/promotions" } : undefined;
}
