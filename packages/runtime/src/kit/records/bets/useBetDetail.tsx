import type { WireBet } from "@livery/platform/decoders/shared/bet.gen.ts";
import { minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useGameTypeName } from "../../menus/useGameTypeName.ts";
import { useVendorName } from "../../menus/useVendorName.ts";
import { Amount } from "../../money/Amount.tsx";
import { Figure } from "../../money/Figure.tsx";
import type { RecordDetail } from "../RecordDrawer.tsx";
import { fullTime } from "../recordTime.ts";
import { useSiteClock } from "../../siteClock.ts";
import { resultOf } from "./betColumns.tsx";

/** Shows one bet in full: the reader's own, or one of a member of its team, whose net is said in words. */
export function useBetDetail(whose: "own" | "member"): (row: WireBet) => RecordDetail {
  const { t } = useTranslation("records");
  const nameOf = useGameTypeName();
  const vendorName = useVendorName();
  const clock = useSiteClock();
  return (row) => {
    const { id, at, account, game, gameType, vendor, stake, validBet, payout, net, state } = row;
    const result = resultOf(row);
    const shown = whose === "own" ? net : minor(Math.abs(net));
    return {
      title: game,
      figure: result === "open" ? <Amount of={stake} /> : <Amount of={shown} signed={whose === "own"} />,
      words: t(`bet.result.${whose}.${result}`),
      lines: [
        ...(account === undefined ? [] : [{ label: t("account"), value: account }]),
        { label: t("state"), value: t(`bet.state.${state}`) },
        { label: t("time"), value: fullTime(new Date(at), clock) },
        { label: t("bet.stake"), value: <Figure of={stake} /> },
        { label: t("bet.validBet"), value: <Figure of={validBet} /> },
        { label: t("bet.payout"), value: result === "open" ? "–" : <Figure of={payout} /> },
        { label: t("bet.vendor"), value: vendorName(vendor) },
        { label: t("bet.gameType"), value: nameOf(gameType) },
      ],
      number: id,
    };
  };
}
