import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** One promotion: /promoDetail (RT-027). */
export default function PromotionDetail() {
  const { t } = useTranslation("promotions");
  return (
    <ComingSoonPage
      title={t("detail.title")}
      lead={t("detail.lead")}
      soon={t("detail.soon")}
      related={["/promotions", "/vip"]}
    />
  );
}
