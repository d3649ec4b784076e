import { baseLanguage } from "@livery/product/languages.ts";
import { toMinor } from "@livery/product/money.ts";
import type { DatabaseSync } from "node:sqlite";
import { DEMO_PASSWORD_HASH, type DemoAccount, demoAccounts, demoAffiliates } from "../demoAccounts.ts";
import { appointAgent } from "../members/appointAgent.ts";
import { isAgent } from "../members/isAgent.ts";
import { DEFAULT_PASSWORD_HASH } from "../members/defaultPassword.ts";
import type { Merchant } from "../merchant.ts";
import { sendFirstMails } from "../mail/sendMail.ts";
import { openAccount } from "../money/ledger/openAccount.ts";
import { keepSettings } from "../money/merchantSettings.ts";
import { transactionOn } from "../store/transaction.ts";
import { seedChat } from "./seedChat.ts";
import { inTransaction } from "./seedCatalogue.ts";

/** How long agents have been there at the first start. */
const AGENTS_FOR_MS = 30 * 24 * 3_600_000;

/** Creates every merchant's demo accounts, unless they exist already: their changes are kept. */
export function seedMembers(raw: DatabaseSync, merchants: readonly Merchant[], now: number): void {
  const writing = transactionOn(raw);
  inTransaction(raw, () => {
    keepSettings(writing, merchants);
    const insert = raw.prepare(`
      insert into member (merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
        created_at, logged_in_at, profile, mobile, verifies_logins, authenticator, must_change_password, password_expires_at,
        mobile_proven, email_proven, rate)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing
      returning id`);
    const findUplines = raw.prepare(`
      update member set upline_id = (
        select id from member as upline where upline.merchant = member.merchant and upline.account = 'agent1'
      ) where merchant = ? and to_upline = 1 and upline_id is null`);
    const insertAffiliate = raw.prepare(`
      insert into affiliate (code_key, merchant, member_id, created_at)
      select ?, merchant, id, created_at from member where merchant = ? and account_key = ?
      on conflict do nothing`);
    for (const served of merchants) {
      const { merchant, defaultLanguage, currencyDecimals } = served;
      for (const demo of demoAccounts) {
        const { account, nickname, type, toUpline, rankLevel, avatar } = demo;
        const hash = demo.password === "default" ? DEFAULT_PASSWORD_HASH : DEMO_PASSWORD_HASH;
        const named = [merchant, account, account, hash, nickname[baseLanguage(defaultLanguage)]] as const;
        // Agents have a history: see `seedContracts`.
        const since = isAgent(type) ? now - AGENTS_FOR_MS : now;
        const inserted = insert.get(
          ...named,
          type,
          Number(toUpline),
          rankLevel,
          avatar,
          since,
          now,
          ...signInOf(demo, now),
        );
        if (!inserted) continue;
        const id = Number(inserted["id"]);
        if (isAgent(type)) appointAgent(writing, id, { type, now: since });
        const balance = toMinor(demo.balance, currencyDecimals);
        openAccount(writing, { id, merchant }, { kind: "opening", amount: balance, now: since });
        sendFirstMails(writing, id, { balance, now });
      }
      findUplines.run(merchant);
      for (const [code, account] of Object.entries(demoAffiliates)) insertAffiliate.run(code, merchant, account);
      seedChat(writing, served, now);
    }
  });
}

/**
 * The columns that an account logs in with besides its password: profile, mobile, verifies_logins, authenticator and
 * the rest. Contacts count as proven.
 */
function signInOf(demo: DemoAccount, now: number) {
  const {
    email,
    realName: payeeName,
    mobile = null,
    verifiesLogins = false,
    authenticator = null,
    password,
    rate = 0,
  } = demo;
  const expiresAt = password === "expired" ? now : null;
  const profile = JSON.stringify({ email, payeeName });
  const asked = [Number(verifiesLogins), authenticator, Number(password === "default"), expiresAt] as const;
  return [profile, mobile, ...asked, Number(mobile !== null), Number(email !== undefined), rate * 100] as const;
}
