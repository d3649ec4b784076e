import { bet } from "@livery/platform/calls/bet.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as css from "../../../kit/records/records.css.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** The rounds of a bet (AP-131). */
export function Rounds({ id }: { readonly id: string }) {
  const { t } = useTranslation("member/personalHistoryCopy");
  const response = useCall(bet, { id });
  const clock = useSiteClock();
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
                  {shortTime(new Date(round.at), clock)}
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
