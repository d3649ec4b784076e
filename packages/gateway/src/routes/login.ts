import type { LoginResponse } from "@livery/platform/decoders/login.gen.js";
import { type LoginRequest, shape } from "@livery/platform/requests/login.gen.js";
import { requireMobile } from "../codes/requireMobile.ts";
import { ApiError } from "../http/apiError.ts";
import { requestOf } from "../requestOf.ts";
import { admitByCode, admitByPassword } from "../signIn/admit.ts";
import { memberByCode } from "../signIn/memberByCode.ts";
import { memberByPassword } from "../signIn/memberByPassword.ts";
import type { Route, RequestContext } from "../requestContext.ts";

/**
 * AP-001: begins a session with username (or phone number) and password, or with a code sent to the phone. An unknown
 * account and a wrong password cost the same work and get the same response. After a failure the account and the
 * visitor's address need a captcha for a while (AU-016).
 */
export const login: Route<LoginResponse> = async (context) => {
  const request = requestOf(context, shape);
  if (request.type === "firebase") throw new ApiError("auth/operation-not-allowed", { field: "type" });
  return request.type === "sms" ? loginByCode(context, request) : loginByPassword(context, request);
};

async function loginByPassword(context: RequestContext, request: LoginRequest): Promise<LoginResponse> {
  const { username, mobileNum = "", countryDialingCode: dialingCode, password = "" } = request;
  const typed = (username ?? mobileNum).trim();
  if (typed === "") throw new ApiError("FIELD_INVALID", { field: "username", rule: "required" });
  if (password === "") throw new ApiError("FIELD_INVALID", { field: "password", rule: "required" });
  return admitByPassword(context, await memberByPassword(context, { typed, dialingCode, password }));
}

async function loginByCode(context: RequestContext, request: LoginRequest): Promise<LoginResponse> {
  const { mobileNum = "", countryDialingCode, verificationCode = "" } = request;
  if (!context.merchant.switches.MOBILEVERCODELOGIN3)
    throw new ApiError("auth/operation-not-allowed", { field: "type" });
  const mobile = requireMobile("mobileNum", mobileNum, countryDialingCode);
  const field = "verificationCode";
  if (verificationCode.trim() === "") throw new ApiError("auth/missing-verification-code", { field, rule: "required" });
  return admitByCode(context, await memberByCode(context, mobile, verificationCode));
}
