import { gameMenus } from "@livery/platform/calls/gameMenus.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { SEA_VENDOR } from "../../launch/lotteryLaunch.ts";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { LotteryScreen } from "./LotteryScreen.tsx";

/** Southeast Asia lottery: /seaLottery. The chunk keeps the specification's spelling (RT-015, RT-046). */
export default function SeaLottery() {
  const { t } = useTranslation("lottery");
  const { language } = useLanguage();
  const menu = useCall(gameMenus, { language });
  const own = menu.data
    ?.map((group) => ({ ...group, lotteries: group.lotteries.filter(({ vendor }) => vendor === SEA_VENDOR) }))
    .filter(({ lotteries }) => lotteries.length > 0);
  return (
    <LotteryScreen
      path="/seaLottery"
      title={t("seaLottery.title")}
      lead={t("seaLottery.lead")}
      menu={{ ...menu, data: own }}
    />
  );
}
