// Generated from schemas/platform/pausePlay.schema.json by `npm run gen`. Do not edit.
import type {WirePlayBreak} from "./shared/playBreak.gen.ts";

/**
 * The response of /wps/responsible/pause (AP-164).
 */
export type PausePlayResponse = WirePlayBreak;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PausePlayResponse>;
