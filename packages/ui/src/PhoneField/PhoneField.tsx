import type { ComponentProps } from "react";
import { cleanedInput } from "../Field/cleanedInput.ts";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { CountryPicker, type CountryPickerProps } from "./CountryPicker.tsx";

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type"> {
  readonly country: CountryPickerProps;
  /** What the field keeps of a text. If a country code is in it, this is the place to choose the country. */
  readonly clean: (written: string) => string;
}

/** A phone number with its country. */
export function PhoneField(props: PhoneFieldProps) {
  const [texts, { country, clean, onChange, ...input }] = splitField(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={field.well}>
          <CountryPicker disabled={input.disabled} {...country} />
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            {...cleanedInput(clean, onChange)}
            className={field.control}
          />
        </div>
      )}
    </Field>
  );
}
