import { MAIN } from "../../../money/transfers/walletTransfer.ts";
import type { Currency } from "../currency.ts";
import type { HarnessMember } from "../harnessMember.ts";
import type { History, Operation } from "../history.ts";
import { UNITS_A_PART } from "../mix/moneyPlans.ts";
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
type Moves = (operation: Operation, member: HarnessMember, currency: Currency) => readonly Movement[];

/** Whole units of what the platform gives. */
const units = {
  /** A bonus for points. */
  bonus: 100,
  /** The gift of every month for the lowest rank, which all members of a run have. */
  month: 2000,
  /** Each of the five missions of a week. */
  mission: 1000,
  /** The challenge whose turnover is complete in a run. */
  challenge: 500,
} as const;
const POINTS_A_UNIT = 10;

/** The fields of the wheel. */
const PRIZES = [100, 300, 500, 1000, 5000];

export function given(what: "month" | "mission" | "challenge", { unit }: Currency): number {
  return units[what] * unit;
}

export function isPrize(amount: number, { unit }: Currency): boolean {
  return PRIZES.includes(amount / unit);
}

/** The money that an operation paid for points. */
export function paidForPoints({ call, body }: Operation, { unit }: Currency): number {
  if (call === "convertPoints") return (Number(body["points"]) * unit) / POINTS_A_UNIT;
  return body["reward"] === "bonus-100" ? Number(body["quantity"]) * units.bonus * unit : 0;
}

const paidTo: (kind: "points" | "reward") => Moves =
  (kind) =>
  (operation, { merchant }, currency) => {
    const amount = paidForPoints(operation, currency);
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
  claimReward: (operation, member, currency) =>
    operation.body["id"] === "monthly-rank" ? gave("month")(operation, member, currency) : [],
  claimMission: gave("mission"),
  claimPromotion: gave("challenge"),
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
  claimRaffle: (operation, { id, merchant }, currency) => {
    const { prize } = valueOf<{ readonly prize: number }>(operation);
    // A prize that is no field of the wheel must not have been paid: no movement matches it.
    const amount = isPrize(prize, currency) ? prize : 0;
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

/** What is paid at once. */
function gave(what: "month" | "mission" | "challenge"): Moves {
  return ({ member }, { merchant }, currency) => [
    { kind: "bonus", from: house(merchant, "bonus"), to: mainOf(member), amount: given(what, currency) },
  ];
}

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
export function movementsOf(operation: Operation, member: HarnessMember, currency: Currency): readonly Movement[] {
  const known = moves[operation.call];
  if (!known)
    throw new Error(`the check does not know what ${operation.call} moves; add it in ${import.meta.filename}`);
  return known(operation, member, currency);
}

/** What was moved by the clock, according to the orders and the settlements of contracts. */
export function settlements({ currency }: Pick<History, "currency">, { rows }: Books): Movement[] {
  const credited = rows.deposit_order
    .filter(({ state }) => state === "COMPLETED")
    .map(({ id, merchant, member_id: member, amount }) => {
      return { kind: "deposit", reference: id, from: house(merchant, "deposits"), to: mainOf(member), amount };
    });
  const paid = rows.withdrawal_order.flatMap(({ id, merchant, member_id: member, amount, paid: sum }) =>
    partsOf(amount, sum, currency).map((part) => {
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
function partsOf(
  amount: number,
  sum: number,
  { unit }: Currency,
): { readonly paid: number; readonly amount: number }[] {
  const parts = [];
  const largest = UNITS_A_PART * unit;
  for (let paid = 0; paid < sum; paid += largest) {
    parts.push({ paid, amount: Math.min(largest, amount - paid) });
  }
  return parts;
}
