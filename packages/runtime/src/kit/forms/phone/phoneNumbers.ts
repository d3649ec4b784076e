import { readPhone } from "@livery/product/readPhone.ts";
import { tidyPhone } from "@livery/product/tidyPhone.ts";
import type { Country } from "@livery/ui/PhoneField/CountryPicker.tsx";

/** A number as a field shows it, and its country. */
interface FieldNumber {
  readonly number: string;
  readonly country: Country;
}

/**
 * Reads a number that was written into a field with a chosen country. A country code in it chooses one of the countries;
 * if none has it, the number stays as it was written.
 */
export function readIn(written: string, { selected, countries }: FieldCountries): FieldNumber {
  const { number, dialingCode, country: id } = readPhone(written, selected.dialingCode);
  const country =
    countries.find((each) => each.id === id) ??
    [selected, ...countries].find((each) => each.dialingCode === dialingCode);
  return country ? { number, country } : { number: tidyPhone(written), country: selected };
}

interface FieldCountries {
  readonly selected: Country;
  readonly countries: readonly Country[];
}

/** A number as Firebase takes it: +821012345678. One that no phone has is left to Firebase's own check. */
export function internationalNumber(number: string, dialingCode: string): string {
  return readPhone(number, dialingCode).international ?? `+${dialingCode}${number}`;
}
