import { createHash, randomBytes } from "node:crypto";
import type { AddressGroup } from "../protection/addressGroup.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import type { LoginProof } from "./loginProof.ts";

const LIFETIME_MS = 10 * 60_000;
const ATTEMPTS = 5;

const hashOf = (ticket: string) => createHash("sha256").update(ticket).digest("hex");

/** A login with a correct password that still needs verification, from one address. */
export interface LoginTicket {
  readonly hash: string;
  readonly memberId: number;
  /** The proof that the ticket was issued for. */
  readonly proof: LoginProof;
}

/** Creates the ticket that a login continues with: valid for ten minutes and five answers. */
export function makeLoginTicket(
  { tables, run }: Writing,
  memberId: number,
  {
    proof,
    address,
    now,
  }: { readonly proof: LoginProof; readonly address: AddressGroup | undefined; readonly now: number },
): string {
  const ticket = randomBytes(24).toString("base64url");
  run(tables.deleteFrom("login_ticket").where("expires_at", "<=", now));
  run(
    tables.insertInto("login_ticket").values({
      hash: hashOf(ticket),
      member_id: memberId,
      address: address ?? null,
      expires_at: now + LIFETIME_MS,
      attempts_left: ATTEMPTS,
      temporary_hash: proof.kind === "temporary" ? proof.hash : null,
    }),
  );
  return ticket;
}

/**
 * The ticket, if it is valid, belongs to a member of this merchant, and comes from the address that it was issued to.
 */
export function findLoginTicket(
  { tables, first }: Reading,
  ticket: string,
  {
    merchant,
    address,
    now,
  }: { readonly merchant: string; readonly address: AddressGroup | undefined; readonly now: number },
): LoginTicket | undefined {
  const row = first(
    tables
      .selectFrom("login_ticket")
      .innerJoin("member", "member.id", "login_ticket.member_id")
      .selectAll("login_ticket")
      .where("member.merchant", "=", merchant)
      .where("hash", "=", hashOf(ticket))
      .where("expires_at", ">", now)
      .where("attempts_left", ">", 0),
  );
  if (row?.address !== (address ?? null)) return undefined;
  const { hash, member_id: memberId, temporary_hash: temporary } = row;
  return { hash, memberId, proof: temporary === null ? { kind: "password" } : { kind: "temporary", hash: temporary } };
}

export function countWrongAttempt({ tables, run }: Writing, { hash }: LoginTicket): void {
  run(
    tables
      .updateTable("login_ticket")
      .set((is) => ({ attempts_left: is("attempts_left", "-", 1) }))
      .where("hash", "=", hash),
  );
}

export function endLoginTicket({ tables, run }: Writing, { hash }: LoginTicket): void {
  run(tables.deleteFrom("login_ticket").where("hash", "=", hash));
}
