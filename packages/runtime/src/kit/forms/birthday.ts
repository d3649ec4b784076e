import { calendarAge, isoBirthday } from "@livery/product/calendarAge.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import type { TFunction } from "i18next";
import type { FieldFault, FormFieldSpec } from "./formField.ts";

/**
 * What is wrong with a date of birth, written as `1999-12-31` or `12-31-1999` (VF-061): the age that it gives on the site's
 * day is below the brand's (VF-049). Of anything that is no date, the field's rule says what is wrong.
 */
export function birthdayFault(
  written: string | undefined,
  age: number,
  timeZone: string,
  now = new Date(),
): FieldFault | undefined {
  const birthday = isoBirthday(written ?? "");
  return birthday !== undefined && calendarAge(birthday, dayIn(now, timeZone)) < age ? "fault.young" : undefined;
}

/** The texts of a date of birth, also for the platform's own answer. */
export function birthdayTexts(age: number, t: TFunction<"forms">): FormFieldSpec["texts"] {
  const young = t("fault.young", { age });
  return { "fault.young": young, TOO_YOUNG: young };
}
