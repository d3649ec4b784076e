import { useTranslation } from "../../i18n/useTranslation.ts";
import { Lobby } from "../../games/lobby/Lobby.tsx";

/** The fishing lobby: /fish (RT-020). */
export default function Fish() {
  const { t } = useTranslation("fishing");
  return <Lobby path="/fish" gameType="FISH" title={t("page.title")} lead={t("page.lead")} />;
}
