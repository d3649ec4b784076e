import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call, IdentityChange, IdentityPart } from "@livery/platform/call.ts";
import type { RequestShape } from "@livery/platform/requestShape.ts";
import { ApiError } from "../http/apiError.ts";
import { type Member, memberById } from "../members/findMember.ts";
import { endAllSessions } from "../members/sessions.ts";
import { endTemporaryPasswords } from "../members/temporaryPasswords.ts";
import { realMember } from "../money/realMember.ts";
import { requireOldPassword } from "../money/secrets/requireSecret.ts";
import { type RequestContext, textOf } from "../requestContext.ts";
import { type Fields, requestOf } from "../requestOf.ts";
import type { Writing } from "../store/transaction.ts";
import type { IdentityPermit } from "./identityPermit.ts";
import { tellOwner } from "./tellOwner.ts";

type LiveCallId = keyof typeof liveCalls;

/** The change itself, in one write transaction. It must not await anything. */
type Change<Response> = (writing: Writing, permit: IdentityPermit) => Response;

/**
 * Prepares a call that changes what proves who its member is (AP-H): asks for the login password again if the request
 * has one of the fields that its row names, and lets the change have only those parts. The change tells the member and
 * ends the member's other sessions. Throws at once if the call's row does not say that it is such a call.
 */
export function changesIdentity<Wire extends object, Response>(
  id: LiveCallId,
  shape: RequestShape<Wire>,
  prepare: (context: RequestContext, request: Fields<Wire>) => Change<Response> | Promise<Change<Response>>,
): (context: RequestContext) => Promise<(writing: Writing) => Response> {
  const { fields, password } = rowOf(id);
  if (password === undefined) throw new Error(`${id} is confirmed by a code: see changeByCode.`);
  return async (context) => {
    const member = realMember(context);
    const request = requestOf(context, shape);
    const parts = new Set(Object.entries(fields).flatMap(([name, part]) => (name in request ? [part] : [])));
    if (parts.size > 0) await confirm(context, password);
    const change = await prepare(context, request);
    return (writing) => {
      // Changed while it was being checked, so the typed password is the previous one.
      if (parts.size > 0 && memberById(writing, member.id)?.password !== member.password)
        throw new ApiError("WRONG_PASSWORD");
      return carryOut(writing, context, { memberId: member.id, parts }, change);
    };
  };
}

/** Carries out a change that a code to the member's phone has confirmed (AU-046). */
export function changeByCode<Response>(
  id: LiveCallId,
  writing: Writing,
  { context, memberId }: { readonly context: RequestContext; readonly memberId: number },
  change: Change<Response>,
): Response {
  const { fields, password } = rowOf(id);
  if (password !== undefined) throw new Error(`${id} is confirmed by a password: see changesIdentity.`);
  return carryOut(writing, context, { memberId, parts: new Set(Object.values(fields)) }, change);
}

function rowOf(id: LiveCallId): IdentityChange {
  const call: Call<never, unknown> = liveCalls[id];
  if (!call.changesIdentity) throw new Error(`${id} changes what proves who a member is, which its row does not say.`);
  return call.changesIdentity;
}

async function confirm(context: RequestContext, field: string): Promise<void> {
  const password = textOf(context, field);
  if (password === "") throw new ApiError("FIELD_INVALID", { field, rule: "required" });
  await requireOldPassword(context, password);
}

function carryOut<Response>(
  writing: Writing,
  context: RequestContext,
  { memberId, parts }: Pick<IdentityPermit, "memberId" | "parts">,
  change: Change<Response>,
): Response {
  const before = memberById(writing, memberId)!;
  const changed = new Set<IdentityPart>();
  const response = change(writing, { memberId, parts, changed });
  if (changed.size === 0) return response;
  endOthers(writing, context, before);
  tellOwner(writing, context, before, [...changed]);
  return response;
}

/**
 * Ends every other session, login in progress and mailed password: one of them may be somebody else's, and the reason
 * for the change. A session that was only for a new password ends as well.
 */
function endOthers(writing: Writing, { session }: RequestContext, { id }: Member): void {
  endAllSessions(writing, id, session && !session.setsPassword ? session.tokenHash : undefined);
  endTemporaryPasswords(writing, id);
}
