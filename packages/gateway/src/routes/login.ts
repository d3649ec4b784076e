import type { LoginAnswer } from "@livery/platform/decoders/login.gen.js";
import { type LoginRequest, shape } from "@livery/platform/requests/login.gen.js";
import { requireMobile } from "../codes/requireMobile.ts";
import { Refusal } from "../http/refusal.ts";
import { requestOf } from "../requestOf.ts";
import { admitByCode, admitByPassword } from "../signIn/admit.ts";
import { memberByCode } from "../signIn/memberByCode.ts";
import { memberByPassword } from "../signIn/memberByPassword.ts";
import type { Route, Visit } from "../visit.ts";

/**
 * AP-001: begins a session with username, or phone number, and password, or with a code sent to the phone. An unknown
 * account and a wrong password get the same answer for the same work. After a failure the account, and the visitor's
 * address, must answer a captcha for a while (AU-016).
 */
export const login: Route<LoginAnswer> = async (visit) => {
  const request = requestOf(visit, shape);
  if (request.type === "firebase") throw new Refusal("auth/operation-not-allowed", { field: "type" });
  return request.type === "sms" ? loginByCode(visit, request) : loginByPassword(visit, request);
};

async function loginByPassword(visit: Visit, request: LoginRequest): Promise<LoginAnswer> {
  const { username, mobileNum = "", countryDialingCode: dialingCode, password = "" } = request;
  const typed = (username ?? mobileNum).trim();
  if (typed === "") throw new Refusal("FIELD_INVALID", { field: "username", rule: "required" });
  if (password === "") throw new Refusal("FIELD_INVALID", { field: "password", rule: "required" });
  return admitByPassword(visit, await memberByPassword(visit, { typed, dialingCode, password }));
}

async function loginByCode(visit: Visit, request: LoginRequest): Promise<LoginAnswer> {
  const { mobileNum = "", countryDialingCode, verificationCode = "" } = request;
  if (!visit.merchant.switches.MOBILEVERCODELOGIN3) throw new Refusal("auth/operation-not-allowed", { field: "type" });
  const mobile = requireMobile("mobileNum", mobileNum, countryDialingCode);
  const field = "verificationCode";
  if (verificationCode.trim() === "") throw new Refusal("auth/missing-verification-code", { field, rule: "required" });
  return admitByCode(visit, await memberByCode(visit, mobile, verificationCode));
}
