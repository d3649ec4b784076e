import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import { callAtom } from "../calls/callAtom.ts";

/** Which proofs of who they are the member has set: the payment password and others (AP-100). */
export const securityInfoAtom = callAtom(securityInfo, () => undefined);
