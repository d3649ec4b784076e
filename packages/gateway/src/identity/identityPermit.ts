import type { IdentityPart } from "@livery/platform/call.ts";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Reading } from "../store/transaction.ts";

/**
 * Allows a transaction to change what proves who one member is. There is one for a confirmed change (`changesIdentity`),
 * one for a new member, and one for the first proof of a number (`claimByNumber`).
 */
export interface IdentityPermit {
  readonly memberId: number;
  /** The parts that may change; undefined for all. */
  readonly parts: ReadonlySet<IdentityPart> | undefined;
  /** The parts that have changed. */
  readonly changed: Set<IdentityPart>;
}

/** The tables with the columns that are writable only here. */
type IdentityTables = {
  [Table in "member" | "payment_password" | "bank_card"]: Selectable<Tables[Table]>;
};

/**
 * The tables for a change of these parts, which counts as made. Throws if the permit does not allow one of them: then
 * the row of the call does not name it (`changesIdentity` in @livery/platform).
 */
export function identityTables(
  { tables }: Reading,
  { parts: allowed, changed }: IdentityPermit,
  ...parts: readonly IdentityPart[]
): Kysely<IdentityTables> {
  for (const part of parts) {
    if (allowed && !allowed.has(part))
      throw new Error(`The call changes "${part}" of a member, which its row does not say.`);
    changed.add(part);
  }
  return tables as unknown as Kysely<IdentityTables>;
}

/** For a member whose registration is in progress. Throws once somebody has logged in as the member. */
export function permitForNewMember({ first, tables }: Reading, memberId: number): IdentityPermit {
  const session = first(tables.selectFrom("session").select("token_hash").where("member_id", "=", memberId));
  if (session) throw new Error("A member who has logged in is not new.");
  return { memberId, parts: undefined, changed: new Set() };
}

/** For the owner of a number that nobody has proven before. Throws if somebody has. */
export function permitForNumber({
  id,
  mobile_proven,
}: {
  readonly id: number;
  readonly mobile_proven: 0 | 1;
}): IdentityPermit {
  if (mobile_proven === 1)
    throw new Error("The member's number is proven, so a code changes no more than its call says.");
  return { memberId: id, parts: undefined, changed: new Set() };
}
