import { moveMoney } from "../../../money/ledger/postTransaction.ts";
import { mainWallet } from "../../../money/ledger/wallets.ts";
import type { Writing } from "../../../store/transaction.ts";
import { type Plant, written } from "./plant.ts";

/** The newest hourly salary that was paid. */
function newestPaid({ first, tables }: Writing) {
  const paid = tables.selectFrom("settlement").selectAll().where("paid_at", "is not", null);
  return first(paid.where("kind", "=", "hourly").orderBy("number", "desc").limit(1))!;
}

/** What contracts pay differently than their terms and the bets say. */
export const contractPlants: readonly Plant[] = [
  {
    what: "a settlement that is paid twice, in a second transaction that the data file accepts",
    plant: (run, _, folder) =>
      written(run, folder, (writing) => {
        const { id, merchant, payer_id, receiver_id, amount, to_at: now } = newestPaid(writing);
        const [from, to] = [mainWallet(writing, payer_id), mainWallet(writing, receiver_id)];
        moveMoney(writing, { merchant, kind: "hourlySalary", reference: `${id}/again`, from, to, amount, now });
      }),
    says: /\(hourlySalary S\w+\/again: .*was not requested, or is a duplicate/u,
  },
  {
    what: "a period that is settled twice, the second time under another date",
    plant: (run, _, folder) =>
      written(run, folder, (writing) => {
        const { number: _number, ...paid } = newestPaid(writing);
        const { run: change, tables } = writing;
        const [id, length] = [`${paid.id}X`, paid.to_at - paid.from_at];
        const period = { from_at: paid.to_at, to_at: paid.to_at + length };
        change(tables.insertInto("settlement").values({ ...paid, id, ...period }));
        const { merchant, amount, to_at: now } = paid;
        const [from, to] = [mainWallet(writing, paid.payer_id), mainWallet(writing, paid.receiver_id)];
        moveMoney(writing, { merchant, kind: "hourlySalary", reference: id, from, to, amount, now });
      }),
    says: /contract K\w+ \(hourly of member \d+\) settled what is not due, or twice: \d+ \d+ \d+/u,
  },
  {
    what: "a period that was settled, and is lost",
    plant: (run, _, folder) =>
      written(run, folder, (writing) => {
        const { number } = newestPaid(writing);
        writing.run(writing.tables.deleteFrom("settlement").where("number", "=", number));
      }),
    says: /contract K\w+ \(hourly of member \d+\) has not settled \d+ \d+ \d+/u,
  },
];
