import { DEMO_PASSWORD_HASH } from "@livery/gateway/demoAccounts.ts";
import { SETTLES_AFTER_MS } from "@livery/gateway/agents/contracts/settleContracts.ts";
import { type Writing, transactionOn } from "@livery/gateway/store/transaction.ts";
import { insertLabMember } from "@livery/gateway/testing/insertLabMember.ts";
import { insertRound } from "@livery/gateway/testing/insertRound.ts";
import { DatabaseSync } from "node:sqlite";

const PERIOD_MS = 5 * 60_000;
/** All paid by one agent. */
export const CONTRACTS = 1000;
/** Below each receiver, with bets in the period that is to be settled. */
const PLAYERS = 4;
const BETS_EACH = 5;
/** In minor units. */
const OPENING = 1_000_000_000;
const STAKE = 10_000;
const PAYER = "payerAgent";
const [AGENT, SUB_AGENT] = [1, 2];

const hashes = { password: DEMO_PASSWORD_HASH, payment: DEMO_PASSWORD_HASH };

/** Makes real-time contracts that have just become due; earlier ones end. The agents and their bets are made once. */
export function addContracts(file: string, merchant: string): void {
  const raw = new DatabaseSync(file);
  const writing = transactionOn(raw);
  const now = Date.now();
  raw.exec("pragma foreign_keys = on; begin immediate");
  const account = raw.prepare("select id from member where merchant = ? and account = ?");
  const payer = Number(account.get(merchant, PAYER)?.["id"] ?? addAgents(writing, merchant, now));
  raw.exec("update contract set state = 'TERMINATED', due_at = null where due_at is not null");
  const began = Number(
    raw.prepare("select min(at) as at from game_round where game_id = 'insertedRound'").get()!["at"],
  );
  raw
    .prepare(
      `insert into contract (id, merchant, kind, payer_id, receiver_id, requested_by, state, terms, created_at, began_at,
         settled_until, due_at)
       select 'BENCH' || hex(randomblob(8)), merchant, 'realTime', upline_id, id, upline_id, 'SUCCESS', ?, ?, ?, ?, ?
         from member where upline_id = ?`,
    )
    .run(JSON.stringify({ profitRate: 1, lossRate: 1 }), began, began, began, now, payer);
  raw.exec("commit");
  raw.close();
}

/** An agent with agents directly below, whose members have played in the last period that is over. */
function addAgents(writing: Writing, merchant: string, now: number): number {
  const began = Math.floor((now - SETTLES_AFTER_MS - PERIOD_MS) / PERIOD_MS) * PERIOD_MS;
  const add = (account: string, type: number, below?: number): number =>
    insertLabMember(writing, { merchant, account, type, below, ...hashes, opening: OPENING, now: began });
  const payer = add(PAYER, AGENT);
  for (let number = 0; number < CONTRACTS; number += 1) {
    const receiver = add(`paid${number}`, SUB_AGENT, payer);
    for (let player = 0; player < PLAYERS; player += 1) {
      const id = add(`paid${number}player${player}`, 0, receiver);
      for (let bet = 0; bet < BETS_EACH; bet += 1)
        insertRound(writing, { id, merchant }, { gameType: "RNG", stake: STAKE, now: began + bet });
    }
  }
  return payer;
}
