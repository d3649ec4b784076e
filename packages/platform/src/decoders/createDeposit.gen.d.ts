// Generated from schemas/platform/createDeposit.schema.json by `npm run gen`. Do not edit.
import type {WireDepositOrder} from "./shared/depositOrder.gen.ts";

/**
 * The response of /wps/relay/MCSFE_createDeposit (AP-111).
 */
export type CreateDepositResponse = WireDepositOrder;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CreateDepositResponse>;
