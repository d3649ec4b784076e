import type { ExcludeSelfResponse } from "@livery/platform/decoders/excludeSelf.gen.js";
import { shape } from "@livery/platform/requests/excludeSelf.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { requirePasswordForBreak } from "../money/secrets/requireSecret.ts";
import { requestOf } from "../requestOf.ts";
import { exclude } from "../responsible/exclusions.ts";
import { sessionOf } from "../requestContext.ts";

/**
 * AP-163: excludes the member for months or years, at this brand or at its whole operator's group. Nothing ends it
 * early.
 */
export const excludeSelf = withKey<ExcludeSelfResponse>("excludeSelf", async (context) => {
  const { months, scope, password } = requestOf(context, shape);
  await requirePasswordForBreak(context, password);
  const { member } = sessionOf(context);
  const { now } = context;
  const until = monthsLater(now, months);
  return (writing) => exclude(writing, member, { kind: "EXCLUSION", until, ofGroup: scope === "GROUP", now });
});

/** The same day and time some months later; if that month has no such day, the first of the next one. */
function monthsLater(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
