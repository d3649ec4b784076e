import { baseLanguage } from "@livery/product/languages.ts";
import type { DatabaseSync } from "node:sqlite";
import { DEMO_PASSWORD_HASH, demoAccounts } from "../demoAccounts.ts";
import type { Merchant } from "../merchant.ts";
import { inTransaction } from "./seedCatalogue.ts";

/** Gives every merchant its demo accounts, unless they are there already: what became of one is kept. */
export function seedMembers(raw: DatabaseSync, merchants: readonly Merchant[], now: number): void {
  inTransaction(raw, () => {
    const insert = raw.prepare(`
      insert into member (merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar, balance,
        profile, created_at, logged_in_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '{}', ?, ?)
      on conflict (merchant, account_key) do nothing`);
    for (const { merchant, defaultLanguage } of merchants) {
      for (const { account, nickname, type, toUpline, rankLevel, avatar, balance } of demoAccounts) {
        const named = [
          merchant,
          account,
          account,
          DEMO_PASSWORD_HASH,
          nickname[baseLanguage(defaultLanguage)],
        ] as const;
        insert.run(...named, type, Number(toUpline), rankLevel, avatar, balance, now, now);
      }
    }
  });
}
