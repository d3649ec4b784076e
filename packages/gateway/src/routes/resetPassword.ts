import type { ResetPasswordAnswer } from "@livery/platform/decoders/resetPassword.gen.js";
import { shape } from "@livery/platform/requests/resetPassword.gen.js";
import { spendCode } from "../codes/codes.ts";
import { refuseCode } from "../codes/refuseCode.ts";
import { requireMobile } from "../codes/requireMobile.ts";
import { Refusal } from "../http/refusal.ts";
import { memberByMobile } from "../members/findMember.ts";
import { forgetFailures } from "../members/loginFailures.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { changePassword, namesOf, namesOfMember, requireNewPassword } from "../members/passwords.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../visit.ts";

/**
 * AP-017: sets a new password by the code that AP-002 sent, ends every session of the member, and says by what name to log
 * in (AU-048). An unknown number is refused like a wrong code, after the same work.
 */
export const resetPassword: Route<ResetPasswordAnswer> = async (visit) => {
  const { newPassword, mobileNum, countryDialingCode, verificationCode } = requestOf(visit, shape);
  const { store, now } = visit;
  const { merchant, switches } = visit.merchant;
  if (!switches.CHNGPASSVERIF3) throw new Refusal("auth/operation-not-allowed");
  const mobile = requireMobile("mobileNum", mobileNum, countryDialingCode);
  const requireNew = (names: readonly string[]) =>
    requireNewPassword(visit.merchant, "newPassword", { password: newPassword, names });
  requireNew(namesOf({ mobile }));
  const hash = await hashPassword(newPassword);
  const outcome = await store.write((writing) => {
    const spent = spendCode(writing, { merchant, purpose: "login", recipient: mobile }, verificationCode, now);
    const member = memberByMobile(writing, merchant, mobile);
    if (spent !== "right" || !member) return spent === "late" ? spent : ("wrong" as const);
    // Only whoever has the code learns what the member is called; the code stays good for another try.
    requireNew(namesOfMember(member));
    changePassword(writing, member.id, { hash, now });
    forgetFailures(writing, { merchant, accountKey: mobile, memberId: member.id });
    return { userName: member.account };
  });
  if (typeof outcome === "string") throw refuseCode(outcome, "verificationCode");
  return outcome;
};
