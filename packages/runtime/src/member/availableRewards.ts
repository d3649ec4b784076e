import { rewards } from "@livery/platform/calls/rewards.ts";
import type { RewardsRequest } from "@livery/platform/requests/rewards.gen.js";
import { atom, useAtomValue } from "jotai";
import { callAtom } from "../kit/calls/callAtom.ts";
import { useSite } from "../site/SiteContext.ts";

/** The first page of a tab of the reward centre. */
export const firstRewards = (tab: RewardsRequest["tab"]) => ({ tab, pageNo: 1, pageSize: 12 }) as const;

/** The rewards that the member can claim now; the menu of the centre shows their number (PR-016). */
export const availableRewardsAtom = callAtom(rewards, () => firstRewards("AVAILABLE"));

/** Where the brand has no reward centre, nothing asks for rewards. */
const noneAtom = atom(undefined);

const countAtom = atom((get) => get(availableRewardsAtom).data?.available);

/** How many rewards the member can claim now; undefined until that is known. */
export function useAvailableRewards(): number | undefined {
  const isInMenu = useSite().memberMenu.some(({ id }) => id === "rewardCenter");
  return useAtomValue(isInMenu ? countAtom : noneAtom);
}
