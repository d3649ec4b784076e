// Generated from schemas/platform/cancelWithdrawal.schema.json by `npm run gen`. Do not edit.
import type {WireWithdrawalOrder} from "./shared/withdrawalOrder.gen.ts";

/**
 * The response of /wps/relay/MCSFE_cancelWithdrawal (AP-118).
 */
export type CancelWithdrawalResponse = WireWithdrawalOrder;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CancelWithdrawalResponse>;
