import { redeemedPoints } from "@livery/platform/calls/redeemedPoints.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { formatCount } from "../../kit/formatCount.ts";
import { Figure } from "../../kit/money/Figure.tsx";
import { useArt } from "../../kit/pictures/useArt.ts";
import { PeriodField } from "../../kit/records/PeriodField.tsx";
import type { RecordDetail } from "../../kit/records/RecordDrawer.tsx";
import { RecordFile } from "../../kit/records/RecordFile.tsx";
import { Records } from "../../kit/records/Records.tsx";
import { fullTime } from "../../kit/records/recordTime.ts";
import { useSiteClock } from "../../kit/siteClock.ts";
import { usePeriod } from "../../kit/records/usePeriod.ts";
import { exchangeColumns } from "./exchangeColumns.tsx";
import type { Exchange } from "./exchanges.ts";
import * as css from "./pointMall.css.ts";
import { countedPoints } from "./points.ts";
import { useExchangeTexts } from "./useExchangeTexts.ts";

const USUAL_DAYS = 30;

/** What the member's points were spent on (PM-005). */
export function ExchangeRecords({ onRewards }: { readonly onRewards: () => void }) {
  const texts = useExchangeTexts();
  const { t, typeText, statusText } = texts;
  const { empty } = useArt();
  const detail = useExchangeDetail();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const list = { call: redeemedPoints, request: asked, rowKey: ({ id }: Exchange) => id };
  return (
    <div className={css.records}>
      <PeriodField period={period} onPeriod={setPeriod} />
      <Records
        {...list}
        what={t("tab.exchanges")}
        columns={() => exchangeColumns(texts, clock)}
        detail={detail}
        empty={
          <EmptyState
            title={t("exchange.none.title")}
            art={empty}
            action={<Button onClick={onRewards}>{t("exchange.none.action")}</Button>}
          />
        }
      />
      <RecordFile
        {...list}
        name="exchanges"
        columns={[
          { label: t("exchange.time"), time: ({ at }) => at },
          { label: t("exchange.name"), text: ({ name }) => name },
          { label: t("exchange.type"), text: ({ type }) => typeText(type) },
          { label: t("exchange.quantity"), text: ({ quantity }) => String(quantity) },
          { label: t("exchange.points"), text: ({ points }) => String(points) },
          { label: t("exchange.amount"), amount: ({ amount }) => amount },
          { label: t("exchange.status"), text: ({ status }) => statusText(status) },
          { label: t("exchange.remark"), text: ({ remark = "" }) => remark },
          { label: t("exchange.number"), text: ({ id }) => id },
        ]}
      />
    </div>
  );
}

/** Shows one exchange in full. */
function useExchangeDetail(): (row: Exchange) => RecordDetail {
  const { t, typeText, statusText } = useExchangeTexts();
  const clock = useSiteClock();
  return ({ id, at, type, name, quantity, points, amount, status, remark }) => ({
    title: name,
    figure: t("points", countedPoints(points)),
    words: statusText(status),
    lines: [
      { label: t("exchange.time"), value: fullTime(new Date(at), clock) },
      { label: t("exchange.type"), value: typeText(type) },
      { label: t("exchange.quantity"), value: formatCount(quantity) },
      { label: t("exchange.amount"), value: <Figure of={amount} decimals="needed" /> },
      ...(remark ? [{ label: t("exchange.remark"), value: remark }] : []),
    ],
    number: id,
  });
}
