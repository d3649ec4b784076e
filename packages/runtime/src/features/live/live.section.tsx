import { liveClassifications } from "@livery/product/liveClassifications.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Lobby } from "../../games/lobby/Lobby.tsx";

/** The live casino lobby: /live (RT-018), with the kinds of tables to choose from (LB-116). */
export default function Live() {
  const { t } = useTranslation("live");
  const lobby = useTranslation("lobby").t;
  return (
    <Lobby
      path="/live"
      gameType="LIVE"
      title={t("page.title")}
      lead={t("page.lead")}
      classifications={liveClassifications.map((code) => ({ code, label: lobby(`kind.${code}`) }))}
    />
  );
}
