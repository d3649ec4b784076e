import { requireHuman } from "../captcha/requireHuman.ts";
import { Refusal } from "../http/refusal.ts";
import type { RefusalCode } from "../http/refusalTexts.ts";
import type { Member } from "../members/findMember.ts";
import {
  type LoginSubject,
  accountSubject,
  forgetFailures,
  lateFailures,
  rememberFailure,
} from "../members/loginFailures.ts";
import { inTurn } from "../money/secrets/inTurn.ts";
import { tooMany } from "../protection/tooMany.ts";
import type { Visit } from "../visit.ts";

interface Guess<Found> {
  /** What was typed as name or number, as accountKey() or mobileNumber() writes it. */
  readonly typed: string;
  /** Whose that is, if it is a member's. */
  readonly owner: Member | undefined;
  /** Finds the member, or nobody with the same work. */
  readonly guess: () => Promise<Found | undefined>;
  /** What is said when it finds nobody. */
  readonly wrong: RefusalCode;
  /** Which field that is about, where it is one. */
  readonly field?: string;
}

/**
 * Lets somebody guess who they are: one guess at a time for an account, whichever of its names was typed. After a failure the account,
 * known or not, and the visitor's address must show for a while that a human is there (AU-016); after `limits.guesses` of
 * them no guess is looked at.
 */
export async function guardLogin<Found>(
  visit: Visit,
  { typed, owner, guess, wrong, field }: Guess<Found>,
): Promise<Found> {
  const { store, merchant, address, now, limits } = visit;
  const subject: LoginSubject = { merchant: merchant.merchant, accountKey: typed, memberId: owner?.id, address };
  return inTurn(store, `signIn ${subject.merchant} ${accountSubject(subject)}`, async () => {
    const { any, waitMs } = await store.read((reading) =>
      lateFailures(reading, subject, { guesses: limits.guesses, now }),
    );
    if (waitMs > 0) throw tooMany(waitMs);
    if (any) await requireHuman(visit);
    const found = await guess();
    if (!found) await store.write((writing) => rememberFailure(writing, subject, now));
    else if (any) await store.write((writing) => forgetFailures(writing, subject));
    if (!found) throw new Refusal(wrong, { captcha: true, ...(field !== undefined && { field }) });
    return found;
  });
}
