import { useTranslation } from "../../i18n/useTranslation.ts";
import { PreparedPage } from "../../parts/PreparedPage.tsx";

/** One offer: /promoDetail (RT-027). */
export default function PromotionDetail() {
  const { t } = useTranslation("promotions");
  return (
    <PreparedPage
      title={t("detail.title")}
      lead={t("detail.lead")}
      soon={t("detail.soon")}
      related={["/promotions", "/vip"]}
    />
  );
}
