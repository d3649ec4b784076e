import { type Minor, toMinor } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { DEFAULT_TIME_ZONE } from "@livery/product/timeZone.ts";
import { ApiError } from "../http/apiError.ts";
import { rankName } from "../members/ranks.ts";
import { settingsOf, timeZoneOf } from "../money/merchantSettings.ts";
import { lastRoundOf, stakedIn } from "../rewards/bonuses.ts";
import { type IsEarned, type Receiver, claim, claimStatus, presentPeriod } from "../rewards/claims.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { dayOf } from "../texts/localDays.ts";
import { periodOf } from "../texts/periods.ts";
import type { ChallengeTerms } from "./challengeTerms.ts";

/** A member's progress in a challenge. */
export interface ChallengeProgress {
  /** Its activity state (PR-013). */
  readonly state:
    | "join"
    | "claim"
    | "applying"
    | "close"
    | "rejected"
    | "claimed"
    | "process"
    | "signed"
    | "comingSoon";
  /** Why it was rejected (PR-007). */
  readonly reason?: LocalizedText;
  /** What was bet since joining and what is needed, while the member takes part. */
  readonly turnover?: Turnover;
}

interface Turnover {
  readonly done: Minor;
  readonly needed: Minor;
}

export function challengeProgress(reading: Reading, terms: ChallengeTerms, receiver: Receiver): ChallengeProgress {
  const { state } = claimStatus(reading, terms, receiver, hasTurnover);
  if (state === "claim" || state === "claimed") return { state };
  const entry = entryOf(reading, terms, receiver);
  if (entry) {
    const { turnover } = entry;
    if (!entry.isConfirmed) return { state: "applying", turnover };
    return { state: turnover.done > 0 ? "process" : "signed", turnover };
  }
  const { member, now } = receiver;
  const closed = closedState(terms, now, timeZoneOf(reading, member.id));
  if (closed) return { state: closed };
  return member.rank_level < terms.lowestRank
    ? { state: "rejected", reason: onlyFrom(terms.lowestRank) }
    : { state: "join" };
}

/** Whether a challenge cannot be joined yet, or not any more; undefined on the days on which it can. */
export function closedState(
  { period, join }: ChallengeTerms,
  now: number,
  timeZone: string = DEFAULT_TIME_ZONE,
): "comingSoon" | "close" | undefined {
  const { start } = periodOf(period, now, timeZone);
  const day = dayOf(now, timeZone) - dayOf(start, timeZone);
  if (day < join.from) return "comingSoon";
  return day < join.until ? undefined : "close";
}

const onlyFrom = (level: number): LocalizedText => {
  const { ko, en } = rankName(level);
  return { ko: `${ko} 등급부터 참여할 수 있습니다.`, en: `It is for members of ${en} rank and above.` };
};

/** What a member bet in this period since it joined; undefined if it did not join. */
function entryOf(
  reading: Reading,
  terms: ChallengeTerms,
  receiver: Receiver,
): { readonly isConfirmed: boolean; readonly turnover: Turnover } | undefined {
  const { first, tables } = reading;
  const { member, now } = receiver;
  const { name, end = Infinity } = presentPeriod(reading, terms, receiver);
  const entry = first(
    tables
      .selectFrom("promotion_entry")
      .select(["after_round", "at"])
      .where("member_id", "=", member.id)
      .where("promotion_id", "=", terms.id)
      .where("period", "=", name),
  );
  if (!entry) return undefined;
  const done = stakedIn(reading, member.id, { afterRound: entry.after_round, until: end });
  const needed = toMinor(terms.stakes, settingsOf(reading, member.merchant).decimals);
  return { isConfirmed: now >= entry.at + terms.confirmedAfterMs, turnover: { done, needed } };
}

/** A member may claim once its application is confirmed and its turnover complete. */
const hasTurnover: IsEarned<ChallengeTerms> = (reading, terms, receiver) => {
  const entry = entryOf(reading, terms, receiver);
  return entry !== undefined && entry.isConfirmed && entry.turnover.done >= entry.turnover.needed;
};

/** Joins a challenge once in its period. Only bets after that count. */
export function joinChallenge(writing: Writing, terms: ChallengeTerms, receiver: Receiver): ChallengeProgress {
  const { state } = challengeProgress(writing, terms, receiver);
  if (state !== "join") throw new ApiError(refusals[state]);
  const { run, tables } = writing;
  const { member, now } = receiver;
  run(
    tables.insertInto("promotion_entry").values({
      member_id: member.id,
      promotion_id: terms.id,
      period: presentPeriod(writing, terms, receiver).name,
      after_round: lastRoundOf(writing, member.id),
      at: now,
    }),
  );
  return challengeProgress(writing, terms, receiver);
}

/** Why a challenge cannot be joined in each state. */
const refusals = {
  comingSoon: "PROMOTION_CLOSED",
  close: "PROMOTION_CLOSED",
  rejected: "PROMOTION_CONDITION",
  applying: "PROMOTION_JOINED",
  signed: "PROMOTION_JOINED",
  process: "PROMOTION_JOINED",
  claim: "PROMOTION_JOINED",
  claimed: "PROMOTION_JOINED",
} as const satisfies Readonly<Record<Exclude<ChallengeProgress["state"], "join">, string>>;

/** Claims a challenge once in its period: it is paid into the wallet at once. */
export function claimChallenge(writing: Writing, terms: ChallengeTerms, receiver: Receiver): ChallengeProgress {
  claim(writing, terms, receiver, hasTurnover);
  return challengeProgress(writing, terms, receiver);
}
