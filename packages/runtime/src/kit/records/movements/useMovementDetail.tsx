import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import { Amount } from "../../money/Amount.tsx";
import { Figure } from "../../money/Figure.tsx";
import type { RecordDetail } from "../RecordDrawer.tsx";
import { fullTime } from "../recordTime.ts";
import { useSiteClock } from "../../siteClock.ts";
import { useMovementTexts } from "./useMovementTexts.ts";

/** Shows one movement in full: of the reader's own wallet, or of that of a member of its team. */
export function useMovementDetail(whose: "own" | "member"): (row: WireTransaction) => RecordDetail {
  const { t, kindText, stateText } = useMovementTexts();
  const clock = useSiteClock();
  return (row) => {
    const { id, at, account, amount, balance, remark } = row;
    return {
      title: kindText(row),
      figure: <Amount of={amount} signed />,
      words: amount === 0 ? t("movement.none") : amount > 0 ? t(`movement.${whose}.in`) : t(`movement.${whose}.out`),
      lines: [
        ...(account === undefined ? [] : [{ label: t("account"), value: account }]),
        { label: t("balance"), value: <Figure of={balance} /> },
        { label: t("state"), value: stateText(row) },
        { label: t("time"), value: fullTime(new Date(at), clock) },
        ...(remark ? [{ label: t("remark"), value: remark }] : []),
      ],
      number: id,
    };
  };
}
