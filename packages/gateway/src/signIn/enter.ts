import type { LoginResponse } from "@livery/platform/decoders/login.gen.js";
import { claimByNumber } from "../identity/claimByNumber.ts";
import type { Member } from "../members/findMember.ts";
import { isExpired } from "../members/passwords.ts";
import { proveContact } from "../members/proveContact.ts";
import { beginSession } from "../members/sessions.ts";
import type { Writing } from "../store/transaction.ts";
import type { RequestContext } from "../requestContext.ts";
import { rememberAddress } from "./knownAddresses.ts";
import { type LoginProof, mustChangePassword, onlySetsPassword } from "./loginProof.ts";

/** Begins the session of a member who has proven its identity. */
export function enter(writing: Writing, context: RequestContext, member: Member, proof: LoginProof): LoginResponse {
  const { tables, run } = writing;
  const { address, now } = context;
  rememberAddress(writing, member.id, { address, now });
  run(tables.updateTable("member").set({ logged_in_at: now }).where("id", "=", member.id));
  if (proof.kind === "code") {
    claimByNumber(writing, context, member);
    proveContact(writing, member, "mobile", now);
  }
  if (proof.kind === "temporary") proveContact(writing, member, "email", now);
  return {
    token: beginSession(writing, member.id, now, {
      setsPassword: onlySetsPassword(context, member, proof),
      lastLoginAt: member.logged_in_at ?? undefined,
      address,
      ...(proof.kind === "temporary" && { temporaryHash: proof.hash }),
    }),
    firstTimeLogin: member.logged_in_at === null,
    passwordExpired: isExpired(member, now),
    mustChangePassword: mustChangePassword(member, proof),
    userName: member.account,
  };
}
