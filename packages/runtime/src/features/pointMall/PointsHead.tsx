import type { PointBalanceResponse } from "@livery/platform/decoders/pointBalance.gen.js";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";
import { formatAmount } from "../../kit/money/formatAmount.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { figure, Sentence } from "../../kit/Sentence.tsx";
import { useGateContext } from "../../session/useGateContext.ts";
import type { Terms } from "./mallData.ts";
import { MallHead } from "./MallHead.tsx";
import * as css from "./pointMall.css.ts";
import { conversionRange, formatPoints, worthOf } from "./points.ts";

interface PointsHeadProps {
  readonly points: QueryResult<PointBalanceResponse>;
  readonly terms: QueryResult<Terms>;
  readonly onConvert: () => void;
}

/** How many points the member has and what they are worth (CO-031), with the way to make money of them. */
export function PointsHead({ points, terms, onConvert }: PointsHeadProps) {
  const { t } = useTranslation("pointMall");
  const currency = useCurrency();
  // A trial account gets a warning when it presses.
  const isTrial = useGateContext().account === "trial";
  const reasonId = useId();
  const range = points.data && terms.data && conversionRange(points.data.points, terms.data);
  const isTooFew = range !== undefined && range.most < range.least && !isTrial;
  const sum = (own: number): string => {
    const worth = terms.data && worthOf(own, terms.data);
    const said = { count: own, number: figure(formatPoints(own)) };
    if (worth === undefined) return t("own.sum.noWorth", said);
    return t("own.sum", { ...said, worth: figure(formatAmount(worth, currency, { decimals: "needed" })) });
  };
  return (
    <MallHead
      action={
        <>
          <Button
            icon="refresh"
            disabled={range === undefined || isTooFew}
            aria-describedby={isTooFew ? reasonId : undefined}
            onClick={onConvert}
          >
            {t("convert")}
          </Button>
          <p className={css.reason} id={reasonId}>
            {isTooFew && t("convert.least", { least: formatPoints(range.least) })}
          </p>
        </>
      }
    >
      <div className={css.sum}>
        <CallView
          call={points}
          what={t("own")}
          form="line"
          skeleton={
            <div role="status" aria-busy="true" aria-label={t("loading")}>
              <Skeleton />
            </div>
          }
        >
          {({ points: own }) => <Sentence>{sum(own)}</Sentence>}
        </CallView>
      </div>
      {points.data && terms.data === undefined && (
        <CallView call={terms} what={t("rules.title")} form="line" skeleton={null}>
          {() => null}
        </CallView>
      )}
    </MallHead>
  );
}
