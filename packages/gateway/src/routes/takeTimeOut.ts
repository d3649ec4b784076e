import type { TakeTimeOutAnswer } from "@livery/platform/decoders/takeTimeOut.gen.js";
import { shape } from "@livery/platform/requests/takeTimeOut.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { requireLoginPassword } from "../money/secrets/requireSecret.ts";
import { requestOf } from "../requestOf.ts";
import { exclude } from "../responsible/exclusions.ts";
import { sessionOf } from "../visit.ts";

const DAY_MS = 24 * 3_600_000;

/** AP-162: no play for some days. Ends every session of the member, this one too. */
export const takeTimeOut = withKey<TakeTimeOutAnswer>("takeTimeOut", async (visit) => {
  const { days, password } = requestOf(visit, shape);
  await requireLoginPassword(visit, password);
  const { member } = sessionOf(visit);
  const { now } = visit;
  return (writing) => exclude(writing, member, { kind: "TIME_OUT", until: now + days * DAY_MS, now });
});
