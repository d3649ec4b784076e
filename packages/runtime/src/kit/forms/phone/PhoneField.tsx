import { tidyPhone } from "@livery/product/tidyPhone.ts";
import { PhoneField as Field } from "@livery/ui/PhoneField/PhoneField.tsx";
import { useEffect, useEffectEvent } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useLazyModule } from "../../useLazyModule.ts";
import type { FormControls } from "../formControls.ts";
import { phoneReader } from "./phoneReader.ts";
import type { PhoneCountry } from "./usePhoneCountry.ts";

interface PhoneFieldProps<Name extends string> {
  readonly form: Pick<FormControls<Name>, "control" | "shown">;
  /** Its field is a `mobileField`. */
  readonly name: Name;
  /** From `usePhoneCountry`; its `dialingCode` goes into the request. */
  readonly country: PhoneCountry;
  /** A dialog that opens puts the focus here. */
  readonly first?: boolean | undefined;
}

/** A mobile number of a form with the country that it belongs to (AU-039, AU-040, VF-065a). */
export function PhoneField<Name extends string>({ form, name, country, first = false }: PhoneFieldProps<Name>) {
  const { t } = useTranslation("forms");
  const { constants } = useSite();
  const { field } = useController({ control: form.control, name: name as string });
  const { ref, onChange, onBlur } = field;
  const { code: reader } = useLazyModule(phoneReader);
  const { countries, selected, choose } = country;
  const value = String(field.value ?? "");

  const clean = (written: string): string => {
    if (!reader) return tidyPhone(written);
    const { number, country: owner } = reader.readIn(written, { selected, countries });
    if (owner.id !== selected.id) choose(owner);
    return number;
  };
  // What was filled in before the reader had arrived.
  const cleanEarlier = useEffectEvent(() => {
    const cleaned = clean(value);
    if (cleaned !== value) onChange(cleaned);
  });
  useEffect(() => {
    if (reader) cleanEarlier();
  }, [reader]);
  return (
    <Field
      {...form.shown(name)}
      data-autofocus={first ? "" : undefined}
      name={name}
      ref={ref}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      clean={clean}
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
