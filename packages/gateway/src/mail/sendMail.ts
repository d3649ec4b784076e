import { accountKindOf } from "@livery/product/gate.ts";
import type { Minor } from "@livery/product/money.ts";
import { memberById } from "../members/findMember.ts";
import { isExcluded } from "../responsible/exclusions.ts";
import type { Writing } from "../store/transaction.ts";
import { type MailKind, mailFacts } from "./mailKinds.ts";

interface NewMail {
  readonly kind: MailKind;
  readonly amount?: Minor;
  readonly now: number;
}

/**
 * Puts a mail into a member's mailbox, in the transaction of what it is about. Trial accounts get none, and nobody gets
 * an offer during a break (CO-027).
 */
export function sendMail(writing: Writing, memberId: number, { kind, amount, now }: NewMail): void {
  const member = memberById(writing, memberId);
  if (!member || accountKindOf(member.type) === "trial") return;
  if (mailFacts(kind).isOffer && isExcluded(writing, member, now)) return;
  const { run, tables } = writing;
  run(tables.insertInto("mail").values({ member_id: memberId, kind, amount: amount ?? null, at: now }));
}

/** What every new member finds in the mailbox. */
export function sendFirstMails(writing: Writing, memberId: number, { balance, now }: FirstMails): void {
  sendMail(writing, memberId, { kind: "limits", now });
  sendMail(writing, memberId, { kind: "withdrawals", now });
  sendMail(writing, memberId, { kind: "welcome", amount: balance, now });
}

interface FirstMails {
  /** The wallet's first balance. */
  readonly balance: Minor;
  readonly now: number;
}
