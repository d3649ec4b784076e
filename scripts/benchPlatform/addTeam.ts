import { DEMO_PASSWORD_HASH } from "@livery/gateway/demoAccounts.ts";
import { beginSession } from "@livery/gateway/members/sessions.ts";
import { houseWallet } from "@livery/gateway/money/ledger/wallets.ts";
import { createRandom } from "@livery/gateway/seed/random.ts";
import { type Writing, transactionOn } from "@livery/gateway/store/transaction.ts";
import { insertLabMember } from "@livery/gateway/testing/insertLabMember.ts";
import { DatabaseSync } from "node:sqlite";

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Below one agent, at six levels; one of them has all the bets of a busy year. */
const MEMBERS = 5000;
const LEVELS = 6;
export const BETS = 200_000;
/** In minor units. */
const OPENING = 1_000_000_000;
/** The account of the member with the most bets. */
const BUSY = "busy";
const AGENT = 1;

const hashes = { password: DEMO_PASSWORD_HASH, payment: DEMO_PASSWORD_HASH };

/** Whose pages are measured: the tokens of the agent and of the member with the most bets. */
export interface Team {
  readonly agent: string;
  readonly busy: string;
}

/** Makes an agent with a large team, and a member of it with the bets of a year. */
export function addTeam(file: string, merchant: string): Team {
  const raw = new DatabaseSync(file);
  const writing = transactionOn(raw);
  const now = Date.now();
  const random = createRandom("team");
  const add = (account: string, below: number | undefined, type = 0): number =>
    insertLabMember(writing, { merchant, account, type, below, ...hashes, opening: OPENING, now: now - YEAR_MS });
  raw.exec("pragma foreign_keys = on; begin immediate");
  const agent = add("teamAgent", undefined, AGENT);
  const levels: number[][] = [[agent]];
  for (let number = 1; number < MEMBERS; number += 1) {
    const level = 1 + ((number - 1) % LEVELS);
    (levels[level] ??= []).push(add(`team${number}`, random.pick(levels[level - 1]!)));
  }
  const busy = add(BUSY, agent);
  const members = levels.slice(1).flat();
  addRounds(raw, writing, { merchant, busy, members, now });
  const tokens = { agent: beginSession(writing, agent, now), busy: beginSession(writing, busy, now) };
  raw.exec("commit");
  raw.close();
  return tokens;
}

interface Players {
  readonly merchant: string;
  readonly busy: number;
  readonly members: readonly number[];
  readonly now: number;
}

/** Rounds with their entries in the ledger, evenly over a year: most by the busy member, and one in ten by the others. */
function addRounds(raw: DatabaseSync, writing: Writing, { merchant, busy, members, now }: Players): void {
  const round = raw.prepare(
    `insert into game_round (id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed, round, at)
       values (?, ?, ?, 'PP', 'PP-1', ?, ?, ?, '', '', 1, ?)`,
  );
  const moved = raw.prepare(
    "insert into ledger_transaction (merchant, kind, reference, remark, at) values (?, 'bet', ?, '', ?) returning id",
  );
  const entry = raw.prepare(
    "insert into ledger_entry (transaction_id, wallet_id, amount, is_play) values (?, ?, ?, 1)",
  );
  const wallets = new Map(
    raw
      .prepare("select id, member_id from wallet where kind = 'main'")
      .all()
      .map(({ id, member_id: member }) => [Number(member), Number(id)]),
  );
  const { id: house } = houseWallet(writing, merchant, "vendors", now);
  const total = BETS + BETS / 10;
  for (let number = 0; number < total; number += 1) {
    const member = number % 11 === 10 ? members[number % members.length]! : busy;
    const at = Math.floor(now - YEAR_MS + (number * YEAR_MS) / total);
    const [stake, payout] = [1000, number % 3 === 0 ? 2500 : 0];
    round.run(`BENCH${number}`, merchant, member, number % 2 === 0 ? "RNG" : "LIVE", stake, payout, at);
    const { id } = moved.get(merchant, `BENCH${number}`, at)!;
    entry.run(Number(id), wallets.get(member)!, -stake);
    entry.run(Number(id), house, stake);
  }
}
