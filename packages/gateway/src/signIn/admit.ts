import type { LoginResponse } from "@livery/platform/decoders/login.gen.js";
import { ApiError } from "../http/apiError.ts";
import { type Member, memberById } from "../members/findMember.ts";
import { isAgent } from "../members/isAgent.ts";
import { spendTemporaryPassword } from "../members/temporaryPasswords.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import type { RequestContext } from "../requestContext.ts";
import { enter } from "./enter.ts";
import { isKnownAddress } from "./knownAddresses.ts";
import { makeLoginTicket } from "./loginTickets.ts";
import type { PasswordLogin } from "./memberByPassword.ts";
import { maskedRecipients, methodsOf } from "./verification.ts";

/** The agent flags that a member's site accepts: members and trials. */
const MEMBER_TYPES: readonly number[] = [0, 4];

/**
 * Rejects a member who may not be on this site now: because of its kind (RO-010, RO-011), or because of a break. Runs
 * in the transaction that begins the session, because a break ends existing sessions and none may begin after it.
 */
export function requireAdmission(reading: Reading, { merchant, now }: RequestContext, member: Member): void {
  if (merchant.site === "agent" && !isAgent(member.type)) throw new ApiError("NOT_AGENT");
  if (!isAgent(member.type) && !MEMBER_TYPES.includes(member.type)) throw new ApiError("NOT_MEMBER");
  requireNotExcluded(reading, member, now);
}

/**
 * Logs a member in whose password was correct. If the member verifies logins and the address is new, that is not
 * enough: the call is rejected with a ticket and the methods to continue with (AP-064).
 */
export async function admitByPassword(
  context: RequestContext,
  { member, proof }: PasswordLogin,
): Promise<LoginResponse> {
  const { store, address, now } = context;
  const methods = methodsOf(member);
  const outcome = await store.write((writing) => {
    requireAdmission(writing, context, member);
    if (!isStillRight(writing, { member, proof }, now)) throw new ApiError("WRONG_LOGIN", { captcha: true });
    const isAsked = member.verifies_logins === 1 && methods.length > 0;
    if (!isAsked || isKnownAddress(writing, member.id, { address, now })) return enter(writing, context, member, proof);
    return makeLoginTicket(writing, member.id, { proof, address, now });
  });
  if (typeof outcome !== "string") return outcome;
  throw new ApiError("VERIFICATION_REQUIRED", { ticket: outcome, methods, ...maskedRecipients(member) });
}

/**
 * False if the password was changed while it was being checked, or a temporary one was used up meanwhile; uses up the
 * latter.
 */
function isStillRight(writing: Writing, { member, proof }: PasswordLogin, now: number): boolean {
  if (memberById(writing, member.id)?.password !== member.password) return false;
  return proof.kind !== "temporary" || spendTemporaryPassword(writing, member.id, { hash: proof.hash, now });
}

/** Logs in a member who has proven its identity with a code. */
export async function admitByCode(context: RequestContext, member: Member): Promise<LoginResponse> {
  return context.store.write((writing) => {
    requireAdmission(writing, context, member);
    return enter(writing, context, member, { kind: "code" });
  });
}
