import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The poker and PVP lobby: /pvp (RT-019). */
export default function Pvp() {
  const { t } = useTranslation("poker");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="PVP"
      related={["/live", "/rng", "/promotions"]}
    />
  );
}
