// Generated from schemas/platform/profile.schema.json by `npm run gen`. Do not edit.
import type {WireProfile} from "./shared/profile.gen.ts";

/**
 * The response of /wps/member/profile (AP-101).
 */
export type ProfileResponse = WireProfile;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ProfileResponse>;
