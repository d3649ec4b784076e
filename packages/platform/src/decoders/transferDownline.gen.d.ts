// Generated from schemas/platform/transferDownline.schema.json by `npm run gen`. Do not edit.
import type {WireTransfer} from "./shared/transfer.gen.ts";

/**
 * The response of /wps/relay/passwordCheck/MCS2_transferDownline (AP-123).
 */
export type TransferDownlineResponse = WireTransfer;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TransferDownlineResponse>;
