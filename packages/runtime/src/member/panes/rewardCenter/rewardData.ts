import { claimRaffle } from "@livery/platform/calls/claimRaffle.ts";
import { claimReward } from "@livery/platform/calls/claimReward.ts";
import { joinPromotion } from "@livery/platform/calls/joinPromotion.ts";
import type { Call } from "@livery/platform/call.ts";
import { defined } from "@livery/platform/defined.ts";
import type { WireReward } from "@livery/platform/decoders/shared/reward.gen.ts";
import type { RewardsRequest } from "@livery/platform/requests/rewards.gen.js";
import type { Minor } from "@livery/product/money.ts";
import { activityState, activityStates } from "../../../kit/promotions/activityStates.ts";

export type Reward = WireReward;

export type Tab = RewardsRequest["tab"];

export const tabs = ["AVAILABLE", "IN_PROGRESS", "FINISHED"] as const satisfies readonly Tab[];

/** What a member can do about a reward: `draw` is to claim a raffle's prize. */
export type Action = "join" | "claim" | "draw";

/** What came of it, as the calls answer it. */
export interface Outcome {
  readonly state?: string;
  readonly amount?: Minor;
  readonly reason?: string;
  /** Of a raffle. */
  readonly prize?: Minor;
  /** When its next prize can be drawn, ISO 8601. */
  readonly nextAt?: string;
}

/** The call of each action (AP-068, AP-138, AP-048). A reward has the id of its promotion. */
export const calls: Readonly<Record<Action, Call<{ readonly id: string }, Outcome>>> = {
  join: joinPromotion,
  claim: claimReward,
  draw: claimRaffle,
};

/** What can be done about a reward now; undefined where its state only informs. */
export function actionOf({ state, raffle = false }: Pick<Reward, "state" | "raffle">): Action | undefined {
  const known = activityState(state);
  const facts = known && activityStates[known];
  if (!facts || !("action" in facts)) return undefined;
  return facts.action === "claim" && raffle ? "draw" : facts.action;
}

/** A reward on which a button was pressed. It keeps its place, with what came of it, until another tab is shown. */
export interface Touched {
  readonly reward: Reward;
  readonly action: Action;
  /** Where it was in the list. */
  readonly place: number;
  /** What the platform answered, and when, in ms since 1970. */
  readonly outcome?: Outcome | undefined;
  readonly at?: number | undefined;
}

/** The reward after an action, as far as the answer says. */
export function rewardAfter(reward: Reward, { state = "claimed", amount, reason, prize }: Outcome): Reward {
  return { ...reward, state, amount: prize ?? amount ?? reward.amount, ...defined({ reason }) };
}

/**
 * The rewards of a response with those that were touched: a list from before an answer still has the former state, and one from
 * after it may not have the reward any more.
 */
export function withTouched(
  { list, at }: { readonly list: readonly Reward[]; readonly at: number },
  touched: readonly Touched[],
): readonly Reward[] {
  const shown = list.map((reward) => {
    const own = touched.find((one) => one.reward.id === reward.id);
    return own?.outcome && at <= (own.at ?? 0) ? rewardAfter(reward, own.outcome) : reward;
  });
  const gone = touched.filter(({ reward }) => !list.some(({ id }) => id === reward.id));
  for (const { reward, outcome, place } of gone.toSorted((one, other) => one.place - other.place))
    shown.splice(place, 0, outcome ? rewardAfter(reward, outcome) : reward);
  return shown;
}
