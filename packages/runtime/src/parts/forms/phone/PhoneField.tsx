import { PhoneField as Field } from "@livery/ui/PhoneField/PhoneField.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../state/SiteContext.ts";
import type { FormControls } from "../formControls.ts";
import type { PhoneCountry } from "./usePhoneCountry.ts";

interface PhoneFieldProps<Name extends string> {
  readonly form: Pick<FormControls<Name>, "field">;
  /** Its field is a `mobileField`. */
  readonly name: Name;
  /** From `usePhoneCountry`; its `dialingCode` goes into the request. */
  readonly country: PhoneCountry;
  /** A dialog that opens puts the focus here. */
  readonly first?: boolean;
}

/** A mobile number of a form with the country that it belongs to (AU-039, AU-040). */
export function PhoneField<Name extends string>({ form, name, country, first = false }: PhoneFieldProps<Name>) {
  const { t } = useTranslation("forms");
  const { constants } = useSite();
  const { countries, selected, choose } = country;
  return (
    <Field
      {...form.field(name)}
      {...(first && { "data-autofocus": "" })}
      country={{
        label: t("phone.country"),
        countries,
        selected,
        onSelect: choose,
        closeDelay: constants.countryListClose,
      }}
    />
  );
}
