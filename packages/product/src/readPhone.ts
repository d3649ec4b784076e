import parsePhoneNumber, { type PhoneNumber } from "libphonenumber-js/min/es6";
import { tidyPhone } from "./tidyPhone.ts";

/** What a written phone number says. */
export interface ReadPhone {
  /** As it is dialled in its country: 01012345678. Without a country code in it, it stays as it was written. */
  readonly number: string;
  /** The country code in it, otherwise the given one: 82. */
  readonly dialingCode: string;
  /** ISO 3166-1 alpha-2, if a country code in it tells the country. */
  readonly country?: string | undefined;
  /** E.164: +821012345678; left out if no phone can have it. */
  readonly international?: string;
}

/**
 * Reads a phone number however people write it, by the numbering plans of all countries (27 kB compressed, so only lazy code
 * loads it). `dialingCode` is the country code of a number that has none in it: 82.
 */
export function readPhone(written: string, dialingCode: string): ReadPhone {
  const text = tidyPhone(written).replace(/^00/u, "+");
  const found = parse(text, dialingCode);
  if (!found?.isPossible()) return { number: tidyPhone(written), dialingCode };
  const { number: international, countryCallingCode, country } = found;
  const home = found.formatNational().replaceAll(/\D/gu, "");
  if (!hasCountryCode(text, found, home)) return { number: text, dialingCode, international };
  return { number: home, dialingCode: countryCallingCode, country, international };
}

function parse(text: string, defaultCallingCode: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumber(text, { defaultCallingCode, extract: false });
  } catch {
    // No country has this code.
    return undefined;
  }
}

/** Also without a plus, as in 82 10 1234 5678. */
function hasCountryCode(text: string, { countryCallingCode, nationalNumber }: PhoneNumber, home: string): boolean {
  if (text.startsWith("+")) return true;
  return [nationalNumber, home].some((number) => text === countryCallingCode + number);
}
