import type { History, Operation } from "../history.ts";
import { idOf, outcomeOf, valueOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

/** Cashback for a stake of 1,000.00, by game type. */
const PER_THOUSAND: Readonly<Record<string, number>> = { RNG: 8, LIVE: 5 };

/** Checks that every acknowledged claim of cashback exists, and that nobody got more than its rounds earned. */
export function checkRebates({ operations }: History, { rows, transactions }: Books): string[] {
  const claims = operations.filter(({ call }) => call === "claimRebate");
  const kept = new Map(rows.rebate_claim.map((claim) => [claim.id, claim]));
  const lost = claims.filter((operation) => outcomeOf(operation) === "done" && !isKept(operation));
  return [...lost.map((operation) => `${nameOf(operation)} was acknowledged, but its claim is missing`), ...tooMuch()];

  function isKept(operation: Operation): boolean {
    const claim = kept.get(idOf(operation));
    const { amount } = valueOf<{ readonly amount: number }>(operation);
    return claim?.member_id === operation.member && claim.amount === amount;
  }

  function tooMuch(): string[] {
    const earned = earnedBy(rows.game_round);
    const paid = new Map<number, number>();
    for (const { kind, entries } of transactions) {
      const [member = 0, amount = 0] = kind === "rebate" ? receiver(entries) : [];
      if (amount > 0) paid.set(member, (paid.get(member) ?? 0) + amount);
    }
    return [...paid].flatMap(([member, sum]) => {
      const most = earned.get(member) ?? 0;
      return sum > most ? [`member ${member} got ${sum} of cashback, and its rounds earned ${most}`] : [];
    });
  }
}

/** The member and the amount that a main wallet received: its name begins with the member's number. */
function receiver(entries: Books["transactions"][number]["entries"]): readonly [number, number] | [] {
  const entry = entries.find(({ wallet }) => wallet.endsWith(" main"));
  return entry ? [Number.parseInt(entry.wallet, 10), entry.amount] : [];
}

/** What each member's rounds earn in all. */
function earnedBy(rounds: Books["rows"]["game_round"]): ReadonlyMap<number, number> {
  const stakes = new Map<string, number>();
  for (const { member_id: member, game_type: type, stake } of rounds)
    stakes.set(`${member} ${type}`, (stakes.get(`${member} ${type}`) ?? 0) + stake);
  const earned = new Map<number, number>();
  for (const [key, stake] of stakes) {
    const [member = "", type = ""] = key.split(" ");
    const amount = Math.floor((stake * (PER_THOUSAND[type] ?? 0)) / 1000);
    earned.set(Number(member), (earned.get(Number(member)) ?? 0) + amount);
  }
  return earned;
}
