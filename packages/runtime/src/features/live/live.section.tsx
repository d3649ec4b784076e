import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The live casino lobby: /live (RT-018). */
export default function Live() {
  const { t } = useTranslation("live");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="LIVE"
      related={["/rng", "/sports", "/promotions"]}
    />
  );
}
