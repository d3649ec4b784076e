import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The notices: /noticePage (RT-010). */
export default function Notices() {
  const { t } = useTranslation("notices");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      related={["/help", "/promotions"]}
    />
  );
}
