import { ContractModel, type ModelContract, type Owed } from "../contractModel.ts";
import { daysAfter, startOf } from "./calendar.ts";
import { NOW, timeZones } from "./openHistory.ts";
import type { RawBooks, RawContract, RawSettlement } from "./rawBooks.ts";

/** A period is settled this long after its end. */
const LATE_MS = 10_000;

interface ContractFigures {
  /** What a contract owes for each period, worked out from the bets. */
  owed(contract: RawContract): Owed[];
  /** What was settled for it, in the same form. */
  settled(contract: RawContract, rows: readonly RawSettlement[]): Owed[];
}

/** Works out all contracts of a data file from the bets in it. */
export function contractFiguresOf(books: RawBooks): ContractFigures {
  const byId = new Map(books.members.map((one) => [one.id, one]));
  const accountOf = (id: number) => byId.get(id)!.account;
  const models = new Map(
    Object.entries(timeZones).map(([merchant, timeZone]) => {
      const members = books.members.filter((one) => one.merchant === merchant);
      const tree = members.map(({ account, upline }) => [
        account,
        upline === null ? {} : { upline: accountOf(upline) },
      ]);
      const model = new ContractModel(Object.fromEntries(tree), timeZone, LATE_MS);
      const ids = new Set(members.map(({ id }) => id));
      for (const { member, ...bet } of books.rounds)
        if (ids.has(member)) model.bet({ ...bet, player: accountOf(member) });
      return [merchant, model] as const;
    }),
  );
  const inModel = ({ kind, payer, receiver, state, requester, terms, began, settledUntil }: RawContract) => {
    const { merchant } = byId.get(receiver)!;
    const { endsAt, ...asked } = JSON.parse(terms) as ModelContract["terms"] & { readonly endsAt?: string };
    const lastsUntil = endsAt === undefined ? Infinity : startOf(daysAfter(endsAt, 1), timeZones[merchant]!);
    const parties = { payer: accountOf(payer), receiver: accountOf(receiver), requestedBy: accountOf(requester) };
    const span = {
      lastsUntil,
      ...(began !== null && { begin: began }),
      ...(state === "TERMINATED" && { end: settledUntil! }),
    };
    return { model: models.get(merchant)!, one: { kind, terms: asked, state, ...parties, ...span } };
  };
  const byPeriod = (owed: readonly Owed[]) => owed.toSorted((one, other) => (one.period < other.period ? -1 : 1));
  return {
    owed(contract) {
      const { model, one } = inModel(contract);
      return byPeriod(model.owed(one, NOW));
    },
    settled(contract, rows) {
      const { model, one } = inModel(contract);
      return byPeriod(rows.map(({ from, at, amount }) => model.settled(one, { from, to: at, amount })));
    },
  };
}
