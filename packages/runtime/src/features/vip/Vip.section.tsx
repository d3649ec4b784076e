import { useTranslation } from "../../i18n/useTranslation.ts";
import { PreparedPage } from "../../parts/PreparedPage.tsx";

/** Ranks and their benefits: /vip (RT-011). */
export default function Vip() {
  const { t } = useTranslation("vip");
  return (
    <PreparedPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      related={["/promotions", "/pointMall"]}
    />
  );
}
