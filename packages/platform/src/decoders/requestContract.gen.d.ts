// Generated from schemas/platform/requestContract.schema.json by `npm run gen`. Do not edit.
import type {WireContract} from "./shared/contract.gen.ts";

/**
 * The response of /wps/relay/MCS2_requestContract (AP-191).
 */
export type RequestContractResponse = WireContract;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RequestContractResponse>;
