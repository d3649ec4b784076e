import { hashOfKey } from "@livery/gateway/money/keys/keyHashes.ts";
import type { DatabaseSync } from "node:sqlite";
import type { Answered } from "./marks.ts";
import type { CallId, Operation } from "./operations.ts";

/** The content of a data file concerning the operations of a run. */
export interface Books {
  /** The stored responses by the hash of their key. */
  readonly answers: ReadonlyMap<string, Omit<Answered, "number">>;
  /** How often `<kind> <amount>` was moved in the ledger. */
  readonly moved: ReadonlyMap<string, number>;
  /** How many orders of `<table> <amount>` there are. */
  readonly orders: ReadonlyMap<string, number>;
  /** The states of the deposits by their ids. */
  readonly states: ReadonlyMap<string, string>;
  /** What contradicts itself, whatever was done. */
  readonly contradictions: readonly string[];
}

/** What must be true of any data file; each query finds what is not. */
const CONTRADICTIONS = [
  "select fault || ' (' || id || ')' as what from ledger_fault",
  `select 'the deposit ' || o.id || ' is ' || o.state || ' and was credited ' || count(t.id) || ' times' as what
    from deposit_order o left join ledger_transaction t on t.kind = 'deposit' and t.reference = o.id
    group by o.id having count(t.id) <> (o.state = 'COMPLETED')`,
  `select 'the withdrawal ' || o.id || ' was held ' || count(t.id) || ' times' as what
    from withdrawal_order o left join ledger_transaction t on t.kind = 'withdrawalHold' and t.reference = o.id
    group by o.id having count(t.id) <> 1`,
  `select 'the withdrawal ' || o.id || ' has paid ' || o.paid || ', the ledger another amount' as what
    from withdrawal_order o
    left join ledger_transaction t on t.kind = 'withdrawal' and t.reference like o.id || '/%'
    left join ledger_entry e on e.transaction_id = t.id and e.amount > 0
    group by o.id having o.paid <> coalesce(sum(e.amount), 0)`,
];

export function readBooks(raw: DatabaseSync): Books {
  const rows = (sql: string) => raw.prepare(sql).all();
  const counts = (sql: string) => new Map(rows(sql).map(({ name, count }) => [String(name), Number(count)]));
  return {
    answers: new Map(
      rows("select key_hash, status, body from idempotency").map(({ key_hash, status, body }) => [
        String(key_hash),
        { status: Number(status), body: String(body) },
      ]),
    ),
    moved: counts(`select t.kind || ' ' || e.amount as name, count(*) as count
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id where e.amount > 0 group by name`),
    orders: counts(`
      select 'deposit ' || amount as name, count(*) as count from deposit_order group by name
      union all select 'withdrawal ' || amount, count(*) from withdrawal_order group by 1`),
    states: new Map(rows("select id, state from deposit_order").map(({ id, state }) => [String(id), String(state)])),
    contradictions: CONTRADICTIONS.flatMap((sql) => rows(sql).map(({ what }) => String(what))),
  };
}

/** How often each record of an operation is in the books: all once, or none at all. */
const effects: Readonly<Record<CallId, (books: Books, operation: Operation) => readonly number[]>> = {
  transferFunds: ({ moved }, { amount }) => [moved.get(`transfer ${amount}`) ?? 0],
  transferUpline: ({ moved }, { amount }) => [moved.get(`upline ${amount}`) ?? 0],
  createDeposit: ({ orders }, { amount }) => [orders.get(`deposit ${amount}`) ?? 0],
  createWithdrawal: ({ orders, moved }, { amount }) => [
    orders.get(`withdrawal ${amount}`) ?? 0,
    moved.get(`withdrawalHold ${amount}`) ?? 0,
  ],
  confirmDeposit: ({ states }, { order = "" }) => [Number(/^(?:PAID|COMPLETED)$/u.test(states.get(order) ?? ""))],
  cancelDeposit: ({ states }, { order = "" }) => [Number(states.get(order) === "CANCELLED")],
};

interface Verdict {
  /** Operations that were answered and are not there. */
  readonly lost: readonly string[];
  /** Contents that must not exist: contradictions, responses other than those that were sent, halves, duplicates. */
  readonly wrong: readonly string[];
}

/** Compares the books with what was sent and answered before the power was lost. */
export function judgeBooks(books: Books, sent: readonly Operation[], answered: ReadonlyMap<number, Answered>): Verdict {
  const lost: string[] = [];
  const wrong = [...books.contradictions];
  for (const operation of sent) {
    const stored = books.answers.get(hashOfKey(operation.key));
    const given = answered.get(operation.number);
    const named = `${operation.call} ${operation.number}`;
    if (given && !stored) lost.push(named);
    if (given && stored && (given.status !== stored.status || given.body !== stored.body)) {
      wrong.push(`${named} was answered ${given.body} and has ${stored.body}`);
    }
    const times = effects[operation.call](books, operation);
    const wanted = Number(stored?.status === 200);
    if (times.some((time) => time !== wanted))
      wrong.push(`${named} is there ${times.join(" and ")} times, not ${wanted}`);
  }
  return { lost, wrong };
}
