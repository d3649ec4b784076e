import { minor } from "@livery/product/money.ts";
import type { DatabaseSync } from "node:sqlite";
import { hashOfKey } from "../../../money/keys/keyHashes.ts";
import { moveMoney } from "../../../money/ledger/postTransaction.ts";
import { houseWallet, mainWallet } from "../../../money/ledger/wallets.ts";
import { MAIN } from "../../../money/transfers/walletTransfer.ts";
import type { History, Operation } from "../history.ts";
import { textOf, valueOf } from "../outcome.ts";
import { type Plant, answered, firstDone, memberOf, transferAgain, withOperations, written } from "./plant.ts";

/** A transfer whose main wallet is never empty. */
function ownTransfer(history: History, end: "from" | "to"): Operation {
  const rich = new Set(history.members.filter(({ kind }) => kind === "own").map(({ id }) => id));
  return firstDone(history, "transferFunds", (one) => rich.has(one.member) && textOf(one, end) === MAIN);
}

/** Removes what would be missing if the last commit before a power cut never reached the disk. */
function loseTransfer(raw: DatabaseSync, { key, body }: Operation): void {
  const amount = Number(body["amount"]);
  raw.exec("drop trigger ledger_entry_remains; drop trigger ledger_transaction_remains");
  const { id } = raw.prepare("select transaction_id as id from ledger_entry where amount = ?").get(amount)!;
  raw
    .prepare(
      `update wallet set balance = balance - lost.amount
         from ledger_entry as lost where lost.wallet_id = wallet.id and lost.transaction_id = ?`,
    )
    .run(id!);
  raw.prepare("delete from ledger_entry where transaction_id = ?").run(id!);
  raw.prepare("delete from ledger_transaction where id = ?").run(id!);
  raw.prepare("delete from idempotency where key_hash = ?").run(hashOfKey(key));
}

