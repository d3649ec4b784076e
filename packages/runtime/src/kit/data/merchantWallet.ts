import { merchantWallet } from "@livery/platform/calls/merchantWallet.ts";
import { callAtom } from "../calls/callAtom.ts";

/** Whether members play from one wallet (WA-003); a reload in the same tab keeps it (ST-014). */
export const merchantWalletAtom = callAtom(merchantWallet, () => undefined, { keptAs: "merchantWallet" });
