import { gameList } from "@livery/platform/calls/gameList.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { useAtomValue } from "jotai";
import { useOpenDialog } from "../../state/dialogs.ts";
import { useLanguage } from "../../state/language.ts";
import { sendAtom } from "../../state/send.ts";
import { useSite } from "../../state/SiteContext.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLaunch } from "../launch/useLaunch.ts";
import type { SportsLobbyProps } from "./SportsLobby.tsx";

/** Opens the book of a provider: the first of its games (LB-036). */
export function useBook(type: SportsLobbyProps["type"]): (vendor: string) => void {
  const { t } = useTranslation("lobby");
  const send = useAtomValue(sendAtom);
  const { language } = useLanguage();
  const { esportsVendors = [] } = useSite();
  const launch = useLaunch();
  const openDialog = useOpenDialog();
  const open = async (vendor: string) => {
    // The platform lists the games of a provider that the brand moves to e-sports under sports.
    const gameType = esportsVendors.includes(vendor) ? "SPORTS" : type;
    try {
      const { games } = await send(gameList, { gameType, vendor, page: 1, pageSize: 1, language });
      const [game] = games;
      if (game) launch(game);
      else openDialog("warning", { text: t("match.closed") });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      openDialog("warning", { text: t("match.closed") });
    }
  };
  return (vendor) => void open(vendor);
}
