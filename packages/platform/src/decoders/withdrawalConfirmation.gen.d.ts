// Generated from schemas/platform/withdrawalConfirmation.schema.json by `npm run gen`. Do not edit.
import type {WireWithdrawalConfirmation} from "./shared/withdrawalConfirmation.gen.ts";

/**
 * The response of /wps/relay/MCSFE_withdrawConfirm (AP-069).
 */
export type WithdrawalConfirmationResponse = WireWithdrawalConfirmation;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WithdrawalConfirmationResponse>;
