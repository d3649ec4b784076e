import { ApiError } from "../http/apiError.ts";

/** Why a code was not taken: it was another one (ER-005), or it came too late (ER-010). */
export function codeError(outcome: "wrong" | "late", field: string): ApiError {
  return new ApiError(outcome === "late" ? "auth/code-expired" : "auth/invalid-verification-code", { field });
}
