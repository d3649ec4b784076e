import { vietnamGameMenu } from "@livery/platform/calls/vietnamGameMenu.ts";
import { vietnamOpenedNumbers } from "@livery/platform/calls/vietnamOpenedNumbers.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLanguage } from "../../state/language.ts";
import { useCall } from "../../state/queries/useCall.ts";
import { useSite } from "../../state/SiteContext.ts";
import { LotteryScreen } from "./LotteryScreen.tsx";
import { Results } from "./Results.tsx";

/** The Vietnam lottery: /vnlottery (RT-014). */
export default function VnLottery() {
  const { t } = useTranslation("lottery");
  const { language } = useLanguage();
  const { constants } = useSite();
  return (
    <LotteryScreen
      path="/vnlottery"
      title={t("vnlottery.title")}
      lead={t("vnlottery.lead")}
      menu={useCall(vietnamGameMenu, { language })}
    >
      <Results draws={useCall(vietnamOpenedNumbers, { count: constants.openedNumbersCount })} />
    </LotteryScreen>
  );
}
