import { UsageError } from "../../../usageError.ts";

/** The lock was broken, so somebody else may be publishing. */
export function lostLock(address: string): UsageError {
  return new UsageError(
    `Somebody broke the lock of ${address}, so the remaining brands were not switched. Publish again.`,
  );
}
