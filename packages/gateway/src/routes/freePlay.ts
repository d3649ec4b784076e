import type { FreePlayResponse } from "@livery/platform/decoders/freePlay.gen.js";
import { shape } from "@livery/platform/requests/freePlay.gen.js";
import { count, waitFor } from "../codes/tally.ts";
import { ApiError } from "../http/apiError.ts";
import { PLAY_BALANCE } from "../members/firstBalances.ts";
import { insertMember } from "../members/newMember.ts";
import { NOBODYS_HASH } from "../members/passwordHash.ts";
import { requireAge } from "../members/requireAge.ts";
import { beginSession } from "../members/sessions.ts";
import { tooMany } from "../protection/tooMany.ts";
import { requestOf } from "../requestOf.ts";
import type { Writing } from "../store/transaction.ts";
import type { Route, RequestContext } from "../requestContext.ts";

const HOUR_MS = 60 * 60_000;
/** How long a guest session lasts. */
const GUEST_MS = 2 * HOUR_MS;
const GUESTS_AN_HOUR = 10;
/** The agent flag of an account without real transactions (RO-008). */
const TRIAL = 4;
const NICKNAME = { ko: "체험손님", en: "Trial Guest" };

/**
 * AP-013: creates a guest with play money for two hours and begins its session. Nobody can log in to the account again.
 */
export const freePlay: Route<FreePlayResponse> = async (context) => {
  const { platform, gatewayVersion, birthday } = requestOf(context, shape);
  if (platform !== "W") throw new ApiError("FIELD_INVALID", { field: "platform", rule: "choice" });
  if (gatewayVersion !== "3") throw new ApiError("FIELD_INVALID", { field: "gatewayVersion", rule: "choice" });
  const { merchant, store, language, now } = context;
  if (merchant.site === "agent") throw new ApiError("NOT_AGENT");
  if (!merchant.switches.FREEPLAY3) throw new ApiError("FREE_PLAY_CLOSED");
  // The date is not kept (CO-012).
  if (merchant.ageCheckBeforeFreePlay) requireAge(context, merchant.minimumAge, birthday);
  return store.write((writing) => {
    countGuest(writing, context);
    const { id, account } = insertMember(writing, context, {
      letter: "g",
      password: NOBODYS_HASH,
      nickname: NICKNAME[language],
      type: TRIAL,
      rank_level: 0,
      welcome: PLAY_BALANCE,
      ends_at: now + GUEST_MS,
    });
    return {
      token: beginSession(writing, id, now, { address: context.address }),
      firstTimeLogin: false,
      userName: account,
    };
  });
};

/** Allows ten an hour per address, except for the machine's own. */
function countGuest(writing: Writing, { merchant: { merchant }, address, now }: RequestContext): void {
  if (address === undefined) return;
  const allowance = { subject: `guest:${address}`, most: GUESTS_AN_HOUR, withinMs: HOUR_MS };
  const wait = waitFor(writing, allowance, { merchant, now });
  if (wait > 0) throw tooMany(wait);
  count(writing, allowance.subject, { merchant, now });
}
