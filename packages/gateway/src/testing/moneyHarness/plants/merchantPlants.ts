import { minor } from "@livery/product/money.ts";
import { moveMoney } from "../../../money/ledger/postTransaction.ts";
import { mainWallet } from "../../../money/ledger/wallets.ts";
import { MAIN } from "../../../money/transfers/walletTransfer.ts";
import type { History, Operation } from "../history.ts";
import { hasOneWallet } from "../merchants.ts";
import { textOf } from "../outcome.ts";
import { type Plant, answered, memberOf, transferAgain, written } from "./plant.ts";

/** A transfer to a provider that was rejected although the member has enough money, because it has a single wallet. */
function refusedTransfer(history: History): Operation {
  const found = history.operations.find((operation) => {
    const { merchant, kind } = memberOf(history, operation);
    const isWanted = operation.call === "transferFunds" && hasOneWallet(merchant) && kind === "own";
    return isWanted && textOf(operation, "from") === MAIN;
  });
  if (!found) throw new Error("the run has no transfer at a merchant with a single wallet");
  return found;
}

/** Mistakes that are only possible with two merchants on one platform, one without transfers. */
export const merchantPlants: readonly Plant[] = [
  {
    what: "a transfer that is carried out and acknowledged at a merchant with a single wallet",
    plant: async (run, _, folder) => {
      const operation = refusedTransfer(run.history);
      const [history, books] = await written(run, folder, (writing) =>
        transferAgain(writing, run.history, operation, "ONE WALLET"),
      );
      const done = { status: 200, text: '{"success":true,"value":{}}', isRepeated: false };
      return [answered(history, operation, [done]), books];
    },
    says: /received success[^]*is a transfer at SINGLE[^]*wallet \d+ vendor \w+ was opened at SINGLE/u,
  },
  {
    what: "a transfer at a merchant with a single wallet that is attempted and fails only for lack of money",
    plant: async ({ history }, books) => {
      const refused = { status: 422, text: '{"success":false,"code":"INSUFFICIENT_FUNDS"}', isRepeated: false };
      return [answered(history, refusedTransfer(history), [refused]), books];
    },
    says: /\(transferFunds of member \d+\), with a single wallet, received INSUFFICIENT_FUNDS/u,
  },
  {
    what: "money that goes to a member of another merchant",
    plant: (run, _, folder) =>
      written(run, folder, (writing) => {
        const rich = run.history.members.filter(({ kind }) => kind === "own");
        const giver = rich.find(({ merchant }) => !hasOneWallet(merchant))!;
        const taker = rich.find(({ merchant }) => hasOneWallet(merchant))!;
        const [from, to] = [mainWallet(writing, giver.id), mainWallet(writing, taker.id)];
        const { endedAt: now } = run.history;
        moveMoney(writing, {
          merchant: giver.merchant,
          kind: "upline",
          reference: "ASTRAY",
          now,
          from,
          to,
          amount: minor(1),
        });
      }),
    says: /\(upline ASTRAY\) of TEST01 moves money of SINGLE/u,
  },
];
