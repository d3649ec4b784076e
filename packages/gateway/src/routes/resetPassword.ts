import type { ResetPasswordResponse } from "@livery/platform/decoders/resetPassword.gen.js";
import { type ResetPasswordRequest, shape } from "@livery/platform/requests/resetPassword.gen.js";
import { type CodeVisitor, spendCode } from "../codes/codes.ts";
import { codeError } from "../codes/codeError.ts";
import { requireMobile } from "../codes/requireMobile.ts";
import { ApiError } from "../http/apiError.ts";
import { changeByCode } from "../identity/changesIdentity.ts";
import { claimByNumber } from "../identity/claimByNumber.ts";
import { memberByMobile } from "../members/findMember.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { namesOf, namesOfMember, requireNewPassword, storePassword } from "../members/passwords.ts";
import { proveContact } from "../members/proveContact.ts";
import { requestOf } from "../requestOf.ts";
import { guardLogin } from "../signIn/guardLogin.ts";
import type { Route, RequestContext } from "../requestContext.ts";

/**
 * AP-017: sets a new password with the code of AP-002, ends every session of the member, and returns the name to log in
 * with (AU-048). An unknown number gets the same error as a wrong code, after the same work. A wrong code counts as a
 * failed login: the next attempt needs a captcha.
 */
export const resetPassword: Route<ResetPasswordResponse> = async (context) => {
  const request = requestOf(context, shape);
  const { merchant, switches } = context.merchant;
  if (!switches.CHNGPASSVERIF3) throw new ApiError("auth/operation-not-allowed");
  const mobile = requireMobile("mobileNum", request.mobileNum, request.countryDialingCode);
  requireNew(context, request, namesOf({ mobile }));
  const owner = await context.store.read((reading) => memberByMobile(reading, merchant, mobile));
  return guardLogin(context, {
    typed: mobile,
    way: "code",
    owner,
    guess: (visitor) => setPassword(context, mobile, { ...request, visitor }),
    wrong: "auth/invalid-verification-code",
    field: "verificationCode",
  });
};

function requireNew(
  context: RequestContext,
  { newPassword: password }: ResetPasswordRequest,
  names: readonly string[],
): void {
  requireNewPassword(context.merchant, "newPassword", { password, names });
}

/** Sets the password if the code is correct. */
async function setPassword(
  context: RequestContext,
  mobile: string,
  { visitor, ...request }: ResetPasswordRequest & { readonly visitor: CodeVisitor },
): Promise<ResetPasswordResponse | undefined> {
  const { store, now } = context;
  const { merchant } = context.merchant;
  const hash = await hashPassword(request.newPassword);
  const outcome = await store.write((writing) => {
    const owner = { merchant, purpose: "login", recipient: mobile };
    const spent = spendCode(writing, owner, { visitor, written: request.verificationCode, now });
    const member = memberByMobile(writing, merchant, mobile);
    if (spent !== "right" || !member) return spent === "late" ? spent : undefined;
    // Only a visitor with the code learns the member's names; the code stays valid for another try.
    requireNew(context, request, namesOfMember(member));
    claimByNumber(writing, context, member);
    changeByCode("resetPassword", writing, { context, memberId: member.id }, (_, permit) =>
      storePassword(writing, permit, hash, now),
    );
    proveContact(writing, member, "mobile", now);
    return { userName: member.account };
  });
  if (outcome === "late") throw codeError(outcome, "verificationCode");
  return outcome;
}
