import { requireHuman } from "../captcha/requireHuman.ts";
import { Refusal } from "../http/refusal.ts";
import type { RefusalCode } from "../http/refusalTexts.ts";
import type { Member } from "../members/findMember.ts";
import { type LoginSubject, forgetFailures, lateFailures, rememberFailure } from "../members/loginFailures.ts";
import { inTurn } from "../money/secrets/inTurn.ts";
import { tooMany } from "../protection/tooMany.ts";
import type { Visit } from "../visit.ts";

interface Guess {
  /** Finds the member, or nobody with the same work. */
  readonly guess: () => Promise<Member | undefined>;
  /** What is said when it finds nobody. */
  readonly wrong: RefusalCode;
}

/**
 * Lets somebody guess who they are: one guess at a time for what was typed as name or number. After a failure the account,
 * known or not, and the visitor's address must show for a while that a human is there (AU-016); after `limits.guesses` of
 * them no guess is looked at.
 */
export async function guardLogin(visit: Visit, typed: string, { guess, wrong }: Guess): Promise<Member> {
  const { store, merchant, address, now, limits } = visit;
  const subject: LoginSubject = { merchant: merchant.merchant, accountKey: typed, address };
  return inTurn(store, `signIn ${subject.merchant} ${typed}`, async () => {
    const { any, waitMs } = await store.read((reading) =>
      lateFailures(reading, subject, { guesses: limits.guesses, now }),
    );
    if (waitMs > 0) throw tooMany(waitMs);
    if (any) await requireHuman(visit);
    const member = await guess();
    if (!member) await store.write((writing) => rememberFailure(writing, subject, now));
    else if (any) await store.write((writing) => forgetFailures(writing, subject));
    if (!member) throw new Refusal(wrong, { captcha: true });
    return member;
  });
}
