import type { TakeTimeOutResponse } from "@livery/platform/decoders/takeTimeOut.gen.js";
import { shape } from "@livery/platform/requests/takeTimeOut.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { requirePasswordForBreak } from "../money/secrets/requireSecret.ts";
import { requestOf } from "../requestOf.ts";
import { exclude } from "../responsible/exclusions.ts";
import { sessionOf } from "../requestContext.ts";

const DAY_MS = 24 * 3_600_000;

/** AP-162: excludes the member for some days. Ends every session of the member, including this one. */
export const takeTimeOut = withKey<TakeTimeOutResponse>("takeTimeOut", async (context) => {
  const { days, password } = requestOf(context, shape);
  await requirePasswordForBreak(context, password);
  const { member } = sessionOf(context);
  const { now } = context;
  return (writing) => exclude(writing, member, { kind: "TIME_OUT", until: now + days * DAY_MS, now });
});
