import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The esports lobby: /esports (RT-025). */
export default function Esports() {
  const { t } = useTranslation("esports");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="ESPORTS"
      related={["/sports", "/live", "/promotions"]}
    />
  );
}
