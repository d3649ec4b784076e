import { rewards } from "@livery/platform/calls/rewards.ts";
import type { RewardsRequest } from "@livery/platform/requests/rewards.gen.js";
import { atom } from "jotai";
import { callAtom } from "../kit/calls/callAtom.ts";

/** The first page of a tab of the reward centre. */
export const firstRewards = (tab: RewardsRequest["tab"]) => ({ tab, pageNo: 1, pageSize: 12 }) as const;

/** The rewards that the member can claim now (PR-016). */
export const availableRewardsAtom = callAtom(rewards, () => firstRewards("AVAILABLE"));

/** How many rewards the member can claim now. */
export const rewardCountAtom = atom((get) => get(availableRewardsAtom).data?.available);
