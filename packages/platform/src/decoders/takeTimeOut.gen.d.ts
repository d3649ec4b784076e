// Generated from schemas/platform/takeTimeOut.schema.json by `npm run gen`. Do not edit.
import type {WirePlayBreak} from "./shared/playBreak.gen.ts";

/**
 * The response of /wps/responsible/timeOut (AP-162).
 */
export type TakeTimeOutResponse = WirePlayBreak;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TakeTimeOutResponse>;
