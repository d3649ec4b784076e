import type { Deviation } from "./schemaDeviations.ts";

/** The outcome of one check of a call. */
export interface CheckResult {
  /** What was tried: "a request without a session". */
  readonly check: string;
  readonly deviations: readonly Deviation[];
  /** Why it was not tried, or what could not be seen. */
  readonly skipped?: string;
}

/** The outcome for one call. */
export interface CallResult {
  readonly call: string;
  /** Its row of the requirements register: AP-001 … */
  readonly requirement: string;
  readonly method: string;
  readonly path: string;
  readonly checks: readonly CheckResult[];
}

export interface ConformReport {
  readonly url: string;
  readonly merchant: string;
  readonly calls: readonly CallResult[];
  /** How many requests were sent. */
  readonly requests: number;
}

export const passed = (check: string): CheckResult => ({ check, deviations: [] });

export const skipped = (check: string, because: string): CheckResult => ({ check, deviations: [], skipped: because });

/** `differs`: at least one deviation; `unseen`: no check could be made. */
export function verdictOf({ checks }: CallResult): "conforms" | "differs" | "unseen" {
  if (checks.some(({ deviations }) => deviations.length > 0)) return "differs";
  return checks.every((check) => check.skipped !== undefined) ? "unseen" : "conforms";
}
