// Generated from schemas/platform/answerRealityCheck.schema.json by `npm run gen`. Do not edit.
import type {WireRealityCheck} from "./shared/realityCheck.gen.ts";

/**
 * The response of /wps/responsible/realityCheck (AP-167).
 */
export type AnswerRealityCheckResponse = WireRealityCheck;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AnswerRealityCheckResponse>;
