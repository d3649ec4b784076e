import { isAnyContractDue, settleContracts } from "../agents/contracts/settleContracts.ts";
import { earnForDeposit } from "../points/earnPoints.ts";
import { payReferral } from "../rewards/referrals.ts";
import type { Store } from "../store/openStore.ts";
import { isHeldByAnother } from "../store/patiently.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { cashier } from "./cashier.ts";
import { type DepositOrder, setDeposit } from "./deposits/depositOrders.ts";
import { tryMoveMoney } from "./ledger/postTransaction.ts";
import { houseWallet, mainWallet } from "./ledger/wallets.ts";
import { advanceWithdrawal } from "./withdrawals/withdrawalParts.ts";

/** The member whose orders are due, and the time; without a member, everybody's. */
interface Due {
  readonly memberId?: number;
  readonly now: number;
}

/** How long one transaction settles contracts: other requests wait for it. */
const LONGEST_MS = 15;

const orderTables = ["deposit_order", "withdrawal_order"] as const;

/**
 * Advances orders to their current state and settles contracts: both work by the clock, and nothing runs in between.
 * Writes only if something is due.
 */
export async function settleOrders(store: Store, due: Due): Promise<void> {
  try {
    if (await store.read((reading) => isAnyDue(reading, due)))
      await store.write((writing) => settleOrdersDue(writing, due));
    await settleContractsDue(store, due);
  } catch (error) {
    // What is due stays due, and reading it still works.
    if (!isHeldByAnother(error)) throw error;
  }
}

/** The last settling of contracts of each store: they wait for one another, or they would share a transaction. */
const lastSettling = new WeakMap<Store, Promise<void>>();

/**
 * Settles contracts in short transactions. To be done before a call that settles its member's contracts in its own
 * transaction: the contracts of a large agent would make everybody wait.
 */
export async function settleContractsDue(store: Store, due: Due): Promise<void> {
  while (await store.read((reading) => isAnyContractDue(reading, due))) {
    const before = lastSettling.get(store);
    const settling = (before ?? Promise.resolve()).catch(() => undefined).then(() => store.write(settleSome(due)));
    lastSettling.set(store, settling);
    await settling;
  }
}

function settleSome(due: Due): (writing: Writing) => void {
  return (writing) => {
    const end = performance.now() + LONGEST_MS;
    settleContracts(writing, due, () => performance.now() < end);
  };
}

function isAnyDue(reading: Reading, due: Due): boolean {
  return (
    orderTables.some((table) => reading.first(dueIn(reading, table, due)) !== undefined) ||
    waits.some((wait) => reading.first(strandedIn(reading, wait, due).limit(1)) !== undefined)
  );
}

function dueIn({ tables }: Reading, table: (typeof orderTables)[number], { memberId, now }: Due) {
  const query = tables.selectFrom(table).select("id").where("due_at", "<=", now).orderBy("due_at").limit(1);
  return memberId === undefined ? query : query.where("member_id", "=", memberId);
}

/** How long an order waits in a state, at most. */
const waits = [
  { table: "deposit_order", state: "CREATED", ms: cashier.payWithinMs },
  { table: "deposit_order", state: "PAID", ms: cashier.depositTakesMs },
  { table: "withdrawal_order", state: "PENDING", ms: cashier.withdrawalTakesMs },
  { table: "withdrawal_order", state: "PAYING", ms: cashier.withdrawalTakesMs },
] as const;

/** Requests that run at the same time have slightly different times. */
const SLACK_MS = 60_000;

/** The orders in a state that are due later than they can be: the time went back since. */
function strandedIn({ tables }: Reading, { table, state, ms }: (typeof waits)[number], { memberId, now }: Due) {
  const late = tables
    .selectFrom(table)
    .select("id")
    .where("due_at", ">", now + ms + SLACK_MS)
    .where("state", "=", state);
  return memberId === undefined ? late : late.where("member_id", "=", memberId);
}

/** Lets such orders wait from now on: a paid deposit would otherwise wait for as long as the clock was ahead. */
function redate(writing: Writing, due: Due): void {
  const { all, run, tables } = writing;
  for (const wait of waits) {
    const due_at = due.now + wait.ms;
    const ids = all(strandedIn(writing, wait, due)).map(({ id }) => id);
    if (ids.length === 0) continue;
    const expires = wait.state === "CREATED" ? { expires_at: due_at } : {};
    if (wait.table === "deposit_order")
      run(
        tables
          .updateTable("deposit_order")
          .set({ due_at, ...expires })
          .where("id", "in", ids),
      );
    else run(tables.updateTable("withdrawal_order").set({ due_at }).where("id", "in", ids));
  }
}

/** Settles within a transaction, before it reads wallets or orders. */
export function settleDue(writing: Writing, due: Due): void {
  settleOrdersDue(writing, due);
  settleContracts(writing, due);
}

function settleOrdersDue(writing: Writing, due: Due): void {
  const { first, tables } = writing;
  redate(writing, due);
  for (
    let found = first(dueIn(writing, "deposit_order", due));
    found;
    found = first(dueIn(writing, "deposit_order", due))
  ) {
    const query = tables.selectFrom("deposit_order").selectAll().where("id", "=", found.id);
    settleDeposit(writing, first(query)!);
  }
  for (
    let found = first(dueIn(writing, "withdrawal_order", due));
    found;
    found = first(dueIn(writing, "withdrawal_order", due))
  ) {
    const query = tables.selectFrom("withdrawal_order").selectAll().where("id", "=", found.id);
    advanceWithdrawal(writing, first(query)!);
  }
}

/** An unpaid deposit expires; a paid one is credited if there is room for it. The ledger accepts its id only once. */
function settleDeposit(writing: Writing, order: DepositOrder): void {
  const { id, merchant, member_id: memberId, amount } = order;
  if (order.state === "CREATED") {
    setDeposit(writing, id, { state: "EXPIRED", due_at: null });
    return;
  }
  const now = order.due_at ?? order.expires_at;
  const isCredited = tryMoveMoney(writing, {
    merchant,
    kind: "deposit",
    reference: id,
    now,
    amount,
    from: houseWallet(writing, merchant, "deposits", now),
    to: mainWallet(writing, memberId),
  });
  if (!isCredited) {
    setDeposit(writing, id, { state: "REJECTED", due_at: null, reason: "BALANCE_LIMIT" });
    return;
  }
  setDeposit(writing, id, { state: "COMPLETED", due_at: null });
  const owner = { id: memberId, merchant };
  earnForDeposit(writing, owner, { reference: id, amount, now });
  payReferral(writing, owner, now);
}
