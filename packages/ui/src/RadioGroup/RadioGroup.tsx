import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../classNames.ts";
import * as field from "../Field/Field.css.ts";
import { describedBy, FieldMessages } from "../Field/FieldMessages.tsx";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./RadioGroup.css.ts";

interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second line below the label. */
  readonly note?: ReactNode;
  readonly icon?: IconName | undefined;
  /** What the option adds, at its end: an amount. */
  readonly trailing?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** The label's language, if it is not the page's. */
  readonly lang?: string | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type" | "value"> {
  /** list: one below the other, with notes. cards: side by side, with icons. chips: many short labels, in as many lines as they need. */
  readonly look?: "list" | "cards" | "chips" | undefined;
  readonly options: readonly RadioOption<Value>[];
  /** The chosen value; leave it out if a form library registers the inputs. */
  readonly value?: Value | undefined;
  readonly onValue?: ((value: Value) => void) | undefined;
  /** The choice is being applied. */
  readonly busy?: boolean | undefined;
}

/**
 * One of several options that are all visible. Built on native radio buttons: arrows move, and a form library registers
 * them as one field. For a few short labels in one bar, use `SegmentedControl`.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const [texts, { look = "list", options, value, onValue, busy = false, name, onChange, ...input }] = splitField(props);
  const id = useId();
  const { label, labelHidden, required, optionalLabel, hint, error } = texts;
  return (
    <fieldset className={css.group} aria-describedby={describedBy(id, { error, hint })} aria-busy={busy || undefined}>
      <legend className={classNames(css.legend, css.legendInk, labelHidden && field.hidden)}>
        {label}
        {required && (
          <span className={field.star} aria-hidden="true">
            *
          </span>
        )}
        {optionalLabel && <span className={field.optional}> {optionalLabel}</span>}
      </legend>
      <div className={css.options[look]}>
        {options.map((option) => (
          <label key={option.value} className={css.option[look]} lang={option.lang}>
            <input
              {...input}
              type="radio"
              className={css.input}
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={input.disabled || option.disabled}
              checked={value === undefined ? undefined : option.value === value}
              onChange={(event) => {
                onChange?.(event);
                onValue?.(option.value);
              }}
            />
            <Content {...option} />
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} hint={hint} />
    </fieldset>
  );
}

function Content({ label, note, icon, trailing }: RadioOption) {
  return (
    <>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={css.dot} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
      {trailing && <span className={css.trailing}>{trailing}</span>}
    </>
  );
}
