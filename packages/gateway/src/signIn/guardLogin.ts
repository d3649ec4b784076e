import { requireHuman } from "../captcha/requireHuman.ts";
import { ApiError } from "../http/apiError.ts";
import type { ErrorCode } from "../http/errorTexts.ts";
import { type Member, NOBODY } from "../members/findMember.ts";
import {
  type LoginSubject,
  forgetFailures,
  lateFailures,
  ownSubject,
  rememberFailure,
} from "../members/loginFailures.ts";
import { inTurn } from "../money/secrets/inTurn.ts";
import { tooMany } from "../protection/tooMany.ts";
import type { RequestContext } from "../requestContext.ts";
import { isKnownAddress } from "./knownAddresses.ts";

interface Guess<Found> {
  /** The typed name or number, in the form of accountKey() or mobileNumber(). */
  readonly typed: string;
  readonly way: LoginSubject["way"];
  /** The member with that name or number, if there is one. */
  readonly owner: Member | undefined;
  /** Finds the member, or nobody with the same work. */
  readonly guess: (visitor: Pick<LoginSubject, "address" | "isKnown">) => Promise<Found | undefined>;
  /** The error code if it finds nobody. */
  readonly wrong: ErrorCode;
  /** The field that the error belongs to, if any. */
  readonly field?: string;
}

/**
 * Limits login guesses: one at a time for each name or number. After a failure the name, known or not, and the visitor's
 * address need a captcha for a while (AU-016). After `limits.guesses` wrong passwords no guess is checked for a while,
 * and longer the longer they continue. Strangers are locked together. An address from which the member has logged in
 * recently is locked only by its own failures: nobody elsewhere can lock the member out of it. Wrong codes lock nobody:
 * each code limits its own answers (`spendCode`).
 */
export async function guardLogin<Found>(
  context: RequestContext,
  { typed, way, owner, guess, wrong, field }: Guess<Found>,
): Promise<Found> {
  const { store, merchant, address, now, limits } = context;
  const isKnown = await store.read((reading) => isKnownAddress(reading, owner?.id ?? NOBODY, { address, now }));
  const subject: LoginSubject = {
    merchant: merchant.merchant,
    accountKey: typed,
    way,
    address,
    isKnown,
  };
  return inTurn(store, `signIn ${subject.merchant} ${ownSubject(subject)}`, async () => {
    const { proof, waitMs } = await store.read((reading) =>
      lateFailures(reading, subject, { guesses: limits.guesses, now }),
    );
    if (waitMs > 0) throw tooMany(waitMs);
    if (proof !== "none") await requireHuman(context, proof);
    const found = await guess(subject);
    if (!found) await store.write((writing) => rememberFailure(writing, subject, now));
    else if (proof !== "none" || way === "code")
      await store.write((writing) => forgetFailures(writing, subject, owner));
    if (!found) throw new ApiError(wrong, { captcha: true, ...(field !== undefined && { field }) });
    return found;
  });
}
