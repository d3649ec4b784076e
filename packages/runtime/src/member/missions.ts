import { missionSummary } from "@livery/platform/calls/missionSummary.ts";
import { atom, useAtomValue } from "jotai";
import { callAtom } from "../kit/calls/callAtom.ts";
import { useSite } from "../site/SiteContext.ts";

/** The member's missions; the menu of the centre shows how many are not claimed yet (MC-017, PR-017). */
export const missionsAtom = callAtom(missionSummary, () => undefined);

/** Where the brand has no missions, nothing asks for them. */
const noneAtom = atom(undefined);

const countAtom = atom((get) => get(missionsAtom).data?.count);

/** How many missions are not claimed yet; undefined until that is known. */
export function useMissionCount(): number | undefined {
  const isInMenu = useSite().memberMenu.some(({ id }) => id === "missionLeaderboard");
  return useAtomValue(isInMenu ? countAtom : noneAtom);
}
