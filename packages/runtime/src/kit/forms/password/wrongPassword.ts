import { PlatformError } from "@livery/platform/platformError.ts";

function detail(error: unknown, name: string): unknown {
  const value = error instanceof PlatformError ? error.value : undefined;
  return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}

/** How many tries a wrong password leaves, if the platform says it. */
export function triesLeft(error: unknown): number | undefined {
  const left = detail(error, "left");
  return Number.isSafeInteger(left) && Number(left) >= 0 ? Number(left) : undefined;
}

/** Until when the platform takes no password after too many wrong ones, in ms since 1970. */
export function lockedUntil(error: unknown): number | undefined {
  if (!(error instanceof PlatformError) || error.code !== "PASSWORD_LOCKED") return undefined;
  const until = Date.parse(String(detail(error, "until")));
  return Number.isNaN(until) ? undefined : until;
}
