import type { ChangeEvent, ComponentProps } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { CountryPicker, type CountryPickerProps } from "./CountryPicker.tsx";

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type"> {
  readonly country: CountryPickerProps;
}

/** What people write between the digits of a phone number. */
const SEPARATORS = /[\s().-]/gu;

/**
 * A phone number with its country. Separators are removed, and a number that is pasted or filled in with its country
 * code chooses the country.
 */
export function PhoneField(props: PhoneFieldProps) {
  const [texts, { country, onChange, ...input }] = splitField(props);
  const { countries, selected, onSelect } = country;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const written = event.target.value.normalize("NFKC").replaceAll(SEPARATORS, "");
    const owner = [selected, ...countries].find(({ dialingCode }) => written.startsWith(`+${dialingCode}`));
    const number = owner ? written.slice(owner.dialingCode.length + 1) : written;
    if (owner && owner !== selected) onSelect(owner);
    if (number !== event.target.value) event.target.value = number;
    onChange?.(event);
  };
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
            className={field.control}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
}
