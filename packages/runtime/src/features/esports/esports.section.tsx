import { useTranslation } from "../../i18n/useTranslation.ts";
import { SportsLobby } from "../../games/sports/SportsLobby.tsx";

/** The e-sports lobby: /esports (RT-025). */
export default function Esports() {
  const { t } = useTranslation("esports");
  return <SportsLobby type="ESPORTS" path="/esports" title={t("page.title")} lead={t("page.lead")} />;
}
