import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The page that shows a game: /game (RT-034). */
export default function Game() {
  const { t } = useTranslation("core");
  return (
    <ComingSoonPage title={t("game.title")} lead={t("game.lead")} soon={t("game.soon")} related={["/live", "/rng"]} />
  );
}
