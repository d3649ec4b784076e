import { useTranslation } from "../../i18n/useTranslation.ts";
import { Lobby } from "../../games/lobby/Lobby.tsx";
import { Rooms } from "./Rooms.tsx";

/** The poker and PVP lobby: /pvp (RT-019), with the open rooms of its providers (LB-029). */
export default function Pvp() {
  const { t } = useTranslation("poker");
  return (
    <Lobby
      path="/pvp"
      gameType="PVP"
      title={t("page.title")}
      lead={t("page.lead")}
      above={(vendor) => <Rooms vendor={vendor} />}
    />
  );
}
