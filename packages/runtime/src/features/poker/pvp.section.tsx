import { useTranslation } from "../../i18n/useTranslation.ts";
import { PreparedPage } from "../../parts/PreparedPage.tsx";

/** The lobby of games between players: /pvp (RT-019). */
export default function Pvp() {
  const { t } = useTranslation("poker");
  return (
    <PreparedPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="PVP"
      related={["/live", "/rng", "/promotions"]}
    />
  );
}
