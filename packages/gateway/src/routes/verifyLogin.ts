import type { VerifyLoginAnswer } from "@livery/platform/decoders/verifyLogin.gen.js";
import { type VerifyLoginRequest, shape } from "@livery/platform/requests/verifyLogin.gen.js";
import { CODE_MINUTES } from "../codes/codes.ts";
import { refuseCode } from "../codes/refuseCode.ts";
import { Refusal } from "../http/refusal.ts";
import { type Member, memberById } from "../members/findMember.ts";
import { proveContact } from "../members/proveContact.ts";
import { requestOf } from "../requestOf.ts";
import { requireAdmission } from "../signIn/admit.ts";
import { checkAnswer, makeVerification } from "../signIn/answerVerification.ts";
import { enter } from "../signIn/enter.ts";
import { type LoginTicket, endLoginTicket, findLoginTicket } from "../signIn/loginTickets.ts";
import { methodsOf } from "../signIn/verification.ts";
import type { Reading } from "../store/transaction.ts";
import type { Route, Visit } from "../visit.ts";

/**
 * AP-064: goes on with a login that was refused with a ticket. Without an answer it sends the code of the method, with the
 * right one it begins the session. All in one transaction: a ticket is good for one session and five answers, also when
 * answers come at once.
 */
export const verifyLogin: Route<VerifyLoginAnswer> = async (visit) => {
  const request = requestOf(visit, shape);
  const outcome = await visit.store.write((writing) => {
    const { ticket, member } = ticketOf(writing, visit, request);
    if (!methodsOf(member).includes(request.method)) {
      throw new Refusal("FIELD_INVALID", { field: "method", rule: "choice" });
    }
    requireAdmission(writing, visit, member);
    if ((request.answer ?? "").trim() === "") {
      return { message: makeVerification(writing, visit, ticket, { member, method: request.method }) };
    }
    const checked = checkAnswer(writing, visit, ticket, { member, ...request });
    if (checked !== "right") return checked;
    endLoginTicket(writing, ticket);
    if (request.method === "SMS") proveContact(writing, member.id, "mobile");
    if (request.method === "EMAIL") proveContact(writing, member.id, "email");
    return { login: enter(writing, visit, member, ticket.proof) };
  });
  if (typeof outcome === "string") throw refuseCode(outcome, "answer");
  if ("login" in outcome) return outcome.login;
  visit.outbox.post(outcome.message);
  return { expiredMinutes: CODE_MINUTES };
};

function ticketOf(
  reading: Reading,
  { merchant: { merchant }, address, now }: Visit,
  request: VerifyLoginRequest,
): { readonly ticket: LoginTicket; readonly member: Member } {
  const ticket = findLoginTicket(reading, request.ticket, { merchant, address, now });
  const member = ticket && memberById(reading, ticket.memberId);
  if (!member) throw new Refusal("VERIFICATION_ENDED");
  return { ticket, member };
}
