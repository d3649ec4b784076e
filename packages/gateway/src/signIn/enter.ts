import type { LoginAnswer } from "@livery/platform/decoders/login.gen.js";
import type { Member } from "../members/findMember.ts";
import { beginSession } from "../members/sessions.ts";
import type { Writing } from "../store/transaction.ts";
import type { Visit } from "../visit.ts";
import { rememberAddress } from "./knownAddresses.ts";

/** Begins the session of a member who has proven to be the one. */
export function enter(writing: Writing, { address, now }: Visit, member: Member): LoginAnswer {
  const { tables, run } = writing;
  rememberAddress(writing, member.id, { address, now });
  run(tables.updateTable("member").set({ logged_in_at: now }).where("id", "=", member.id));
  return {
    token: beginSession(writing, member.id, now),
    firstTimeLogin: member.logged_in_at === null,
    passwordExpired: member.password_expires_at !== null && now >= member.password_expires_at,
    mustChangePassword: member.must_change_password === 1,
    userName: member.account,
  };
}
