import type { ChangePasswordResponse } from "@livery/platform/decoders/changePassword.gen.js";
import { shape } from "@livery/platform/requests/changePassword.gen.js";
import { ApiError } from "../http/apiError.ts";
import { memberById } from "../members/findMember.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { changePassword as change, namesOfMember, requireNewPassword } from "../members/passwords.ts";
import { requireOpenSession } from "../members/sessions.ts";
import { realMember } from "../money/realMember.ts";
import { requireOldPassword } from "../money/secrets/requireSecret.ts";
import { requestOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/**
 * AP-009: changes the logged-in member's password. The current session continues, unless it was only for this purpose:
 * then it ends like all others of the member, and the new password logs in (AU-051). Wrong old passwords are counted,
 * because a stolen session must not be enough.
 */
export const changePassword: Route<ChangePasswordResponse> = async (context) => {
  const { oldPassword, newPassword, confirmNewPassword } = requestOf(context, shape);
  const member = realMember(context);
  if (newPassword === oldPassword) throw new ApiError("PASSWORD_UNSUITABLE", { field: "newPassword" });
  requireNewPassword(context.merchant, "newPassword", { password: newPassword, names: namesOfMember(member) });
  if (confirmNewPassword !== newPassword) {
    throw new ApiError("FIELD_INVALID", { field: "confirmNewPassword", rule: "match" });
  }
  await requireOldPassword(context, oldPassword);
  const { store, now } = context;
  const { tokenHash, setsPassword } = sessionOf(context);
  const hash = await hashPassword(newPassword);
  await store.write((writing) => {
    // Changed while it was being checked, so the typed password is the previous one.
    if (memberById(writing, member.id)?.password !== member.password) throw new ApiError("WRONG_PASSWORD");
    requireOpenSession(writing, { tokenHash });
    change(writing, member.id, { hash, now, ...(!setsPassword && { exceptTokenHash: tokenHash }) });
  });
  return {};
};
