import type { GateContext } from "@livery/product/gate.ts";
import { atom } from "jotai";

/** Which contracts the platform says concern an agent; none until the agent's account has asked (AG-022). */
export const platformFlagsAtom = atom<GateContext["flags"]>({});
