import { calendarAge } from "@livery/product/calendarAge.ts";
import { requiredRule } from "@livery/product/registration.ts";
import { validateField } from "@livery/product/validateField.ts";
import { ApiError } from "../http/apiError.ts";
import type { RequestContext } from "../requestContext.ts";

/** Rejects a date of birth that is missing or no date, and one below the merchant's minimum age. Nobody proves it. */
export function requireAge(
  { merchant, now }: Pick<RequestContext, "merchant" | "now">,
  birthday: string | undefined,
): void {
  const finding = validateField(requiredRule("birthday", {}), birthday ?? "");
  if (birthday === undefined || finding) {
    throw new ApiError("FIELD_INVALID", { field: "birthday", rule: finding?.reason ?? "required" });
  }
  const today = new Date(now).toISOString().slice(0, 10);
  if (calendarAge(birthday, today) < merchant.minimumAge) throw new ApiError("TOO_YOUNG", { field: "birthday" });
}
