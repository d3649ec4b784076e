import type { RegisterByMobileResponse } from "@livery/platform/decoders/registerByMobile.gen.js";
import { shape } from "@livery/platform/requests/registerByMobile.gen.js";
import { registerMember } from "../members/registerMember.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/**
 * AP-008: registers a member by phone number. The merchant's switches decide whether the code of AP-019 proves the
 * number (REGMOBVERF3), and whether the member has a password (MOBILEREGPASS3) or logs in only by code.
 */
export const registerByMobile: Route<RegisterByMobileResponse> = (context) => {
  requestOf(context, shape);
  return registerMember(context, "mobile");
};