/** Money that moved differently than requested, and responses that differ from what was done. */
export const moneyPlants: readonly Plant[] = [
  {
    what: "a deposit that is credited twice, in a second transaction that the data file accepts",
    plant: (run, _, folder) =>
      written(run, folder, (writing) => {
        const { first, tables } = writing;
        const paid = tables.selectFrom("deposit_order").selectAll().where("state", "=", "COMPLETED").limit(1);
        const { id, merchant, member_id: memberId, amount, created_at: now } = first(paid)!;
        const [from, to] = [houseWallet(writing, merchant, "deposits", now), mainWallet(writing, memberId)];
        moveMoney(writing, { merchant, kind: "deposit", reference: `${id}/again`, now, from, to, amount });
      }),
    says: /\(deposit D\w+\/again: .*was not requested, or is a duplicate; the amount is that of operation \d+ \(createDeposit/u,
  },
  {
    what: "an acknowledged transfer whose commit is lost",
    plant: (run, _, folder) =>
      written(run, folder, (_writing, raw) => loseTransfer(raw, ownTransfer(run.history, "to"))),
    says: /\(transferFunds of member \d+\) was acknowledged, but its movement is missing/u,
  },
  {
    what: "an acknowledged order that is lost",
    plant: (run, _, folder) =>
      written(run, folder, (_writing, raw) => raw.exec("delete from deposit_order where state = 'CANCELLED'")),
    says: /\(createDeposit of member \d+\) was acknowledged, but its order is missing/u,
  },
  {
    what: "a part of a withdrawal that counts as received, although its member has not received it",
    plant: (run, _, folder) =>
      written(run, folder, (_writing, raw) =>
        raw.exec("update withdrawal_part set state = 'RECEIVED' where state = 'NOT_RECEIVED'"),
      ),
    says: /\(confirmWithdrawal of member \d+\) was acknowledged, but its part is missing/u,
  },
  {
    what: "a part of a withdrawal that is confirmed but not paid",
    plant: (run, _, folder) =>
      written(run, folder, (_writing, raw) =>
        raw.exec("update withdrawal_part set state = 'FORCED' where state = 'NOT_RECEIVED'"),
      ),
    says: /\d+ of order W\w+ was paid, and \d+ was received/u,
  },
  {
    what: "a limit that was set but is not in force",
    plant: (run, _, folder) =>
      written(run, folder, (_writing, raw) => raw.exec("update play_limit set value = 77, next_value = 77")),
    says: /\(setPlayLimit of member \d+\) was acknowledged, but is not in force/u,
  },
  {
    what: "a break that was acknowledged but does not exist",
    plant: (run, _, folder) => written(run, folder, (_writing, raw) => raw.exec("delete from exclusion")),
    says: /\(\w+ of member \d+\) was acknowledged, but there is no such break/u,
  },
  {
    what: "a response that differs when its key is repeated",
    plant: async ({ history }, books) => {
      const operation = firstDone(history, "createDeposit");
      const [told] = operation.answers.filter(({ status }) => status === 200);
      const other = { ...told!, text: told!.text.replace("CREATED", "PAID"), isRepeated: true };
      return [answered(history, operation, [...operation.answers, other]), books];
    },
    says: /received 200 .*CREATED.* and later 200 .*PAID/u,
  },
  {
    what: "a key that is carried out a second time",
    plant: async ({ history }, books) => {
      const operation = firstDone(history, "recallAll");
      const [told] = operation.answers.filter(({ status }) => status === 200);
      const anew = { ...told!, isRepeated: false };
      return [answered(history, operation, [anew, anew]), books];
    },
    says: /\(recallAll of member \d+\): was carried out twice/u,
  },
  {
    what: "another body that is accepted under the same key",
    plant: async ({ history }, books) => {
      const operation = firstDone(history, "createDeposit", ({ toOtherBody }) => toOtherBody.length > 0);
      const taken = { ...operation, toOtherBody: operation.answers.filter(({ status }) => status === 200) };
      return [{ ...history, operations: [taken] }, books];
    },
    says: /accepted another body under the same key: 200/u,
  },
  {
    what: "a rejected transfer that moved money",
    plant: async ({ history }, books) => {
      const refused = { status: 422, text: '{"success":false,"code":"INSUFFICIENT_FUNDS"}', isRepeated: false };
      return [answered(history, firstDone(history, "transferFunds"), [refused]), books];
    },
    says: /was not requested, or is a duplicate; the amount is that of operation \d+ \(transferFunds .*was refused/u,
  },
  {
    what: "a transfer without a response that was carried out twice",
    plant: async (run, _, folder) => {
      const operation = ownTransfer(run.history, "from");
      const [history, books] = await written(run, folder, (writing) =>
        transferAgain(writing, run.history, operation, "TWICE"),
      );
      return [answered(history, operation, []), books];
    },
    says: /transaction \d+ \(transfer .*was not requested, or is a duplicate; .*which was unknown/u,
  },
  {
    what: "a transfer to a member below that was carried out twice",
    plant: (run, _, folder) =>
      written(run, folder, (writing) => {
        const operation = firstDone(run.history, "transferDownline");
        const { merchant, below = [] } = memberOf(run.history, operation);
        const receiver = below.find(({ account }) => account === textOf(operation, "account"))!;
        // The agent itself may have nothing left.
        const from = houseWallet(writing, merchant, "adjustments", operation.sentAt);
        const [to, amount] = [mainWallet(writing, receiver.id), minor(Number(operation.body["amount"]))];
        const named = { kind: "downline", reference: "TWICE", now: operation.sentAt } as const;
        moveMoney(writing, { merchant, ...named, from, to, amount });
      }),
    says: /\(downline TWICE: .*was not requested, or is a duplicate; the amount is that of operation \d+ \(transferDownline/u,
  },
  {
    what: "a transfer to somebody who is not below the agent",
    plant: async ({ history }, books) => {
      const operation = firstDone(history, "transferDownline");
      const body = { ...operation.body, account: "demo" };
      return [withOperations(history, [{ ...operation, body }]), books];
    },
    says: /\(transferDownline of member \d+\) was acknowledged, but its movement is missing: downline T\w+ .* to nobody below/u,
  },
  {
    what: "a prize that is a hundred times its field of the wheel, as in a currency without decimals",
    plant: async ({ history }, books) => {
      const operation = firstDone(history, "claimRaffle");
      const value = valueOf<{ readonly prize: number }>(operation);
      const text = JSON.stringify({ success: true, value: { ...value, prize: 100 * value.prize } });
      const own = `${operation.member} main`;
      const transactions = books.transactions.map((one) => {
        const isPrize = one.kind === "raffle" && one.entries.some(({ wallet }) => wallet === own);
        return isPrize ? { ...one, entries: one.entries.map((each) => ({ ...each, amount: 100 * each.amount })) } : one;
      });
      return [answered(history, operation, [{ status: 200, text, isRepeated: false }]), { ...books, transactions }];
    },
    says: /\(claimRaffle of member \d+\) was acknowledged, but its movement is missing: raffle/u,
  },
  {
    what: "a wallet that was below zero for a moment",
    plant: async ({ history }, books) => {
      const withdrawn = books.transactions.find(({ kind }) => kind === "withdrawalHold")!;
      const others = books.transactions.filter((one) => one !== withdrawn);
      return [history, { ...books, transactions: [withdrawn, ...others] }];
    },
    says: /\(withdrawalHold W\w+\) left \d+ main at -\d+/u,
  },
];
