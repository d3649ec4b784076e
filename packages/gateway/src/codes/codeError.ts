import { ApiError } from "../http/apiError.ts";

/** The error for a code that was not accepted: wrong (ER-005) or expired (ER-010). */
export function codeError(outcome: "wrong" | "late", field: string): ApiError {
  return new ApiError(outcome === "late" ? "auth/code-expired" : "auth/invalid-verification-code", { field });
}
