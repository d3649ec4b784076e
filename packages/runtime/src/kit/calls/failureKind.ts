import { PlatformError } from "@livery/platform/platformError.ts";

/**
 * Why a call has no response, as far as a visitor can tell the reasons apart (ER-015, ER-016, ER-021). `offline` and `slow`:
 * nothing arrived. `system`: the platform failed. `signedOut`: it needs a login. `forbidden`, `tooMany` and `refused`: the
 * platform rejected it.
 */
export type FailureKind = "offline" | "slow" | "system" | "signedOut" | "forbidden" | "tooMany" | "refused";

const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS = 500;

export function failureKind(reason: unknown): FailureKind {
  if (!(reason instanceof PlatformError)) return "system";
  const { failure, status = SERVER_ERRORS } = reason;
  if (failure === "offline" || failure === "signedOut") return failure;
  if (failure === "timeout") return "slow";
  if (failure !== "refused" || status >= SERVER_ERRORS) return "system";
  if (status === FORBIDDEN) return "forbidden";
  return status === TOO_MANY_REQUESTS ? "tooMany" : "refused";
}
