import { useTranslation } from "../../i18n/useTranslation.ts";
import { PreparedPage } from "../../parts/PreparedPage.tsx";

/** The offers: /promotions (RT-026). */
export default function Promotions() {
  const { t } = useTranslation("promotions");
  return (
    <PreparedPage
      title={t("list.title")}
      lead={t("list.lead")}
      soon={t("list.soon")}
      related={["/vip", "/noticePage"]}
    />
  );
}
