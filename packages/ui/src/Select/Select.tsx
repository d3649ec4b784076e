import type { ComponentProps } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./Select.css.ts";

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<"select">, "className" | "id" | "required" | "children"> {
  readonly icon?: IconName | undefined;
  readonly options: readonly SelectOption[];
  /** Shown until something is chosen; its value is the empty string. */
  readonly placeholder?: string | undefined;
}

/** One of several options, in the system's own list: a wheel on phones, with the usual keys everywhere. */
export function Select(props: SelectProps) {
  const [texts, { icon, options, placeholder, ...select }] = splitField(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={field.well}>
          {icon && (
            <span className={field.lead}>
              <Icon name={icon} />
            </span>
          )}
          <select {...select} {...control} className={css.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <span className={css.caret}>
            <Icon name="caretDown" />
          </span>
        </div>
      )}
    </Field>
  );
}
