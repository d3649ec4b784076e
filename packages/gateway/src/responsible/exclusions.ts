import type { PausePlayResponse } from "@livery/platform/decoders/pausePlay.gen.js";
import { ApiError } from "../http/apiError.ts";
import { endAllSessions } from "../members/sessions.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { type Person, mayBeOfMailbox, mayBeTheSame, tellTheSame, toldOf } from "./samePerson.ts";

type Kind = Tables["exclusion"]["kind"];

interface Exclusion {
  readonly kind: Kind;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Rejects a login during a break and gives the date of its end. Runs in the transaction that would begin the session.
 */
export function requireNotExcluded(reading: Reading, member: Person, now: number): void {
  const exclusion = exclusionOf(reading, member, now);
  if (exclusion)
    throw new ApiError("EXCLUDED", { kind: exclusion.kind, until: new Date(exclusion.until).toISOString() });
}

/** Whether the member, or the same person under another account, is taking a break: offers wait until its end (CO-027). */
export function isExcluded(reading: Reading, member: Person, now: number): boolean {
  return exclusionOf(reading, member, now) !== undefined;
}

/** The same by the member's id. */
export function isOnBreak(reading: Reading, memberId: number, now: number): boolean {
  const member = reading.first(reading.tables.selectFrom("member").selectAll().where("id", "=", memberId));
  return member !== undefined && isExcluded(reading, member, now);
}

/**
 * Rejects a registration during a break of the same person: somebody with the same number, mail, identity number, or
 * name and birthday, proven or not. A stranger who enters an excluded person's data learns only that no account was
 * created; an honest visitor can contact support.
 */
export function requireMayRegister(reading: Reading, person: Person, now: number): void {
  const alike = activeFor(reading, person.merchant, now)
    .select(["member.mobile", "member.profile"])
    .where((is) => mayBeTheSame(is, person));
  if (reading.all(alike).some((other) => tellTheSame(person, other))) throw new ApiError("REGISTRATION_REFUSED");
}

/** The active breaks that cover a merchant: its own, and those taken for its whole operator's group (CO-025). */
function activeFor({ tables }: Reading, merchant: string, now: number) {
  return tables
    .selectFrom("exclusion")
    .innerJoin("member", "member.id", "exclusion.member_id")
    .leftJoin("merchant_setting as setting", (join) => join.on("setting.merchant", "=", merchant))
    .where("exclusion.until", ">", now)
    .where((is) =>
      is.or([
        is("member.merchant", "=", merchant),
        is("exclusion.operator_group", "=", is.ref("setting.operator_group")),
      ]),
    );
}

/**
 * Whether the member may not play now, and until when: because of its own break, or that of somebody who has proven the
 * same number or mail address. Unproven contacts lock no other account out. The longest break counts.
 */
function exclusionOf(reading: Reading, member: Person, now: number): Exclusion | undefined {
  const { mailbox } = toldOf(member);
  const holding = activeFor(reading, member.merchant, now)
    .select(["exclusion.kind", "exclusion.until", "exclusion.member_id", "member.mobile", "member.profile"])
    .select(["member.mobile_proven", "member.email_proven"])
    .where((is) =>
      is.or([
        is("exclusion.member_id", "=", member.id),
        is("member.mobile", "=", member.mobile),
        mayBeOfMailbox(is, mailbox),
      ]),
    );
  const found = reading.all(holding.orderBy("exclusion.until", "desc"));
  return found.find(
    ({ member_id, mobile_proven, mobile, email_proven, profile }) =>
      member_id === member.id ||
      (mobile_proven === 1 && mobile !== null && mobile === member.mobile) ||
      (email_proven === 1 && mailbox !== null && toldOf({ profile }).mailbox === mailbox),
  );
}

interface Break {
  readonly kind: Kind;
  readonly until: number;
  /** For every merchant of the operator's group, if the merchant belongs to one. */
  readonly ofGroup?: boolean;
  readonly now: number;
}

/**
 * Excludes a member from play until a given time and ends all sessions of the person at once. Nothing shortens a break:
 * one that ends before an active one changes nothing.
 */
export function exclude(
  writing: Writing,
  member: Person,
  { kind, until, ofGroup = false, now }: Break,
): PausePlayResponse {
  const { first, run, tables } = writing;
  const setting = first(
    tables.selectFrom("merchant_setting").select("operator_group").where("merchant", "=", member.merchant),
  );
  const operator_group = ofGroup ? (setting?.operator_group ?? null) : null;
  run(tables.insertInto("exclusion").values({ member_id: member.id, kind, operator_group, began_at: now, until }));
  endSessions(writing, member, operator_group);
  const holds = exclusionOf(writing, member, now) ?? { kind, until };
  return {
    kind: holds.kind,
    until: new Date(holds.until).toISOString(),
    scope: operator_group === null ? "BRAND" : "GROUP",
  };
}

/**
 * Ends the sessions of the member, and of accounts with a number or mail address that the member has proven, wherever
 * the break applies.
 */
function endSessions(writing: Writing, member: Person, group: string | null): void {
  endAllSessions(writing, member.id);
  const { all, tables } = writing;
  const mobile = member.mobile_proven === 1 ? member.mobile : null;
  const mailbox = member.email_proven === 1 ? toldOf(member).mailbox : null;
  if (mobile === null && mailbox === null) return;
  const samePerson = tables
    .selectFrom("member")
    .innerJoin("merchant_setting as setting", "setting.merchant", "member.merchant")
    .select(["member.id", "member.mobile", "member.profile"])
    .where((is) => is.or([is("member.merchant", "=", member.merchant), is("setting.operator_group", "=", group)]))
    .where((is) => is.or([is("member.mobile", "=", mobile), mayBeOfMailbox(is, mailbox)]));
  for (const { id, profile, ...row } of all(samePerson)) {
    const hasMobile = mobile !== null && row.mobile === mobile;
    const hasMailbox = mailbox !== null && toldOf({ profile }).mailbox === mailbox;
    if (hasMobile || hasMailbox) endAllSessions(writing, id);
  }
}
