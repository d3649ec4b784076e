import { rankProgress } from "@livery/platform/calls/rankProgress.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Progress } from "@livery/ui/Progress/Progress.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { formatAmount } from "../../kit/money/formatAmount.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import * as css from "./vip.css.ts";

/** The member's rank, and what is still needed for the next one. */
export function OwnRank() {
  const { t } = useTranslation("vip");
  const progress = useCall(rankProgress, undefined);
  return (
    <CallView call={progress} what={t("own.label")} form="row" skeleton={<OwnRankSkeleton />}>
      {({ rank, next, deposit, validBet }) => {
        const isDone = next !== undefined && deposit >= next.deposit && validBet >= next.validBet;
        return (
          <Panel padded className={css.own}>
            <div className={css.ownHead}>
              <span className={css.medal} data-reached>
                <Icon name="medal" />
              </span>
              <div className={css.words}>
                <span className={css.level}>{t("own.label")}</span>
                <h2 className={css.name}>{rank.name}</h2>
                <p className={css.note}>
                  {next === undefined && t("own.highest")}
                  {next && (isDone ? t("own.done", { rank: next.name }) : t("own.next", { rank: next.name }))}
                </p>
              </div>
            </div>
            {next && (
              <div className={css.bars}>
                <Bar label={t("deposits")} value={deposit} goal={next.deposit} />
                <Bar label={t("bets")} value={validBet} goal={next.validBet} />
              </div>
            )}
          </Panel>
        );
      }}
    </CallView>
  );
}

/** The place of the rank. */
export function OwnRankSkeleton() {
  return (
    <div className={css.ownWaiting}>
      <Skeleton shape="fill" />
    </div>
  );
}

function Bar({ label, value, goal }: { readonly label: string; readonly value: Minor; readonly goal: Minor }) {
  const { t } = useTranslation("vip");
  const currency = useCurrency();
  const said = (amount: Minor) => formatAmount(amount, currency, { decimals: "none" });
  const left = minor(Math.max(0, goal - value));
  return (
    <Progress
      label={label}
      value={value}
      max={goal}
      valueText={t("own.of", { value: said(value), goal: said(goal) })}
      notes={{
        start: t("own.of", { value: said(value), goal: said(goal) }),
        end: left === 0 ? t("own.met") : t("own.left", { amount: said(left) }),
      }}
    />
  );
}
