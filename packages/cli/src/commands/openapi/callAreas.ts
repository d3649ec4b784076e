import type { Call } from "@livery/platform/call.ts";

/** The part of the product that a call belongs to: the first one whose pattern matches its path. */
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

/** For a new call, until one of the patterns above matches it. */
const OTHER = "Other";

/** The parts of the product, in order. */
export function areasOf(calls: readonly Pick<Call<never, unknown>, "path">[]): readonly string[] {
  const found = new Set(calls.map(areaOf));
  return [...new Set([...areas.map(([area]) => area), OTHER])].filter((area) => found.has(area));
}

/** The part of the product that a call belongs to. */
export function areaOf({ path }: Pick<Call<never, unknown>, "path">): string {
  return areas.find(([, pattern]) => pattern.test(path))?.[0] ?? OTHER;
}
