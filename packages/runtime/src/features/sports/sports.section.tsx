import { useTranslation } from "../../i18n/useTranslation.ts";
import { SportsLobby } from "../../games/sports/SportsLobby.tsx";

/** The sports lobby: /sports (RT-024). */
export default function Sports() {
  const { t } = useTranslation("sports");
  return <SportsLobby type="SPORTS" path="/sports" title={t("page.title")} lead={t("page.lead")} />;
}
