import type { PausePlayAnswer } from "@livery/platform/decoders/pausePlay.gen.js";
import { Refusal } from "../http/refusal.ts";
import { endAllSessions } from "../members/sessions.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import type { Selectable } from "kysely";

type Kind = Tables["exclusion"]["kind"];

/** What an exclusion knows a person by. */
type Person = Pick<Selectable<Tables["member"]>, "id" | "merchant" | "mobile" | "profile">;

interface Exclusion {
  readonly kind: Kind;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The mail address of the registration, in lower case. */
function emailOf({ profile }: Pick<Person, "profile">): string | null {
  const { email } = JSON.parse(profile) as { readonly email?: unknown };
  return typeof email === "string" && email !== "" ? email.toLowerCase() : null;
}

/** Refuses a login during a break, with the date of its end. In the transaction that would begin the session. */
export function requireNotExcluded(reading: Reading, member: Person, now: number): void {
  const exclusion = exclusionOf(reading, member, now);
  if (exclusion)
    throw new Refusal("EXCLUDED", { kind: exclusion.kind, until: new Date(exclusion.until).toISOString() });
}

/**
 * Whether the member may not play now, and until when: by a break of its own, or by one that the same person, known by
 * mobile number or mail address, took at another merchant of the group for all of it (CO-025). The longest counts.
 */
function exclusionOf({ first, tables }: Reading, member: Person, now: number): Exclusion | undefined {
  const { id, merchant, mobile } = member;
  const email = emailOf(member);
  return first(
    tables
      .selectFrom("exclusion")
      .innerJoin("member", "member.id", "exclusion.member_id")
      .leftJoin("merchant_setting as setting", (join) => join.on("setting.merchant", "=", merchant))
      .select(["exclusion.kind", "exclusion.until"])
      .where("exclusion.until", ">", now)
      .where((is) =>
        is.or([
          is("exclusion.member_id", "=", id),
          is.and([
            is("exclusion.operator_group", "=", is.ref("setting.operator_group")),
            is.or([
              is("member.mobile", "=", mobile),
              is(is.fn("lower", [is.fn("json_extract", ["member.profile", is.val("$.email")])]), "=", email),
            ]),
          ]),
        ]),
      )
      .orderBy("exclusion.until", "desc")
      .limit(1),
  );
}

interface Break {
  readonly kind: Kind;
  readonly until: number;
  /** For every merchant of the operator's group, where the merchant is of one. */
  readonly ofGroup?: boolean;
  readonly now: number;
}

/**
 * Takes a member out of play until a moment, and ends all sessions of the person at once. Nothing shortens it: a break
 * that ends earlier than one that is on changes nothing.
 */
export function exclude(
  writing: Writing,
  member: Person,
  { kind, until, ofGroup = false, now }: Break,
): PausePlayAnswer {
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

function endSessions(writing: Writing, member: Person, group: string | null): void {
  endAllSessions(writing, member.id);
  if (group === null) return;
  const { all, tables } = writing;
  const samePerson = tables
    .selectFrom("member")
    .innerJoin("merchant_setting as setting", "setting.merchant", "member.merchant")
    .select("member.id")
    .where("setting.operator_group", "=", group)
    .where((is) =>
      is.or([
        is("member.mobile", "=", member.mobile),
        is(is.fn("lower", [is.fn("json_extract", ["member.profile", is.val("$.email")])]), "=", emailOf(member)),
      ]),
    );
  for (const { id } of all(samePerson)) endAllSessions(writing, id);
}
