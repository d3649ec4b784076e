import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Chart } from "@livery/ui/Chart/Chart.tsx";
import { minor } from "@livery/product/money.ts";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { formatAmount } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import * as css from "./agentTeamOverview.css.ts";

type Day = TeamOverviewResponse["days"][number];

const measures = ["bet", "deposit", "withdrawal", "net", "newMembers"] as const;

type Measure = (typeof measures)[number];

/** What the team did on each day, one measure at a time. */
export function TeamChart({ days }: { readonly days: readonly Day[] }) {
  const { t } = useTranslation("agent/agentTeamOverview");
  const currency = useCurrency();
  const [measure, setMeasure] = useState<Measure>("bet");
  const said = (amount: number) => formatAmount(minor(amount), currency, { decimals: "needed" });
  const textOf = (day: Day): string => {
    if (measure === "newMembers") return formatCount(day.newMembers);
    if (measure !== "net" || day.net === 0) return said(day[measure]);
    // Never a bare net: it says whose loss it is.
    return `${t(day.net > 0 ? "flow.won" : "flow.lost")} ${said(Math.abs(day.net))}`;
  };
  const points = days.map((day) => ({ label: dayLabel(day.day), value: day[measure], text: textOf(day) }));
  const highest = points.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))[0];
  const name = t(`measure.${measure}`);
  return (
    <Block title={t("days")}>
      <div className={css.measures}>
        <SegmentedControl
          label={t("measure")}
          labelHidden
          options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
          value={measure}
          onValue={setMeasure}
        />
      </div>
      <Chart
        kind="bars"
        title={name}
        summary={
          highest === undefined || points.every(({ value }) => value === 0)
            ? t("chart.none", { measure: name })
            : t(measure === "net" ? "chart.highest.net" : "chart.highest", {
                measure: name,
                day: highest.label,
                value: highest.text,
              })
        }
        points={points}
        tableLabel={t("chart.table")}
      />
    </Block>
  );
}

/** `2026-11-24` as `11.24`; what is no day shows as it is. */
function dayLabel(day: string): string {
  const [, month, date] = /^\d{4}-(\d{2})-(\d{2})$/u.exec(day) ?? [];
  return month === undefined ? day : `${month}.${date}`;
}
