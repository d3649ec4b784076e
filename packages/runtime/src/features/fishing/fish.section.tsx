import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The fishing lobby: /fish (RT-020). */
export default function Fish() {
  const { t } = useTranslation("fishing");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="FISH"
      related={["/rng", "/live", "/promotions"]}
    />
  );
}
