import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The list of promotions: /promotions (RT-026). */
export default function Promotions() {
  const { t } = useTranslation("promotions");
  return (
    <ComingSoonPage
      title={t("list.title")}
      lead={t("list.lead")}
      soon={t("list.soon")}
      related={["/vip", "/noticePage"]}
    />
  );
}
