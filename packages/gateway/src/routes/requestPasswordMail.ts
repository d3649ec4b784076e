import type { RequestPasswordMailResponse } from "@livery/platform/decoders/requestPasswordMail.gen.js";
import { shape } from "@livery/platform/requests/requestPasswordMail.gen.js";
import { validateField } from "@livery/product/validateField.ts";
import { requireHumanOften } from "../captcha/requireHuman.ts";
import { messageText } from "../codes/messageTexts.ts";
import { countSending } from "../codes/sendLimits.ts";
import { ApiError } from "../http/apiError.ts";
import { accountKey } from "../members/accountKey.ts";
import { memberByAccount, toldBy } from "../members/findMember.ts";
import { TEMPORARY_PASSWORD_MINUTES as minutes, makeTemporaryPassword } from "../members/temporaryPasswords.ts";
import { knownAddress } from "../signIn/knownAddresses.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

const emailRule = { required: true, patternId: 3, minLength: 6, maxLength: 64 };

/**
 * AP-012: mails a temporary password to a member who enters its account and mail address. The response is the same
 * whether the member exists or not (AU-044).
 */
export const requestPasswordMail: Route<RequestPasswordMailResponse> = async (context) => {
  const request = requestOf(context, shape);
  const { store, outbox, now } = context;
  const { merchant } = context.merchant;
  const email = request.email.trim().toLowerCase();
  const finding = validateField(emailRule, email);
  if (finding) throw new ApiError("FIELD_INVALID", { field: "email", rule: finding.reason });
  await requireHumanOften(context, "passwordMail");
  const password = await store.write((writing) => {
    const named = memberByAccount(writing, merchant, accountKey(request.username));
    const member = named && toldBy(named, "email")?.toLowerCase() === email ? named : undefined;
    countSending(writing, context, { recipient: email, apart: knownAddress(writing, member, context) });
    return member && makeTemporaryPassword(writing, member.id, now);
  });
  if (password === undefined) return {};
  const text = messageText(context, "password", { password, minutes });
  outbox.post({ merchant, kind: "mail", recipient: email, text, at: now });
  return {};
};
