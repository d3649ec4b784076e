import { cashier } from "../../../money/cashier.ts";
import { MAIN } from "../../../money/transfers/walletTransfer.ts";
import type { HarnessMember } from "../harnessMember.ts";
import type { Operation } from "../history.ts";
import { idOf, textOf, valueOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { walletName } from "../walletName.ts";

/** Money that must have moved from one wallet to another. */
export interface Movement {
  readonly kind: string;
  /** Missing if its sender got no response. */
  readonly reference?: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

const mainOf = (member: number): string => walletName({ member_id: member, kind: "main", name: "" });
const heldOf = (member: number): string => walletName({ member_id: member, kind: "held", name: "" });
const vendorOf = (member: number, name: string): string => walletName({ member_id: member, kind: "vendor", name });
const house = (merchant: string, name: string): string =>
  walletName({ merchant, member_id: null, kind: "house", name });

/** The movements of an operation once it is done, by its response. */
type Moves = (operation: Operation, member: HarnessMember) => readonly Movement[];

/** Ten points are worth 1.00; a bonus for points is 100.00. */
const MINOR_A_POINT = 10;
const MINOR_A_BONUS = 10_000;
/** The gift of every month for the lowest rank, which all members of a run have. */
export const MINOR_A_MONTH = 200_000;

/** Each of the five missions of a week. */
export const MINOR_A_MISSION = 100_000;

/** The challenge whose turnover is complete in a run. */
export const MINOR_A_CHALLENGE = 50_000;

/** The money that an operation paid for points. */
export function paidForPoints({ call, body }: Operation): number {
  if (call === "convertPoints") return Number(body["points"]) * MINOR_A_POINT;
  return body["reward"] === "bonus-100" ? Number(body["quantity"]) * MINOR_A_BONUS : 0;
}

const paidTo: (kind: "points" | "reward") => Moves =
  (kind) =>
  (operation, { merchant }) => {
    const amount = paidForPoints(operation);
    const [from, to] = [house(merchant, "bonus"), mainOf(operation.member)];
    return amount === 0 ? [] : [{ kind, reference: idOf(operation), from, to, amount }];
  };

const nothing: Moves = () => [];

const KINDS_OF_CONTRACTS = {
  dividend: "dividend",
  daily: "dailySalary",
  hourly: "hourlySalary",
  realTime: "realTimeSalary",
} as const;

/** By the call's id. Orders that end by the clock move money later; see `settlements`. */
const moves: Readonly<Record<string, Moves>> = {
  transferFunds: (operation) => [{ kind: "transfer", ...transferOf(operation) }],
  recallAll: (operation) => {
    const { moved } = valueOf<{ readonly moved: readonly { vendor: string; amount: number }[] }>(operation);
    const to = mainOf(operation.member);
    return moved.map(({ vendor, amount }) => ({
      kind: "recall",
      from: vendorOf(operation.member, vendor),
      to,
      amount,
    }));
  },
  convertPoints: paidTo("points"),
  redeemPointReward: paidTo("reward"),
  // The other rewards are paid only once something was staked for them.
  claimReward: (operation, { merchant }) => {
    if (operation.body["id"] !== "monthly-rank") return [];
    return [{ kind: "bonus", from: house(merchant, "bonus"), to: mainOf(operation.member), amount: MINOR_A_MONTH }];
  },
  claimMission: (operation, { merchant }) => [
    { kind: "bonus", from: house(merchant, "bonus"), to: mainOf(operation.member), amount: MINOR_A_MISSION },
  ],
  claimPromotion: (operation, { merchant }) => [
    { kind: "bonus", from: house(merchant, "bonus"), to: mainOf(operation.member), amount: MINOR_A_CHALLENGE },
  ],
  claimRebate: (operation, { merchant }) => {
    const { id: reference, amount } = valueOf<{ readonly id: string; readonly amount: number }>(operation);
    return [{ kind: "rebate", reference, from: house(merchant, "bonus"), to: mainOf(operation.member), amount }];
  },
  transferUpline: (operation, { upline }) => [
    { kind: "upline", reference: idOf(operation), ...sentTo(mainOf(upline), operation) },
  ],
  transferDownline: (operation, { below = [] }) => {
    const receiver = below.find(({ account }) => account === operation.body["account"]);
    const to = receiver ? mainOf(receiver.id) : "nobody below";
    return [{ kind: "downline", reference: idOf(operation), ...sentTo(to, operation) }];
  },
  claimRaffle: (operation, { id, merchant }) => {
    const { prize: amount } = valueOf<{ readonly prize: number }>(operation);
    return [{ kind: "raffle", from: house(merchant, "bonus"), to: mainOf(id), amount }];
  },
  createWithdrawal: (operation) => {
    const { member, body } = operation;
    const reference = idOf(operation);
    const [from, to] = [mainOf(member), heldOf(member)];
    return [{ kind: "withdrawalHold", reference, from, to, amount: Number(body["amount"]) }];
  },
  cancelWithdrawal: (operation) => {
    const { id: reference, amount } = valueOf<{ readonly id: string; readonly amount: number }>(operation);
    return [
      { kind: "withdrawalRelease", reference, from: heldOf(operation.member), to: mainOf(operation.member), amount },
    ];
  },
  // What was received is booked by the order: see `settlements`.
  confirmWithdrawal: nothing,
  joinPromotion: nothing,
  createDeposit: nothing,
  confirmDeposit: nothing,
  cancelDeposit: nothing,
  addBankCard: nothing,
  removeBankCard: nothing,
  setPaymentPassword: nothing,
  setPlayLimit: nothing,
  answerRealityCheck: nothing,
  readMail: nothing,
  deleteMail: nothing,
  sendChatMessage: nothing,
  updateProfile: nothing,
  uploadAvatar: nothing,
  // What contracts pay follows from the bets and the clock.
  requestContract: nothing,
  answerContract: nothing,
  processDividend: nothing,
  processDailySalary: nothing,
  processHourlySalary: nothing,
  processRealTimeSalary: nothing,
  createDownline: nothing,
  createAffiliateLink: nothing,
  removeAffiliateLink: nothing,
  pausePlay: nothing,
  takeTimeOut: nothing,
  excludeSelf: nothing,
};

function transferOf(operation: Operation): Pick<Movement, "from" | "to" | "amount"> {
  const { member, body } = operation;
  const walletOf = (name: string) => (name === MAIN ? mainOf(member) : vendorOf(member, name));
  const [from, to] = [walletOf(textOf(operation, "from")), walletOf(textOf(operation, "to"))];
  return { from, to, amount: Number(body["amount"]) };
}

function sentTo(to: string, { member, body }: Operation): Pick<Movement, "from" | "to" | "amount"> {
  return { from: mainOf(member), to, amount: Number(body["amount"]) };
}

/** The movements of a completed operation. Throws for a call that the check does not know. */
export function movementsOf(operation: Operation, member: HarnessMember): readonly Movement[] {
  const known = moves[operation.call];
  if (!known)
    throw new Error(`the check does not know what ${operation.call} moves; add it in ${import.meta.filename}`);
  return known(operation, member);
}

/** What was moved by the clock, according to the orders and the settlements of contracts. */
export function settlements({ rows }: Books): Movement[] {
  const credited = rows.deposit_order
    .filter(({ state }) => state === "COMPLETED")
    .map(({ id, merchant, member_id: member, amount }) => {
      return { kind: "deposit", reference: id, from: house(merchant, "deposits"), to: mainOf(member), amount };
    });
  const paid = rows.withdrawal_order.flatMap(({ id, merchant, member_id: member, amount, paid: sum }) =>
    partsOf(amount, sum).map((part) => {
      const [from, to] = [heldOf(member), house(merchant, "withdrawals")];
      return { kind: "withdrawal", reference: `${id}/${part.paid}`, from, to, amount: part.amount };
    }),
  );
  const contracts = rows.settlement
    .filter(({ paid_at: at }) => at !== null)
    .map(({ id, kind, payer_id: payer, receiver_id: receiver, amount }) => {
      return { kind: KINDS_OF_CONTRACTS[kind], reference: id, from: mainOf(payer), to: mainOf(receiver), amount };
    });
  return [...credited, ...paid, ...contracts];
}

/** The parts in which `sum` of an amount was paid out, with the total paid before each. */
function partsOf(amount: number, sum: number): { readonly paid: number; readonly amount: number }[] {
  const parts = [];
  for (let paid = 0; paid < sum; paid += cashier.withdrawalPart) {
    parts.push({ paid, amount: Math.min(cashier.withdrawalPart, amount - paid) });
  }
  return parts;
}
