import type { LoginResponse } from "@livery/platform/decoders/login.gen.js";
import { type LoginRequest, shape } from "@livery/platform/requests/login.gen.js";
import { requireMobile } from "../codes/requireMobile.ts";
import { ApiError } from "../http/apiError.ts";
import { requestOf } from "../requestOf.ts";
import { admitByCode, admitByPassword } from "../signIn/admit.ts";
import { memberByCode, memberByProof } from "../signIn/memberByCode.ts";
import { memberByPassword } from "../signIn/memberByPassword.ts";
import type { Route, RequestContext } from "../requestContext.ts";

/**
 * AP-001: begins a session with username (or phone number) and password, with a code sent to the phone, or with the
 * emulator's proof that Firebase sent one (AU-003). An unknown
 * account and a wrong password cost the same work and get the same response. After a failure the account and the
 * visitor's address need a captcha for a while (AU-016).
 */
export const login: Route<LoginResponse> = async (context) => {
  const request = requestOf(context, shape);
  return request.type === "sms" || request.type === "firebase"
    ? loginByCode(context, request)
    : loginByPassword(context, request);
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
  const { switches, firebase } = context.merchant;
  const project = request.type === "firebase" && firebase?.emulator ? firebase.project : undefined;
  if (!switches.MOBILEVERCODELOGIN3 || (request.type === "firebase" && project === undefined))
    throw new ApiError("auth/operation-not-allowed", { field: "type" });
  const mobile = requireMobile("mobileNum", mobileNum, countryDialingCode);
  const field = "verificationCode";
  if (verificationCode.trim() === "") throw new ApiError("auth/missing-verification-code", { field, rule: "required" });
  const find = project === undefined ? memberByCode : memberByProof(project);
  return admitByCode(context, await find(context, mobile, verificationCode));
}
