// Generated from schemas/platform/createWithdrawal.schema.json by `npm run gen`. Do not edit.
import type {WireWithdrawalOrder} from "./shared/withdrawalOrder.gen.ts";

/**
 * The response of /wps/relay/passwordCheck/MCSFE_createWithdrawal (AP-116).
 */
export type CreateWithdrawalResponse = WireWithdrawalOrder;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CreateWithdrawalResponse>;
