// Generated from schemas/platform/login.schema.json by `npm run gen`. Do not edit.
import type {WireSession} from "./shared/session.gen.ts";

/**
 * The response of /wps/session/login (AP-001, L83).
 */
export type LoginResponse = WireSession;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<LoginResponse>;
