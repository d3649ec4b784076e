import type { GateContext } from "@livery/product/gate.ts";
import { atom } from "jotai";

/** What the platform says of an agent's contracts; nothing until the agent area asks for it (AG-022, S10). */
export const platformFlagsAtom = atom<GateContext["flags"]>({});
