import type { ProfileResponse } from "@livery/platform/decoders/profile.gen.js";
import { profileOf } from "../members/profile.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-101: the member's profile. */
export const profile: Route<ProfileResponse> = (context) => profileOf(sessionOf(context).member);
