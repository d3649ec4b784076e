import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";

/** The page's title where it has to say that money is not real (CO-032); undefined for that of its menu entry. */
export function useDepositTitle(): string | undefined {
  const { t } = useTranslation("member/depositv2");
  return useSite().play === "demo" ? t("title.demo") : undefined;
}
