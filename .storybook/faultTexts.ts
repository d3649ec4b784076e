import type { FaultId } from "@livery/runtime/testing/faults.ts";

/** The key, in `forms`, of what a form says of each fault. */
export const problemOf = {
  "the device is offline": "problem.offline",
  "the browser gives it up": "problem.offline",
  "nothing arrives in time": "problem.slow",
  "the platform fails": "problem.system",
  "a proxy answers for it": "problem.system",
  "there were too many requests": "problem.tooMany",
  "the session has ended": "problem.signedOut",
  "the response is empty": "problem.system",
  "the response is cut off": "problem.system",
  "the response has another shape": "problem.system",
} as const satisfies Readonly<Record<FaultId, string>>;

/** Faults after which the platform may have done what was requested: a form that creates or changes something says so. */
export const mayBeDone: ReadonlySet<FaultId> = new Set<FaultId>([
  "the device is offline",
  "the browser gives it up",
  "nothing arrives in time",
  "a proxy answers for it",
  "the response is empty",
  "the response is cut off",
  "the response has another shape",
]);

/** The faults of a call whose response holds nothing that the site reads: an empty one or one of another shape is right. */
export const faultsWithoutValue = (Object.keys(problemOf) as FaultId[]).filter(
  (fault) => fault !== "the response is empty" && fault !== "the response has another shape",
);
