import { ApiError } from "../http/apiError.ts";
import { mobileNumber } from "./mobileNumber.ts";

/** A phone number as it is stored; rejects a missing one (ER-002) and an invalid one (ER-001), naming the field. */
export function requireMobile(field: string, written: string, dialingCode: string | undefined): string {
  if (written.trim() === "") throw new ApiError("auth/missing-phone-number", { field, rule: "required" });
  const mobile = mobileNumber(written, dialingCode);
  if (mobile === undefined) throw new ApiError("auth/invalid-phone-number", { field, rule: "pattern" });
  return mobile;
}
