import { useTranslation } from "../../i18n/useTranslation.ts";
import { GamePage } from "../../parts/game/GamePage.tsx";

/** The opened game, played from the balance itself: /seamless (RT-028). */
export default function Seamless() {
  const { t } = useTranslation("seamless");
  return <GamePage note={t("note")} />;
}
