import { dayAt, daysAfter, mondayOf, startOf } from "./calendar.ts";
import { own, sum } from "./figuresOf.ts";
import { NOW, timeZones } from "./openHistory.ts";
import type { RawBooks } from "./rawBooks.ts";

const DAY_MS = 86_400_000;

/** The terms of a challenge as its promotion says them; amounts in minor units, days from Monday on. */
interface Challenge {
  readonly id: string;
  readonly joinFrom: number;
  readonly joinUntil: number;
  readonly stakes: number;
  readonly amount: number;
  readonly rank: number;
  readonly confirmedAfterMs: number;
}

const weekly = { id: "weekly-challenge", joinFrom: 0, joinUntil: 6, stakes: 1_000_000, amount: 50_000 };
const weekend = { id: "weekend-challenge", joinFrom: 4, joinUntil: 7, stakes: 3_000_000, amount: 200_000 };
export const challengeFigures: readonly Challenge[] = [
  { ...weekly, rank: 1, confirmedAfterMs: 0 },
  { ...weekend, rank: 2, confirmedAfterMs: 60_000 },
];

interface Shown {
  readonly state: string;
  readonly turnover?: { readonly done: number; readonly needed: number };
}

/** A member's state in a challenge of this week, with the turnover that its promotion shows. */
export function challengeOf(books: RawBooks, member: number, terms: Challenge): Shown {
  const { merchant, rank } = books.members.find(({ id }) => id === member)!;
  const today = dayAt(NOW, timeZones[merchant]!);
  const monday = mondayOf(today);
  const isClaimed = own(books.bonuses, { id: member }).some(
    ({ reward, period }) => reward === terms.id && period === monday,
  );
  if (isClaimed) return { state: "claimed" };
  const joined = joinOf(books, member, terms, monday);
  if (joined) {
    const done = stakedSinceJoining(books, member, terms, { monday, until: NOW });
    const turnover = { done, needed: terms.stakes };
    if (NOW < joined.at + terms.confirmedAfterMs) return { state: "applying", turnover };
    if (done >= terms.stakes) return { state: "claim" };
    return { state: done > 0 ? "process" : "signed", turnover };
  }
  const day = (Date.parse(today) - Date.parse(monday)) / DAY_MS;
  if (day < terms.joinFrom) return { state: "comingSoon" };
  if (day >= terms.joinUntil) return { state: "close" };
  return { state: rank < terms.rank ? "rejected" : "join" };
}

const joinOf = (books: RawBooks, member: number, { id }: Challenge, monday: string) =>
  own(books.joins, { id: member }).find(({ promotion, period }) => promotion === id && period === monday);

/** What a member bet in a week since it joined, up to a moment; nothing if it did not join. */
export function stakedSinceJoining(
  books: RawBooks,
  member: number,
  terms: Challenge,
  { monday, until }: { readonly monday: string; readonly until: number },
): number {
  const joined = joinOf(books, member, terms, monday);
  if (!joined) return 0;
  const { merchant } = books.members.find(({ id }) => id === member)!;
  const end = startOf(daysAfter(monday, 7), timeZones[merchant]!);
  // A member may join and play at the same moment: then the number of the round says what came first.
  const isLater = ({ at, number }: { readonly at: number; readonly number: number }) =>
    at > joined.at || (at === joined.at && number > joined.afterRound);
  const counted = own(books.rounds, { id: member }).filter((round) => isLater(round) && round.at < end);
  return sum(
    counted.filter(({ at }) => at <= until),
    ({ stake }) => stake,
  );
}
