import { contractInfo } from "@livery/platform/calls/contractInfo.ts";
import { callAtom } from "../calls/callAtom.ts";

/** Which contracts concern an agent, and which it may request (AP-066). */
export const contractInfoAtom = callAtom(contractInfo, () => undefined);
