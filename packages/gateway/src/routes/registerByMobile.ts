import type { RegisterByMobileAnswer } from "@livery/platform/decoders/registerByMobile.gen.js";
import { shape } from "@livery/platform/requests/registerByMobile.gen.js";
import { registerMember } from "../members/registerMember.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../visit.ts";

/**
 * AP-008: makes a member who is known by a phone number. By the merchant's switches the number is proven by the code of
 * AP-019 (REGMOBVERF3), and the member has a password (MOBILEREGPASS3) or logs in by codes alone.
 */
export const registerByMobile: Route<RegisterByMobileAnswer> = (visit) => {
  requestOf(visit, shape);
  return registerMember(visit, "mobile");
};
