import { rankList } from "@livery/platform/calls/rankList.ts";
import { atom } from "jotai";
import { callAtom } from "./callAtom.ts";

/** How often the latest winners are asked for while somebody looks at them, in ms. */
const PACE = 30_000;

/** Whether somebody looks at the rankings and has not stopped them. */
export const rankingsInViewAtom = atom(false);

/** Who won most, and who won last. */
export const rankingsAtom = callAtom(rankList, () => undefined, {
  staleTime: PACE,
  refetchInterval: (get) => get(rankingsInViewAtom) && PACE,
});
