import type { RegisterByMobileResponse } from "@livery/platform/decoders/registerByMobile.gen.js";
import { shape } from "@livery/platform/requests/registerByMobile.gen.js";
import { registerMember } from "../members/registerMember.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/**
 * AP-008: makes a member who is known by a phone number. By the merchant's switches the number is proven by the code of
 * AP-019 (REGMOBVERF3), and the member has a password (MOBILEREGPASS3) or logs in by codes alone.
 */
export const registerByMobile: Route<RegisterByMobileResponse> = (context) => {
  requestOf(context, shape);
  return registerMember(context, "mobile");
};
