import type { IdentityPart } from "@livery/platform/call.ts";
import { type TextLanguage, baseLanguage, languages } from "@livery/product/languages.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { messageText } from "../codes/messageTexts.ts";
import { count, waitFor } from "../codes/tally.ts";
import { sendMail } from "../mail/sendMail.ts";
import { type Member, toldBy } from "../members/findMember.ts";
import type { RequestContext } from "../requestContext.ts";
import type { Writing } from "../store/transaction.ts";
import { supportAddress } from "../texts/fillIn.ts";

const DAY_MS = 24 * 3_600_000;
/** Whoever knows the password could otherwise send any number of messages to somebody's phone. */
const MOST_A_DAY = 10;

const names: Readonly<Record<IdentityPart, LocalizedText>> = {
  password: { ko: "비밀번호", en: "password" },
  paymentPassword: { ko: "결제 비밀번호", en: "payment password" },
  mobile: { ko: "휴대폰 번호", en: "phone number" },
  email: { ko: "이메일 주소", en: "email address" },
  messenger: { ko: "메신저 계정", en: "messenger accounts" },
  person: { ko: "개인 정보", en: "personal details" },
  bankCard: { ko: "출금 계좌", en: "withdrawal accounts" },
};

/**
 * Tells a member what was changed, in the mailbox and at each contact that the member had before. The messages leave
 * once the call has succeeded. A contact gets ten a day; the mailbox gets all.
 */
export function tellOwner(
  writing: Writing,
  context: RequestContext,
  before: Member,
  changed: readonly IdentityPart[],
): void {
  const { merchant, now, notices } = context;
  for (const part of changed) sendMail(writing, before.id, { kind: part, now });
  const language = languageOf(before, context);
  const what = changed.map((part) => names[part][language]).join(", ");
  const text = messageText({ merchant, language }, "identityChanged", { what, email: supportAddress(merchant) });
  const contacts = [
    { kind: "sms", recipient: before.mobile },
    { kind: "mail", recipient: toldBy(before, "email") },
  ] as const;
  for (const { kind, recipient } of contacts) {
    if (!recipient || !mayTell(writing, context, recipient)) continue;
    notices.push({ merchant: merchant.merchant, kind, recipient, text, at: now });
  }
}

/** The member's own language: the request's is the choice of whoever sends it. */
function languageOf({ language }: Member, { merchant }: RequestContext): TextLanguage {
  const known = languages.find(({ code }) => code === language);
  return baseLanguage(known?.code ?? merchant.defaultLanguage);
}

function mayTell(writing: Writing, { merchant: { merchant }, now }: RequestContext, recipient: string): boolean {
  const allowance = { subject: `notice:${recipient}`, most: MOST_A_DAY, withinMs: DAY_MS };
  if (waitFor(writing, allowance, { merchant, now }) > 0) return false;
  count(writing, allowance.subject, { merchant, now });
  return true;
}
