import { useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./SegmentedControl.css.ts";

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  /** Only screen readers get the label; the context already shows it. */
  readonly labelHidden?: boolean | undefined;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: IconName | undefined;
    readonly disabled?: boolean | undefined;
    /** The label's language, if it is not the page's. */
    readonly lang?: string | undefined;
  }[];
  /** The chosen value; an unknown value chooses none. */
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  /** The choice is being applied. */
  readonly busy?: boolean | undefined;
}

/**
 * One of a few short options in one bar: a setting, a period. Built on native radio buttons, so arrows move the choice. It
 * is in the first load; for a field with notes, a hint or an error use `RadioGroup`.
 */
export function SegmentedControl<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onValue,
  busy = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.group} aria-busy={busy || undefined}>
      <legend className={labelHidden ? css.labelHidden : css.label}>{label}</legend>
      <div className={css.bar}>
        {options.map((option) => (
          <label key={option.value} className={css.segment} lang={option.lang}>
            <input
              type="radio"
              className={css.input}
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValue(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
