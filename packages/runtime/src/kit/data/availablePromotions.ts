import { availablePromotions } from "@livery/platform/calls/availablePromotions.ts";
import { callAtom } from "../calls/callAtom.ts";

/** The promotions that are open to the member; each session fetches its own (AU-023). */
export const availablePromotionsAtom = callAtom(availablePromotions, () => undefined);
