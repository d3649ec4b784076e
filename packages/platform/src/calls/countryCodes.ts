import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type WireCountry, shape } from "../decoders/countryCodes.gen.js";

export interface CountryCode {
  /** ISO 3166-1 alpha-2; also the name of the flag's picture (BR-044). */
  readonly countryCode: string;
  /** Digits only: 82. */
  readonly dialingCode: string;
}

function toCountryCode({ countryCode, countryDialingCode }: WireCountry): CountryCode {
  return { countryCode, dialingCode: String(countryDialingCode).replace(/^\+/, "") };
}

/** Lists the countries for phone numbers (AP-062). */
export const countryCodes: Call<undefined, readonly CountryCode[]> = {
  id: "countryCodes",
  requirement: "AP-062",
  method: "GET",
  path: "/wps/system/countryCodes",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (countries) => countries.map(toCountryCode)),
};
