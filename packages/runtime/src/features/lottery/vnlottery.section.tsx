import { vietnamGameMenu } from "@livery/platform/calls/vietnamGameMenu.ts";
import { vietnamOpenedNumbers } from "@livery/platform/calls/vietnamOpenedNumbers.ts";
import { vietnamRecentGames } from "@livery/platform/calls/vietnamRecentGames.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { useHasToken } from "../../session/session.ts";
import { useSite } from "../../site/SiteContext.ts";
import { LotteryScreen } from "./LotteryScreen.tsx";
import { Results } from "./Results.tsx";

/** The Vietnam lottery: /vnlottery (RT-014). */
export default function VnLottery() {
  const { t } = useTranslation("lottery");
  const { language } = useLanguage();
  const { constants } = useSite();
  const menu = useCall(vietnamGameMenu, { language });
  const recent = useCall(vietnamRecentGames, undefined);
  // Without a session there is nothing to wait for. The lists appear together, so that nothing moves.
  const isWaiting = useHasToken() && recent.data === undefined && !recent.failed;
  return (
    <LotteryScreen
      path="/vnlottery"
      title={t("vnlottery.title")}
      lead={t("vnlottery.lead")}
      menu={isWaiting ? { ...menu, data: undefined } : menu}
      recent={recent}
    >
      <Results draws={useCall(vietnamOpenedNumbers, { count: constants.openedNumbersCount })} />
    </LotteryScreen>
  );
}
