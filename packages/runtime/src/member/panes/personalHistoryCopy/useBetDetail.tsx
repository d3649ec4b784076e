import { bet } from "@livery/platform/calls/bet.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import * as css from "../../../kit/records/records.css.ts";
import { fullTime, shortTime } from "../../../kit/records/recordTime.ts";
import { useCall } from "../../../kit/calls/useCall.ts";
import { type Bet, resultOf } from "./betColumns.tsx";

/** Shows one bet in full. */
export function useBetDetail(): (row: Bet) => RecordDetail {
  const { t } = useTranslation("member/personalHistoryCopy");
  return (row) => ({
    title: row.game,
    figure: row.state === "OPEN" ? <Amount of={row.stake} /> : <Amount of={row.net} signed />,
    words: t(`result.${resultOf(row)}`),
    lines: [
      { label: t("state"), value: t(`state.${row.state}`) },
      { label: t("time"), value: fullTime(new Date(row.at)) },
      { label: t("stake"), value: <Figure of={row.stake} /> },
      { label: t("validBet"), value: <Figure of={row.validBet} /> },
      { label: t("payout"), value: row.state === "OPEN" ? "–" : <Figure of={row.payout} /> },
      { label: t("vendor"), value: row.vendor },
    ],
    number: row.id,
    more: <Rounds key={row.id} id={row.id} />,
  });
}

/** The rounds of a bet (AP-131). */
function Rounds({ id }: { readonly id: string }) {
  const { t } = useTranslation("member/personalHistoryCopy");
  const response = useCall(bet, { id });
  return (
    <CallView
      call={{ ...response, data: response.data?.rounds }}
      what={t("rounds")}
      form="line"
      skeleton={<Skeleton shape="text" />}
    >
      {(rounds) => (
        <section>
          <h3 className={css.roundsTitle}>{t("rounds")}</h3>
          <ul className={css.lines}>
            {rounds.map((round) => (
              <li key={round.id} className={css.line}>
                <span>
                  {shortTime(new Date(round.at), new Date())}
                  {round.result !== undefined && ` · ${round.result}`}
                </span>
                <span className={css.value}>
                  <Figure of={round.stake} /> → <Figure of={round.payout} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </CallView>
  );
}
