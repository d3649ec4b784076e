// Generated from schemas/platform/countryCodes.schema.json by `npm run gen`. Do not edit.

/**
 * The response of the country codes (AP-062, L84).
 */
export type CountryCodesResponse = WireCountry[];

/**
 * A country.
 */
export interface WireCountry {
  /**
   * ISO 3166-1 alpha-2.
   */
  countryCode: string;
  /**
   * The country's dialling code, such as 82 or +82.
   */
  countryDialingCode: string | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CountryCodesResponse>;
