import { balance } from "@livery/platform/calls/balance.ts";
import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { missionLeaderboard } from "@livery/platform/calls/missionLeaderboard.ts";
import { missionSummary } from "@livery/platform/calls/missionSummary.ts";
import type { WireMissionPlace } from "@livery/platform/decoders/missionLeaderboard.gen.js";
import type { WireMission } from "@livery/platform/decoders/shared/mission.gen.ts";
import type { WirePlayLimit } from "@livery/platform/decoders/shared/playLimits.gen.ts";
import { minor, type Minor } from "@livery/product/money.ts";
import { activityState } from "../../../kit/promotions/activityStates.ts";

export type Mission = WireMission;

/** A place on the board. */
export type Place = WireMissionPlace;

/** What a claim makes out of date. */
export const changedByClaims = [missionSummary, missionLeaderboard, balance, bonuses];

/** A mission as the platform answered its claim, and when, in ms since 1970. */
export interface Claimed {
  readonly mission: Mission;
  readonly at: number;
}

/** The missions with those that were just claimed: a list from before a claim still has the former state. */
export function withClaimed(
  { list, at }: { readonly list: readonly Mission[]; readonly at: number },
  claims: readonly Claimed[],
): readonly Mission[] {
  return list.map((mission) => claims.find((one) => one.mission.id === mission.id && at <= one.at)?.mission ?? mission);
}

export function isClaimable({ state }: Pick<Mission, "state">): boolean {
  return activityState(state) === "claim";
}

export function isClaimed({ state }: Pick<Mission, "state">): boolean {
  return activityState(state) === "claimed";
}

/** What can be claimed first, then what is under way, then what is done. A mission in `held` keeps its place among the first. */
export function inOrder(list: readonly Mission[], held: readonly string[]): readonly Mission[] {
  const turnOf = (mission: Mission) => {
    if (isClaimable(mission) || held.includes(mission.id)) return 0;
    return isClaimed(mission) ? 2 : 1;
  };
  return list.toSorted((one, other) => turnOf(one) - turnOf(other));
}

/** How many missions can be claimed, and for how much in all; without the sum where that cannot be counted. */
export function claimableOf(list: readonly Mission[]): { readonly count: number; readonly sum: Minor | undefined } {
  const claimable = list.filter(isClaimable);
  const sum = claimable.reduce((total, { reward }) => total + reward, 0);
  return { count: claimable.length, sum: Number.isSafeInteger(sum) ? minor(sum) : undefined };
}

/** Whether the member's own limit of losses or of time ends play for today. */
export function isPlayOver(limits: readonly WirePlayLimit[]): boolean {
  return limits.some(
    ({ kind, period, value, left }) =>
      kind !== "DEPOSIT" && period === "DAY" && value !== undefined && left !== undefined && left <= 0,
  );
}
