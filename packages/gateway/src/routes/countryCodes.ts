import type { CountryCodesResponse } from "@livery/platform/decoders/countryCodes.gen.js";
import type { Route } from "../requestContext.ts";

/** AP-062: the countries of the phone field, nearby first. */
export const countryCodes: Route<CountryCodesResponse> = async ({ database }) => {
  const rows = await database.selectFrom("country").selectAll().orderBy("position").execute();
  return rows.map(({ code, dialing_code: countryDialingCode }) => ({ countryCode: code, countryDialingCode }));
};
