import type { Country } from "@livery/ui/PhoneField/CountryPicker.tsx";
import { useState } from "react";
import { useLanguage } from "../../../site/language.ts";
import { useQueryResult } from "../../calls/useQueryResult.ts";
import { countriesAtom, countryNames } from "../../data/countries.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { flagAddress } from "./flagAddress.ts";

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
  const { data = [] } = useQueryResult(countriesAtom);
  const [chosen, setChosen] = useState<string>();
  const nameOf = countryNames(language);
  const shown = ({ countryCode: id, dialingCode }: Readonly<Record<keyof typeof HOME, string>>): Country => ({
    id,
    dialingCode,
    name: nameOf(id),
    flag: flagAddress(hosts, id),
  });
  const home = shown(HOME);
  const countries = data.length > 0 ? data.map(shown) : [home];
  const selected =
    countries.find(({ id }) => id === chosen) ??
    countries.find(({ dialingCode }) => dialingCode === remembered) ??
    countries.find(({ id }) => id === HOME.countryCode) ??
    countries[0] ??
    home;
  return { countries, selected, dialingCode: selected.dialingCode, choose: ({ id }) => setChosen(id) };
}
