// Generated from schemas/platform/freePlay.schema.json by `npm run gen`. Do not edit.
import type {WireSession} from "./shared/session.gen.ts";

/**
 * The response of /wps/session/login/freeplay (AP-013): a session.
 */
export type FreePlayResponse = WireSession;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<FreePlayResponse>;
