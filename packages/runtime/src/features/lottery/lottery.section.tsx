import { gameMenus } from "@livery/platform/calls/gameMenus.ts";
import { openedNumbers } from "@livery/platform/calls/openedNumbers.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { LotteryScreen } from "./LotteryScreen.tsx";
import { Results } from "./Results.tsx";

/** The lottery: /lottery (RT-013). */
export default function Lottery() {
  const { t } = useTranslation("lottery");
  const { language } = useLanguage();
  return (
    <LotteryScreen
      path="/lottery"
      title={t("lottery.title")}
      lead={t("lottery.lead")}
      menu={useCall(gameMenus, { language })}
    >
      <Results draws={useCall(openedNumbers, undefined)} />
    </LotteryScreen>
  );
}
