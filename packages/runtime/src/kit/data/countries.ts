import { countryCodes } from "@livery/platform/calls/countryCodes.ts";
import { callAtom } from "../calls/callAtom.ts";

/** How long the list counts as fresh, in ms. */
const FRESH = 3_600_000;

/** The platform's countries (AP-062). */
export const countriesAtom = callAtom(countryCodes, () => undefined, { staleTime: FRESH });

/** Names countries in a language; a code that is none, which the platform may send, is its own name. */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
}
