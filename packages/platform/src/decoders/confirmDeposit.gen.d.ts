// Generated from schemas/platform/confirmDeposit.schema.json by `npm run gen`. Do not edit.
import type {WireDepositOrder} from "./shared/depositOrder.gen.ts";

/**
 * The response of /wps/relay/MCSFE_confirmDeposit (AP-112).
 */
export type ConfirmDepositResponse = WireDepositOrder;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ConfirmDepositResponse>;
