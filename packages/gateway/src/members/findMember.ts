import type { Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Reading } from "../store/transaction.ts";

/** An id that no member has, for doing the same work where there is none. */
export const NOBODY = -1;

export type Member = Selectable<Tables["member"]>;

export function memberById({ tables, first }: Reading, id: number): Member | undefined {
  return first(tables.selectFrom("member").selectAll().where("id", "=", id));
}

/** A member by its account, in the form of accountKey(). */
export function memberByAccount({ tables, first }: Reading, merchant: string, account: string): Member | undefined {
  return first(
    tables.selectFrom("member").selectAll().where("merchant", "=", merchant).where("account_key", "=", account),
  );
}

/** A member by its phone number, in the form of mobileNumber(). */
export function memberByMobile({ tables, first }: Reading, merchant: string, mobile: string): Member | undefined {
  return first(tables.selectFrom("member").selectAll().where("merchant", "=", merchant).where("mobile", "=", mobile));
}

/** What a member entered at registration; `undefined` if nothing. */
export function toldBy(member: Pick<Member, "profile">, name: "email" | "payeeName"): string | undefined {
  const value = (JSON.parse(member.profile) as Readonly<Record<string, unknown>>)[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
