import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The VIP ranks and their benefits: /vip (RT-011). */
export default function Vip() {
  const { t } = useTranslation("vip");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      related={["/promotions", "/pointMall"]}
    />
  );
}
