import type { VerifyLoginRequest } from "@livery/platform/requests/verifyLogin.gen.js";
import { maskedEmail, maskedMobile } from "../codes/mobileNumber.ts";
import { type Member, toldBy } from "../members/findMember.ts";

export type VerificationMethod = VerifyLoginRequest["method"];

/** How a member can prove its identity, by the data that the platform has (AU-029, AU-030). */
export function methodsOf(member: Member): readonly VerificationMethod[] {
  return [
    ...(member.mobile === null ? [] : (["SMS"] as const)),
    ...(toldBy(member, "email") === undefined ? [] : (["EMAIL"] as const)),
    ...(member.authenticator === null ? [] : (["GOOGLE"] as const)),
    ...(toldBy(member, "payeeName") === undefined ? [] : (["BANK_NAME"] as const)),
  ];
}

/** The masked recipients of a code. */
export function maskedRecipients(member: Member): { readonly mobile?: string; readonly email?: string } {
  const email = toldBy(member, "email");
  return {
    ...(member.mobile !== null && { mobile: maskedMobile(member.mobile) }),
    ...(email !== undefined && { email: maskedEmail(email) }),
  };
}
