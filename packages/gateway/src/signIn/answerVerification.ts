import { normalizedCode } from "@livery/product/sentCode.ts";
import { type CodeOwner, CODE_MINUTES, makeCode, spendCode } from "../codes/codes.ts";
import { messageText } from "../codes/messageTexts.ts";
import type { Message } from "../codes/outbox.ts";
import { countSending } from "../codes/sendLimits.ts";
import { count, waitFor } from "../codes/tally.ts";
import { ApiError } from "../http/apiError.ts";
import { authenticatorCode, timeStep } from "../members/authenticatorCode.ts";
import { type Member, toldBy } from "../members/findMember.ts";
import { tooMany } from "../protection/tooMany.ts";
import type { Writing } from "../store/transaction.ts";
import type { RequestContext } from "../requestContext.ts";
import { type LoginTicket, countWrongAttempt } from "./loginTickets.ts";
import type { VerificationMethod } from "./verification.ts";

const DAY_MS = 24 * 3_600_000;
/**
 * A bank name can be guessed, and each correct password creates a new ticket, so wrong answers are also limited per
 * day.
 */
const WRONG_A_DAY = 10;
/** How many time steps a phone's clock may be off. */
const STEPS_OFF = [0, -1, 1];

interface Chosen {
  readonly member: Member;
  readonly method: VerificationMethod;
}

/** Creates a method's code and its message; the other methods need an answer at once. */
export function makeVerification(
  writing: Writing,
  context: RequestContext,
  ticket: LoginTicket,
  { member, method }: Chosen,
): Message {
  const owner = ownerOf(context, ticket, { member, method });
  if (!owner) throw new ApiError("FIELD_INVALID", { field: "answer", rule: "required" });
  const { merchant, recipient } = owner;
  const { now } = context;
  countSending(writing, context, { recipient, apart: "password" });
  const code = makeCode(writing, owner, context, now);
  const text = messageText(context, "code", { code, minutes: CODE_MINUTES });
  return { merchant, kind: method === "SMS" ? "sms" : "mail", recipient, text, at: now };
}

/** Whether the answer is correct. Wrong ones count for the ticket and for the member. */
export function checkVerification(
  writing: Writing,
  context: RequestContext,
  ticket: LoginTicket,
  { answer = "", ...chosen }: Chosen & { readonly answer?: string | undefined },
): "right" | "wrong" | "late" {
  const at = { merchant: context.merchant.merchant, now: context.now };
  const wrongOnes = { subject: `verify:${chosen.member.id}`, most: WRONG_A_DAY, withinMs: DAY_MS };
  const wait = waitFor(writing, wrongOnes, at);
  if (wait > 0) throw tooMany(wait);
  const owner = ownerOf(context, ticket, chosen);
  const outcome = owner
    ? spendCode(writing, owner, { visitor: context, written: answer, now: context.now })
    : isRight(writing, context, chosen, answer)
      ? "right"
      : "wrong";
  if (outcome === "wrong") {
    countWrongAttempt(writing, ticket);
    count(writing, wrongOnes.subject, at);
  }
  return outcome;
}

/** The code's owner, for methods that send one. */
function ownerOf(context: RequestContext, ticket: LoginTicket, { member, method }: Chosen): CodeOwner | undefined {
  const recipients = { SMS: member.mobile, EMAIL: toldBy(member, "email"), GOOGLE: null, BANK_NAME: null };
  const recipient = recipients[method];
  return recipient ? { merchant: context.merchant.merchant, purpose: `verify ${ticket.hash}`, recipient } : undefined;
}

function isRight(writing: Writing, { now }: RequestContext, { member, method }: Chosen, answer: string): boolean {
  if (method === "GOOGLE") return spendAuthenticatorCode(writing, member, normalizedCode(answer), now);
  return plainName(answer) === plainName(toldBy(member, "payeeName") ?? "");
}

/** A name without spaces and case. */
function plainName(name: string): string {
  return name.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, "");
}

/** A code of the member's authenticator works once; it also invalidates all older codes. */
function spendAuthenticatorCode({ tables, run }: Writing, member: Member, code: string, now: number): boolean {
  const secret = member.authenticator ?? "";
  const step = STEPS_OFF.map((off) => timeStep(now) + off).find((one) => authenticatorCode(secret, one) === code);
  if (step === undefined) return false;
  const newer = tables
    .updateTable("member")
    .set({ authenticator_step: step })
    .where("id", "=", member.id)
    .where("authenticator_step", "<", step);
  return run(newer) > 0;
}
