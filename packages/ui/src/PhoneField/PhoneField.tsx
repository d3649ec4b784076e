import type { ComponentProps } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { SelectOption } from "../Select/Select.tsx";
import * as css from "./PhoneField.css.ts";

interface CountryProps extends Omit<ComponentProps<"select">, "className" | "children"> {
  /** The select's name: "Country code". */
  readonly label: string;
  /** Short forms: "+82". */
  readonly options: readonly SelectOption[];
}

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type"> {
  readonly country: CountryProps;
}

/** A phone number with its country code. */
export function PhoneField(props: PhoneFieldProps) {
  const [texts, { country, ...input }] = splitField(props);
  const { label, options, ...select } = country;
  return (
    <Field {...texts}>
      {(control) => (
        <div className={field.well}>
          <div className={css.country}>
            <select disabled={input.disabled} {...select} className={css.code} aria-label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={css.caret}>
              <Icon name="caretDown" />
            </span>
          </div>
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            className={field.control}
          />
        </div>
      )}
    </Field>
  );
}
