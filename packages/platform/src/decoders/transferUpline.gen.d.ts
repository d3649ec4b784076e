// Generated from schemas/platform/transferUpline.schema.json by `npm run gen`. Do not edit.
import type {WireTransfer} from "./shared/transfer.gen.ts";

/**
 * The response of /wps/relay/passwordCheck/MCSFE_transferUpline (AP-121).
 */
export type TransferUplineResponse = WireTransfer;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TransferUplineResponse>;
