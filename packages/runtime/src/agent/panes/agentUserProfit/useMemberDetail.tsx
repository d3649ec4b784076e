import type { WireMemberSums } from "@livery/platform/decoders/teamProfit.gen.js";
import { minor } from "@livery/product/money.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { mayHaveTeam } from "./memberSums.ts";

/** Shows how a member's net came about, with the way to the members below it. */
export function useMemberDetail(onBelow: (account: string) => void): (row: WireMemberSums) => RecordDetail {
  const { t } = useTranslation("agent/agentUserProfit");
  const { t: records } = useTranslation("records");
  return (row) => {
    const { account, sums } = row;
    const { deposit, withdrawal, validBet, payout, bonus, rebate = minor(0), net } = sums;
    const result = net === 0 ? "even" : net > 0 ? "won" : "lost";
    const isQuiet = validBet === 0 && payout === 0 && net === 0;
    return {
      title: account,
      figure: <Amount of={minor(Math.abs(net))} />,
      words: isQuiet ? t("quiet") : records(`bet.result.member.${result}`),
      lines: [
        { label: records("bet.validBet"), value: <Figure of={validBet} /> },
        { label: records("bet.payout"), value: <Figure of={payout} /> },
        { label: t("bonus"), value: <Figure of={bonus} /> },
        { label: t("rebate"), value: <Figure of={rebate} /> },
        { label: t("deposit"), value: <Figure of={deposit} /> },
        { label: t("withdrawal"), value: <Figure of={withdrawal} /> },
      ],
      more: mayHaveTeam(row) && (
        <Button variant="soft" onClick={() => onBelow(account)}>
          {t("below", { account })}
        </Button>
      ),
    };
  };
}
