import { rankList } from "@livery/platform/calls/rankList.ts";
import { atom } from "jotai";
import { callAtom } from "../calls/callAtom.ts";

/** How often the latest winners are fetched while they are in view, in ms. */
const PACE = 30_000;

/** Whether the rankings are in view and the visitor has not stopped them. */
export const rankingsInViewAtom = atom(false);

/** The biggest and the latest wins. */
export const rankingsAtom = callAtom(rankList, () => undefined, {
  staleTime: PACE,
  refetchInterval: (get) => get(rankingsInViewAtom) && PACE,
});
