import type { ChangePasswordResponse } from "@livery/platform/decoders/changePassword.gen.js";
import { shape } from "@livery/platform/requests/changePassword.gen.js";
import { ApiError } from "../http/apiError.ts";
import { changesIdentity } from "../identity/changesIdentity.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { namesOfMember, requireNewPassword, storePassword } from "../members/passwords.ts";
import { requireOpenSession } from "../members/sessions.ts";
import { type Route, sessionOf } from "../requestContext.ts";

const change = changesIdentity("changePassword", shape, async (context, request) => {
  const { oldPassword, newPassword, confirmNewPassword } = request;
  const { member } = sessionOf(context);
  if (newPassword === oldPassword) throw new ApiError("PASSWORD_UNSUITABLE", { field: "newPassword" });
  requireNewPassword(context.merchant, "newPassword", { password: newPassword, names: namesOfMember(member) });
  if (confirmNewPassword !== newPassword) {
    throw new ApiError("FIELD_INVALID", { field: "confirmNewPassword", rule: "match" });
  }
  const hash = await hashPassword(newPassword);
  return (writing, permit) => {
    storePassword(writing, permit, hash, context.now);
    return {};
  };
});

/**
 * AP-009: changes the logged-in member's password. The current session continues, unless it was only for this purpose:
 * then it ends like all others of the member, and the new password logs in (AU-051). Wrong old passwords are counted,
 * because a stolen session must not be enough.
 */
export const changePassword: Route<ChangePasswordResponse> = async (context) => {
  const act = await change(context);
  return context.store.write((writing) => {
    requireOpenSession(writing, sessionOf(context));
    return act(writing);
  });
};
