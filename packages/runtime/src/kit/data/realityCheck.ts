import { realityCheck } from "@livery/platform/calls/realityCheck.ts";
import { callAtom } from "../calls/callAtom.ts";

const MINUTE_MS = 60_000;

/** How long the member has played and with what result, asked for again every minute (AP-166). */
export const realityCheckAtom = callAtom(realityCheck, () => undefined, { refetchInterval: () => MINUTE_MS });
