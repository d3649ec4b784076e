import { useId, useState } from "react";
import { describedBy, FieldMessages } from "../Field/FieldMessages.tsx";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";
import * as css from "./DateRangeField.css.ts";

/** Days as `2026-11-22`, both included. */
interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRangeFieldProps {
  /** The range's name: "Period". */
  readonly label: string;
  readonly value: DateRange;
  readonly onValue: (range: DateRange) => void;
  /** Ranges that can be chosen with one press: "Today", "7 days". */
  readonly presets: readonly { readonly label: string; readonly range: DateRange }[];
  /** The choice that shows the two days: "Other days". */
  readonly customLabel: string;
  /** The chosen range in words, beside the presets; left out where something near says it. */
  readonly valueText?: string | undefined;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** The first and the last day that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  /** What else there is to know about the days. */
  readonly hint?: string | undefined;
}

const CUSTOM = "custom";

/** A range of days: from presets, or from the device's own calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onValue, presets, customLabel, valueText, fromLabel, toLabel, min, max, error, hint } = props;
  const id = useId();
  const [isCustom, setIsCustom] = useState(false);
  const chosen = presets.findIndex(({ range }) => range.from === value.from && range.to === value.to);
  const showsDays = isCustom || chosen === -1;
  const limits = { min, max };
  const days = [
    { key: "from", label: fromLabel },
    { key: "to", label: toLabel },
  ] as const;
  return (
    <fieldset className={css.range} aria-label={label} aria-describedby={describedBy(id, { error, hint })}>
      <div className={css.choice}>
        <SegmentedControl
          label={label}
          labelHidden
          options={[
            ...presets.map((preset, index) => ({ value: String(index), label: preset.label })),
            { value: CUSTOM, label: customLabel },
          ]}
          value={showsDays ? CUSTOM : String(chosen)}
          onValue={(index) => {
            const preset = presets[Number(index)];
            setIsCustom(preset === undefined);
            if (preset) onValue(preset.range);
          }}
        />
        {!showsDays && valueText !== undefined && <span className={css.words}>{valueText}</span>}
      </div>
      {showsDays && (
        <div className={css.dates}>
          {days.map(({ key, label: text }, index) => (
            <Day
              key={key}
              label={text}
              value={value[key]}
              limits={limits}
              invalid={Boolean(error)}
              dashed={index === 1}
              onValue={(day) => onValue({ ...value, [key]: day })}
            />
          ))}
        </div>
      )}
      <FieldMessages id={id} error={error} hint={hint} />
    </fieldset>
  );
}

function Day({
  label,
  value,
  limits,
  invalid,
  dashed,
  onValue,
}: {
  readonly label: string;
  readonly value: string;
  readonly limits: Pick<DateRangeFieldProps, "min" | "max">;
  readonly invalid: boolean;
  readonly dashed: boolean;
  readonly onValue: (day: string) => void;
}) {
  return (
    <>
      {dashed && (
        <span className={css.dash} aria-hidden="true">
          –
        </span>
      )}
      <div className={css.date}>
        <input
          type="date"
          className={css.input}
          aria-label={label}
          aria-invalid={invalid || undefined}
          {...limits}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
    </>
  );
}
