import { type ComponentProps, useRef } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./AmountField.css.ts";
import { type Preset, Presets } from "./Presets.tsx";

export interface AmountFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type" | "value" | "onChange"> {
  /** The brand's currency symbol. */
  readonly symbol: string;
  /** The text as typed. The form converts it to an amount. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly clearLabel: string;
  /** Amounts that fill the field with one press: the button's label and the value that it enters. */
  readonly presets?: readonly Preset[] | undefined;
  /** The presets' name for screen readers: "Amounts". */
  readonly presetsLabel?: string | undefined;
}

/** An amount of money, typed or picked from presets. Put the available amount and the limits in its `hint`. */
export function AmountField(props: AmountFieldProps) {
  const [texts, { symbol, value, onValue, clearLabel, presets = [], presetsLabel, ...input }] = splitField(props);
  const ref = useRef<HTMLInputElement>(null);
  return (
    <Field {...texts}>
      {(control) => (
        <>
          <div className={field.well}>
            <span className={css.symbol} aria-hidden="true">
              {symbol}
            </span>
            <input
              ref={ref}
              inputMode="decimal"
              autoComplete="off"
              {...input}
              {...control}
              type="text"
              className={css.amount}
              value={value}
              onChange={(event) => onValue(event.target.value)}
            />
            {value !== "" && !input.disabled && (
              <span className={field.trail}>
                <IconButton
                  icon="close"
                  label={clearLabel}
                  onClick={() => {
                    onValue("");
                    ref.current?.focus();
                  }}
                />
              </span>
            )}
          </div>
          <Presets label={presetsLabel} presets={presets} value={value} onValue={onValue} disabled={input.disabled} />
        </>
      )}
    </Field>
  );
}
