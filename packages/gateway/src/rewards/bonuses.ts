import { type Minor, minor } from "@livery/product/money.ts";
import type { Selectable } from "kysely";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { type Owner, houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";

export type Bonus = Selectable<Tables["bonus"]>;

/** What was staked for a bonus so far, at most what it needs. */
export function turnoverDone({ first, tables }: Reading, bonus: Bonus): Minor {
  if (bonus.paid_at !== null || bonus.expires_at === null) return bonus.turnover;
  const played = first(
    tables
      .selectFrom("game_round")
      .select((is) => is.fn.sum<number | null>("stake").as("stake"))
      .where("member_id", "=", bonus.member_id)
      .where("number", ">", bonus.after_round)
      .where("at", "<", bonus.expires_at),
  );
  return minor(Math.min(bonus.turnover, played?.stake ?? 0));
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
    moveMoney(writing, { merchant, kind: "bonus", reference, remark: bonus.reward, from, to, amount, now });
    run(tables.updateTable("bonus").set({ paid_at: now }).where("id", "=", bonus.id));
  }
}
