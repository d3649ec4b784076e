import type { WireMail } from "@livery/platform/decoders/shared/mail.gen.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../http/apiError.ts";
import type { RequestContext } from "../requestContext.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { fillText } from "../texts/fillIn.ts";
import { type MailKind, mailFacts, mailKinds } from "./mailKinds.ts";

type Mail = Selectable<Tables["mail"]>;
type Box = "INBOX" | "SYSTEM";

const PREFIX = "M";
/** How long a warning stays, whoever is logged in. */
const WARNED_MS = 30 * 24 * 3_600_000;

/** How many mails the member has not read, in both boxes. */
export function countUnread({ first, tables }: Reading, memberId: number): number {
  const unread = tables.selectFrom("mail").where("member_id", "=", memberId).where("is_read", "=", 0);
  return first(unread.select(({ fn }) => fn.countAll<number>().as("count")))!.count;
}

/** A box of the member, the newest mails first. */
export function readBox(
  { all, first, tables }: Reading,
  memberId: number,
  box: Box,
): { readonly total: number; page(limit: number, offset: number): Mail[] } {
  const kinds = (Object.keys(mailKinds) as MailKind[]).filter((kind) => mailFacts(kind).box === box);
  const mails = tables.selectFrom("mail").where("member_id", "=", memberId).where("kind", "in", kinds);
  return {
    total: first(mails.select(({ fn }) => fn.countAll<number>().as("count")))!.count,
    page: (limit, offset) => all(mails.selectAll().orderBy("id", "desc").limit(limit).offset(offset)),
  };
}

/** Marks a mail as read and returns it; rejects one of another member like one that does not exist. */
export function openMail({ first, tables }: Writing, memberId: number, id: string): Mail {
  const opened = first(
    tables
      .updateTable("mail")
      .set({ is_read: 1 })
      .where("id", "=", numberOf(id))
      .where("member_id", "=", memberId)
      .returningAll(),
  );
  if (!opened) throw new ApiError("MAIL_UNKNOWN");
  return opened;
}

export function markAllRead({ run, tables }: Writing, memberId: number): void {
  run(tables.updateTable("mail").set({ is_read: 1 }).where("member_id", "=", memberId).where("is_read", "=", 0));
}

/** Deletes a mail, read or not; rejects one of another member like one that does not exist, and a recent warning. */
export function deleteMail({ first, run, tables }: Writing, memberId: number, id: string, now: number): void {
  const mine = tables.selectFrom("mail").selectAll().where("id", "=", numberOf(id)).where("member_id", "=", memberId);
  const mail = first(mine);
  if (!mail) throw new ApiError("MAIL_UNKNOWN");
  if (mailFacts(mail.kind).isWarning && mail.at > now - WARNED_MS) throw new ApiError("MAIL_KEPT");
  run(tables.deleteFrom("mail").where("id", "=", mail.id));
}

/** Deletes what was read, except recent warnings. */
export function deleteAllRead({ run, tables }: Writing, memberId: number, now: number): void {
  const warnings = (Object.keys(mailKinds) as MailKind[]).filter((kind) => mailFacts(kind).isWarning);
  const read = tables.deleteFrom("mail").where("member_id", "=", memberId).where("is_read", "=", 1);
  run(read.where((is) => is.or([is("kind", "not in", warnings), is("at", "<=", now - WARNED_MS)])));
}

/** A mail of a list: without its text, which only opening it shows. */
export function wireMail({ id, kind, at, is_read: isRead }: Mail, context: RequestContext): WireMail {
  const title = fillText(mailFacts(kind).title[context.language], context);
  return { id: `${PREFIX}${id}`, title, at: new Date(at).toISOString(), read: isRead === 1 };
}

/** An opened mail, with its text and the money that it is about. */
export function wireOpenedMail(mail: Mail, context: RequestContext): WireMail {
  const text = fillText(mailFacts(mail.kind).text[context.language], context);
  return { ...wireMail(mail, context), text, ...(mail.amount !== null && { amount: mail.amount }) };
}

/** The number of a mail's id; -1 for what no mail has. */
function numberOf(id: string): number {
  const [, digits] = /^M(\d{1,15})$/u.exec(id) ?? [];
  return digits === undefined ? -1 : Number(digits);
}
