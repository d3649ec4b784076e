import { type Minor, minor, minutes } from "@livery/product/money.ts";
import { Presets } from "@livery/ui/AmountField/Presets.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { useController } from "react-hook-form";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AmountFormField } from "../../../kit/forms/AmountFormField.tsx";
import type { FormControls } from "../../../kit/forms/formControls.ts";
import { wholeUnit } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { longestPlay, type PlayLimit, type Quantity, suggestionsFor } from "./limits.ts";
import { enteredPlayTime, splitPlayTime } from "./playTime.ts";
import * as css from "./responsiblePlay.css.ts";
import { useQuantityText } from "./useQuantityText.ts";

interface LimitFieldsProps {
  readonly form: FormControls<"amount" | "hours" | "minutes">;
  readonly isTime: boolean;
  readonly period: PlayLimit["period"];
  /** What the member uses in such a period. */
  readonly average: Quantity | undefined;
  readonly ceiling: Minor | undefined;
  /** There is a limit, and an empty field removes it. */
  readonly removable: boolean;
}

/** An amount, or hours and minutes, with suggestions from the member's own play. */
export function LimitFields({ isTime, ...props }: LimitFieldsProps) {
  return isTime ? <TimeFields {...props} /> : <MoneyField {...props} />;
}

type FieldsProps = Omit<LimitFieldsProps, "isTime">;

function MoneyField({ form, period, average, ceiling, removable }: FieldsProps) {
  const { t } = useTranslation("member/responsiblePlay");
  const say = useQuantityText("DEPOSIT");
  const currency = useCurrency();
  const unit = wholeUnit(currency);
  const presets = average === undefined ? [] : suggestionsFor(average, { unit, least: 10 * unit }).map(minor);
  const hints = [
    average !== undefined && t(`form.average.${period}`, { average: say(average) }),
    ceiling !== undefined && t("form.ceiling", { most: say(ceiling) }),
  ];
  return (
    <AmountFormField
      form={form}
      name="amount"
      labelHidden
      presets={presets.filter((preset) => ceiling === undefined || preset <= ceiling)}
      noneLabel={removable ? t("none") : undefined}
      hint={hints.filter(Boolean).join(" · ")}
    />
  );
}

/** In minutes. */
const TIME_STEP = 15;

function TimeFields({ form, period, average, removable }: FieldsProps) {
  const { t } = useTranslation("member/responsiblePlay");
  const say = useQuantityText("SESSION");
  const hours = useController({ control: form.control, name: "hours" }).field;
  const rest = useController({ control: form.control, name: "minutes" }).field;
  const usual = average === undefined ? [] : suggestionsFor(average, { unit: TIME_STEP, least: TIME_STEP });
  const choices = usual.filter((length) => length <= longestPlay[period]);
  const entered = enteredPlayTime({ hours: String(hours.value ?? ""), minutes: String(rest.value ?? "") });
  const enter = (preset: string) => {
    const parts = preset === "" ? { hours: "", minutes: "" } : splitPlayTime(Number(preset));
    hours.onChange(parts.hours);
    rest.onChange(parts.minutes);
  };
  return (
    <div className={css.time}>
      <div className={css.timeFields}>
        {([hours, rest] as const).map(({ name, value, onChange }) => {
          const shown = form.shown(name as "hours" | "minutes");
          return (
            <TextField
              key={name}
              name={name}
              label={shown.label}
              error={shown.error}
              inputMode="numeric"
              autoComplete="off"
              value={String(value ?? "")}
              onChange={(event) => onChange(event.target.value)}
            />
          );
        })}
      </div>
      {average !== undefined && <p className={parts.note}>{t(`form.average.${period}`, { average: say(average) })}</p>}
      <Presets
        label={t("form.suggestions")}
        presets={[
          ...choices.map((length) => ({ label: say(minutes(length)), value: String(length) })),
          ...(removable ? [{ label: t("none"), value: "" }] : []),
        ]}
        value={entered === null ? "" : String(entered)}
        onValue={enter}
      />
    </div>
  );
}
