import { type Minor, minor } from "@livery/product/money.ts";
import type { Selectable } from "kysely";
import { tryMoveMoney } from "../money/ledger/postTransaction.ts";
import { type Owner, houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";

export type Bonus = Selectable<Tables["bonus"]>;

/** What was staked for a bonus so far, at most what it needs. */
export function turnoverDone(reading: Reading, bonus: Bonus): Minor {
  if (bonus.paid_at !== null || bonus.expires_at === null) return bonus.turnover;
  const rounds = { afterRound: bonus.after_round, until: bonus.expires_at };
  return minor(Math.min(bonus.turnover, stakedIn(reading, bonus.member_id, rounds)));
}

/** What a member staked in the rounds after one of them, until a moment. */
export function stakedIn(
  { first, tables }: Reading,
  memberId: number,
  { afterRound, until }: { readonly afterRound: number; readonly until: number },
): Minor {
  const played = first(
    tables
      .selectFrom("game_round")
      .select((is) => is.fn.sum<number | null>("stake").as("stake"))
      .where("member_id", "=", memberId)
      .where("number", ">", afterRound)
      .where("at", "<", until),
  );
  return minor(played?.stake ?? 0);
}

/** The number of a member's latest round; 0 before the first one. */
export function lastRoundOf({ first, tables }: Reading, memberId: number): number {
  const last = first(
    tables
      .selectFrom("game_round")
      .select((is) => is.fn.max<number | null>("number").as("number"))
      .where("member_id", "=", memberId),
  );
  return last?.number ?? 0;
}

export function bonusState(bonus: Bonus, now: number): "ACTIVE" | "COMPLETED" | "EXPIRED" {
  if (bonus.paid_at !== null) return "COMPLETED";
  return bonus.expires_at !== null && bonus.expires_at <= now ? "EXPIRED" : "ACTIVE";
}

/**
 * Pays the bonuses whose turnover is complete. A bonus is never paid before, so its turnover does not lock the member's
 * own money, and nothing has to be taken back.
 */
export function payBonuses(writing: Writing, owner: Owner, now: number): void {
  const { all, run, tables } = writing;
  const unpaid = all(
    tables
      .selectFrom("bonus")
      .selectAll()
      .where("member_id", "=", owner.id)
      .where("paid_at", "is", null)
      .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)])),
  );
  for (const bonus of unpaid) {
    if (turnoverDone(writing, bonus) < bonus.turnover) continue;
    const { id: reference, merchant, amount } = bonus;
    const [from, to] = [houseWallet(writing, merchant, "bonus", now), mainWallet(writing, owner.id)];
    const booked = { merchant, kind: "bonus", reference, remark: bonus.reward, now } as const;
    // A full wallet gets it with a later bet.
    if (!tryMoveMoney(writing, { ...booked, from, to, amount })) continue;
    run(tables.updateTable("bonus").set({ paid_at: now }).where("id", "=", bonus.id));
  }
}
