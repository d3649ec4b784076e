// Generated from schemas/platform/updateProfile.schema.json by `npm run gen`. Do not edit.
import type {WireProfile} from "./shared/profile.gen.ts";

/**
 * The response of /wps/member/profile (AP-102).
 */
export type UpdateProfileResponse = WireProfile;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<UpdateProfileResponse>;
