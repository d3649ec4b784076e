import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The sports lobby: /sports (RT-024). */
export default function Sports() {
  const { t } = useTranslation("sports");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="SPORTS"
      related={["/esports", "/live", "/promotions"]}
    />
  );
}
