import type { Call } from "@livery/platform/call.ts";

/** Which part of the product a call belongs to: the first whose pattern is in its path. */
const areas: readonly (readonly [area: string, path: RegExp])[] = [
  ["Responsible play", /^\/wps\/responsible\//],
  [
    "Session and registration",
    /^\/wps\/(?:session|verification|captcha|agent)\b|^\/wps\/member\/(?:register|password)/,
  ],
  ["Session and registration", /\/setting\/register$/],
  ["Wallet, deposits and withdrawals", /wallet|Wallet|funds|[dD]eposit|[wW]ithdraw|Bank|recallAll|ransfer|paymentPass/],
  ["Agents", /_(?:process|contract)|Contract|Downline|Team|Affiliate|Settlements|Income/],
  ["Points mall", /Point/],
  ["Promotions and rewards", /Mission|Reward|Promotion|Raffle|Rebate|Bonus|Referral|Invited|ank/],
  ["Member", /^\/wps\/member\/|SecurityInfo|PlayerAvatar/],
  ["Lottery", /^\/(?:lgw|lotto)\//],
  ["Games", /GCSGAME|GLS2|_recentGame|launchGame|avoriteGame/],
  ["Records", /ODSFE2_/],
  ["Mailbox and chat", /CSP_/],
  ["Site", /^\/wps\/(?:system|feedback)|Announcements$/],
];

/** The parts of the product, in their order. */
export const areaNames: readonly string[] = [...new Set(areas.map(([area]) => area))];

/** The part of the product that a call belongs to. Throws for a path that no part claims. */
export function areaOf({ id, path }: Pick<Call<never, unknown>, "id" | "path">): string {
  const found = areas.find(([, pattern]) => pattern.test(path));
  if (!found) throw new Error(`${id}: no area claims ${path} (callAreas.ts).`);
  return found[0];
}
