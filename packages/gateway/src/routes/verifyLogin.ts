import type { VerifyLoginResponse } from "@livery/platform/decoders/verifyLogin.gen.js";
import { type VerifyLoginRequest, shape } from "@livery/platform/requests/verifyLogin.gen.js";
import { CODE_MINUTES } from "../codes/codes.ts";
import { codeError } from "../codes/codeError.ts";
import { ApiError } from "../http/apiError.ts";
import { sendMail } from "../mail/sendMail.ts";
import { type Member, memberById } from "../members/findMember.ts";
import { proveContact } from "../members/proveContact.ts";
import { requestOf } from "../requestOf.ts";
import { requireAdmission } from "../signIn/admit.ts";
import { checkVerification, makeVerification } from "../signIn/answerVerification.ts";
import { enter } from "../signIn/enter.ts";
import { type LoginTicket, endLoginTicket, findLoginTicket } from "../signIn/loginTickets.ts";
import { methodsOf } from "../signIn/verification.ts";
import type { Reading } from "../store/transaction.ts";
import type { Route, RequestContext } from "../requestContext.ts";

/**
 * AP-064: continues a login that was rejected with a ticket. Without an answer it sends the method's code; with the
 * correct answer it begins the session. All in one transaction, so that a ticket allows one session and five answers,
 * even if answers arrive simultaneously.
 */
export const verifyLogin: Route<VerifyLoginResponse> = async (context) => {
  const request = requestOf(context, shape);
  const outcome = await context.store.write((writing) => {
    const { ticket, member } = ticketOf(writing, context, request);
    if (!methodsOf(member).includes(request.method)) {
      throw new ApiError("FIELD_INVALID", { field: "method", rule: "choice" });
    }
    requireAdmission(writing, context, member);
    if ((request.answer ?? "").trim() === "") {
      return { message: makeVerification(writing, context, ticket, { member, method: request.method }) };
    }
    const checked = checkVerification(writing, context, ticket, { member, ...request });
    if (checked !== "right") return checked;
    endLoginTicket(writing, ticket);
    if (request.method === "SMS") proveContact(writing, member, "mobile", context.now);
    if (request.method === "EMAIL") proveContact(writing, member, "email", context.now);
    sendMail(writing, member.id, { kind: "newAddress", now: context.now });
    return { login: enter(writing, context, member, ticket.proof) };
  });
  if (typeof outcome === "string") throw codeError(outcome, "answer");
  if ("login" in outcome) return outcome.login;
  context.outbox.post(outcome.message);
  return { expiredMinutes: CODE_MINUTES };
};

function ticketOf(
  reading: Reading,
  { merchant: { merchant }, address, now }: RequestContext,
  request: VerifyLoginRequest,
): { readonly ticket: LoginTicket; readonly member: Member } {
  const ticket = findLoginTicket(reading, request.ticket, { merchant, address, now });
  const member = ticket && memberById(reading, ticket.memberId);
  if (!member) throw new ApiError("VERIFICATION_ENDED");
  return { ticket, member };
}
