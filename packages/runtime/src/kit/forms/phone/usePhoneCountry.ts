import { countryCodes } from "@livery/platform/calls/countryCodes.ts";
import type { Country } from "@livery/ui/PhoneField/CountryPicker.tsx";
import { useState } from "react";
import { useLanguage } from "../../../site/language.ts";
import { callAtom } from "../../calls/callAtom.ts";
import { useQueryResult } from "../../calls/useQueryResult.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { flagAddress } from "./flagAddress.ts";

/** How long the list counts as fresh, in ms. */
const FRESH = 3_600_000;

const countryCodesAtom = callAtom(countryCodes, () => undefined, { staleTime: FRESH });

/** The country of a number until the platform's list is here (VF-053). */
const HOME = { countryCode: "KR", dialingCode: "82" } as const;

export interface PhoneCountry {
  readonly countries: readonly Country[];
  readonly selected: Country;
  /** As the calls take it: `countryDialingCode`. */
  readonly dialingCode: string;
  readonly choose: (country: Country) => void;
}

/**
 * The country of a form's phone number, chosen from the platform's list (AP-062). Without the list there is only the
 * first choice: the number can still be sent. `remembered` is the dialling code of an earlier visit.
 */
export function usePhoneCountry(remembered?: string): PhoneCountry {
  const { hosts } = useSite();
  const { language } = useLanguage();
  const { data = [HOME] } = useQueryResult(countryCodesAtom);
  const [chosen, setChosen] = useState<string>();
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  const countries = data.map(({ countryCode: id, dialingCode }) => ({
    id,
    dialingCode,
    name: nameIn(names, id),
    flag: flagAddress(hosts, id),
  }));
  const selected = countries.find(({ id }) => id === chosen) ??
    countries.find(({ dialingCode }) => dialingCode === remembered) ??
    countries.find(({ id }) => id === HOME.countryCode) ??
    countries[0] ?? { ...HOME, id: HOME.countryCode, name: HOME.countryCode, flag: "" };
  return { countries, selected, dialingCode: selected.dialingCode, choose: ({ id }) => setChosen(id) };
}

/** A code that is none, which the platform may send, is its own name. */
function nameIn(names: Intl.DisplayNames, id: string): string {
  try {
    return names.of(id) ?? id;
  } catch {
    return id;
  }
}
