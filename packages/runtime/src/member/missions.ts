import { missionSummary } from "@livery/platform/calls/missionSummary.ts";
import { atom } from "jotai";
import { callAtom } from "../kit/calls/callAtom.ts";

/** The member's missions; the menu of the centre shows how many are not claimed yet (MC-017, PR-017). */
export const missionsAtom = callAtom(missionSummary, () => undefined);

/** How many missions are not claimed yet. */
export const missionCountAtom = atom((get) => get(missionsAtom).data?.count);
