import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { defined } from "@livery/platform/defined.ts";
import type { PointTransactionsResponse } from "@livery/platform/decoders/pointTransactions.gen.js";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { RecordFilters } from "../../kit/records/RecordFilters.tsx";
import { FilteredEmpty } from "../../kit/records/FilteredEmpty.tsx";
import { RecordFile } from "../../kit/records/RecordFile.tsx";
import { Records } from "../../kit/records/Records.tsx";
import { fullTime } from "../../kit/records/recordTime.ts";
import { usePeriod } from "../../kit/records/usePeriod.ts";
import { movementColumns } from "./movementColumns.tsx";
import { type PointMovement, pointTypes } from "./movements.ts";
import * as css from "./pointMall.css.ts";
import { formatPoints } from "./points.ts";
import { useMovementTexts } from "./useMovementTexts.ts";

const USUAL_DAYS = 30;

/** Where the member's points came from and where they went (PM-008, PM-010). */
export function PointRecords() {
  const texts = useMovementTexts();
  const { t, typeText } = texts;
  const { empty } = useArt();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { type } = chosen;
  const { t: numbered } = useTranslation("records");
  const list = {
    call: pointTransactions,
    request: { unit: "POINTS", ...asked, ...defined({ type: type || undefined }) } as const,
    rowsOf: ({ points }: PointTransactionsResponse) => points,
    rowKey: ({ id }: PointMovement) => id,
  };
  return (
    <div className={css.records}>
      <RecordFilters
        period={period}
        onPeriod={setPeriod}
        choices={[
          {
            id: "type",
            label: t("movement.type"),
            options: pointTypes.map((value) => ({ value, label: typeText(value) })),
          },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        {...list}
        what={t("tab.points")}
        columns={() => movementColumns(texts, clock)}
        detail={({ id, at, type: code, points, balance }) => ({
          title: typeText(code),
          figure: t("points", { count: Math.abs(points), number: formatPoints(points, { signed: true }) }),
          words: points < 0 ? t("movement.words.out") : t("movement.words.in"),
          lines: [
            { label: t("movement.balance"), value: formatPoints(balance) },
            { label: t("movement.time"), value: fullTime(new Date(at), clock) },
          ],
          number: id,
        })}
        empty={
          type ? (
            <FilteredEmpty onClear={() => setChosen({})} />
          ) : (
            <EmptyState title={t("movement.none.title")} art={empty} />
          )
        }
      />
      <RecordFile
        {...list}
        name="points"
        columns={[
          { label: t("movement.time"), time: ({ at }) => at },
          { label: t("movement.type"), text: (row) => typeText(row.type) },
          { label: t("movement.change"), text: ({ points }) => String(points) },
          { label: t("movement.balance"), text: ({ balance }) => String(balance) },
          { label: numbered("number"), text: ({ id }) => id },
        ]}
      />
    </div>
  );
}
