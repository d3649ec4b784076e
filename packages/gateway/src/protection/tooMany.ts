import { ApiError } from "../http/apiError.ts";

const SECOND_MS = 1000;

/** The API error for too frequent requests (ER-003), with the waiting time in `Retry-After` and in its text. */
export function tooMany(waitMs: number): ApiError {
  return new ApiError("auth/too-many-requests", { retryAfter: Math.max(1, Math.ceil(waitMs / SECOND_MS)) });
}
