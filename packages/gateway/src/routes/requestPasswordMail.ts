import type { RequestPasswordMailAnswer } from "@livery/platform/decoders/requestPasswordMail.gen.js";
import { shape } from "@livery/platform/requests/requestPasswordMail.gen.js";
import { validateField } from "@livery/product/validateField.ts";
import { requireHumanOften } from "../captcha/requireHuman.ts";
import { messageText } from "../codes/messageTexts.ts";
import { countSending } from "../codes/sendLimits.ts";
import { Refusal } from "../http/refusal.ts";
import { accountKey } from "../members/accountKey.ts";
import { memberByAccount, toldBy } from "../members/findMember.ts";
import { TEMPORARY_PASSWORD_MINUTES as minutes, makeTemporaryPassword } from "../members/temporaryPasswords.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../visit.ts";

const emailRule = { required: true, patternId: 3, minLength: 6, maxLength: 64 };

/**
 * AP-012: mails a temporary password to a member who names its account and its mail address. The answer is the same
 * whether there is such a member or not (AU-044).
 */
export const requestPasswordMail: Route<RequestPasswordMailAnswer> = async (visit) => {
  const request = requestOf(visit, shape);
  const { store, outbox, now } = visit;
  const { merchant } = visit.merchant;
  const email = request.email.trim().toLowerCase();
  const finding = validateField(emailRule, email);
  if (finding) throw new Refusal("FIELD_INVALID", { field: "email", rule: finding.reason });
  await requireHumanOften(visit, "passwordMail");
  const password = await store.write((writing) => {
    countSending(writing, visit, email);
    const member = memberByAccount(writing, merchant, accountKey(request.username));
    if (!member || toldBy(member, "email")?.toLowerCase() !== email) return undefined;
    return makeTemporaryPassword(writing, member.id, now);
  });
  if (password === undefined) return {};
  const text = messageText(visit, "password", { password, minutes });
  outbox.post({ merchant, kind: "mail", recipient: email, text, at: now });
  return {};
};
