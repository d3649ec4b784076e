import { DateRangeField } from "@livery/ui/DateRangeField/DateRangeField.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLanguage } from "../../site/language.ts";
import { lastDays, type Period, periodText } from "./periods.ts";
import { clocksApart, todayOf, useSiteClock } from "../siteClock.ts";

const USUAL_PRESETS = [1, 7, 30] as const;

export interface PeriodFieldProps {
  readonly period: Period;
  /** Called with a period whose days are in order; any other is an error of the field. */
  readonly onPeriod: (period: Period) => void;
  /** The periods that one press chooses, in days. */
  readonly presets?: readonly number[] | undefined;
  /** The sentence below begins with the days. */
  readonly inSum?: boolean | undefined;
}

/** The days that a list of records shows, up to today. */
export function PeriodField({ period, onPeriod, presets = USUAL_PRESETS, inSum = false }: PeriodFieldProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const [typed, setTyped] = useState(period);
  const clock = useSiteClock();
  const apart = clocksApart(clock);
  return (
    <DateRangeField
      label={t("period.label")}
      value={typed}
      onValue={(next) => {
        setTyped(next);
        if (isInOrder(next)) onPeriod(next);
      }}
      presets={presets.map((days) => ({
        label: days === 1 ? t("period.today") : t("period.days", { count: days }),
        range: lastDays(days, clock),
      }))}
      customLabel={t("period.custom")}
      valueText={inSum ? undefined : periodText(period, language)}
      fromLabel={t("period.from")}
      toLabel={t("period.to")}
      max={todayOf(clock)}
      hint={apart && t("period.zone", { zone: apart.site })}
      error={isInOrder(typed) ? undefined : t("period.order")}
    />
  );
}

const isInOrder = ({ from, to }: Period): boolean => from !== "" && to !== "" && from <= to;
