import { calendarAge } from "@livery/product/calendarAge.ts";
import { requiredRule } from "@livery/product/registration.ts";
import { DEFAULT_TIME_ZONE, dayIn } from "@livery/product/timeZone.ts";
import { validateField } from "@livery/product/validateField.ts";
import { ApiError } from "../http/apiError.ts";
import type { RequestContext } from "../requestContext.ts";

/**
 * Rejects a date of birth that is missing or no date (`1999-12-31`), and one that gives less than an age in years, by the
 * merchant's calendar. Nobody proves it.
 */
export function requireAge(
  { merchant, now }: Pick<RequestContext, "merchant" | "now">,
  age: number,
  birthday: string | undefined,
): void {
  const finding = validateField(requiredRule("birthday", {}), birthday ?? "");
  if (birthday === undefined || finding) {
    throw new ApiError("FIELD_INVALID", { field: "birthday", rule: finding?.reason ?? "required" });
  }
  const today = dayIn(now, merchant.timeZone ?? DEFAULT_TIME_ZONE);
  if (calendarAge(birthday, today) < age) throw new ApiError("TOO_YOUNG", { field: "birthday" });
}
