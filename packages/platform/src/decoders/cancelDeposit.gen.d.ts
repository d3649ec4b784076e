// Generated from schemas/platform/cancelDeposit.schema.json by `npm run gen`. Do not edit.
import type {WireDepositOrder} from "./shared/depositOrder.gen.ts";

/**
 * The response of /wps/relay/MCSFE_cancelDeposit (AP-113).
 */
export type CancelDepositResponse = WireDepositOrder;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CancelDepositResponse>;
