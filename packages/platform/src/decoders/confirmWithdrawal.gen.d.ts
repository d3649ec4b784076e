// Generated from schemas/platform/confirmWithdrawal.schema.json by `npm run gen`. Do not edit.
import type {WireWithdrawalConfirmation} from "./shared/withdrawalConfirmation.gen.ts";

/**
 * The response of /wps/relay/MCSFE_withdrawConfirm (AP-069): the withdrawal after the member's answer.
 */
export type ConfirmWithdrawalResponse = WireWithdrawalConfirmation;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ConfirmWithdrawalResponse>;
