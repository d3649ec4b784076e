import { DOT_PNG } from "../../dotPng.ts";
import { taggedAmount, taggedPoints } from "../amounts.ts";
import type { Currency } from "../currency.ts";
import { idOf, valueOf } from "../outcome.ts";
import { type Draw, type Plan, chance, forget, recent } from "./plan.ts";

const VENDORS = ["PP", "EVO", "PG"];
/** A bonus, a gift, and one that requires more deposits than most members make. */
const REWARDS = ["bonus-100", "coffee", "voyage"];
/** The challenge that own and shared members joined before the run. */
export const CHALLENGE = "weekly-challenge";
/** More than any wallet has. */
const TOO_MUCH = 90_000;
/** A withdrawal of more whole units is paid out in parts. */
export const UNITS_A_PART = 10_000_000;
/** The sizes of such a withdrawal. */
const largeSizes = ({ unit, size }: Currency) => [(15_000_000 * unit) / size, (40_000_000 * unit) / size] as const;

/** For an own member also sizes that a shared one could never pay. */
function sizeOf({ random, known }: Draw): number {
  const [small, large] = [random.between(1, 3), random.between(...largeSizes(known.currency))];
  const isLarge = chance(random, 6) && known.member.kind === "own";
  if (chance(random, 5)) return TOO_MUCH;
  return isLarge ? large : small;
}

/** Limited members more often than others, so that they reach their limits. */
const depositors = ["own", "shared", "limited", "limited"] as const;

const amountOf = (draw: Draw): number => taggedAmount(draw.known.currency, sizeOf(draw), draw.operation);

/** Occasionally a wrong one. */
function paymentPasswordOf({ random, known }: Draw): string {
  return chance(random, 3) ? "000000" : known.paymentPassword;
}

/** How calls that move money, now or later, are sent. */
export const moneyPlans: Readonly<Record<string, Plan>> = {
  transferFunds: {
    weight: 26,
    by: ["own", "shared"],
    body: (draw) => {
      const ends = ["MAIN", draw.random.pick(VENDORS)];
      const [from, to] = chance(draw.random, 65) ? ends : ends.toReversed();
      return { from, to, amount: amountOf(draw) };
    },
  },
  recallAll: { weight: 8, by: ["own", "shared"], body: () => ({}) },
  transferUpline: {
    weight: 8,
    by: ["own", "shared"],
    body: (draw) => ({ amount: amountOf(draw), remark: "upwards", paymentPassword: paymentPasswordOf(draw) }),
  },
  transferDownline: {
    weight: 10,
    by: ["secret"],
    body: (draw) => {
      const { random, known } = draw;
      const { account, partner = account, below = [] } = known.member;
      const anybody = random.pick([account, partner, "agent1", "demo", "nobody"]);
      const receiver = random.pick([...below, ...below, { account: anybody }]);
      const amount = amountOf(draw);
      return { account: receiver.account, amount, remark: "downwards", paymentPassword: paymentPasswordOf(draw) };
    },
  },
  claimRaffle: {
    weight: 2,
    by: ["own"],
    body: ({ random }) => ({ id: chance(random, 20) ? "welcome" : "attendance-wheel" }),
  },
  createDeposit: {
    weight: 18,
    by: depositors,
    body: (draw) => {
      const { currency } = draw.known;
      const [size, large] = [draw.random.between(2, 9), draw.random.between(...largeSizes(currency))];
      const isTooMuch = chance(draw.random, 5);
      const isLarge = chance(draw.random, 5) && draw.known.member.kind === "own";
      const amount = taggedAmount(currency, isTooMuch ? TOO_MUCH : isLarge ? large : size, draw.operation);
      return { method: isLarge ? "USDT" : "BANK", amount };
    },
    learn: (known, operation) => {
      known.deposits.push(idOf(operation));
    },
  },
  confirmDeposit: {
    weight: 20,
    by: depositors,
    body: ({ random, known }) => ({ id: recent(random, known.deposits) }),
    learn: ({ deposits }, operation) => forget(deposits, idOf(operation)),
  },
  cancelDeposit: {
    weight: 5,
    by: ["own", "shared", "limited"],
    body: ({ random, known }) => ({ id: recent(random, known.deposits) }),
    learn: ({ deposits }, operation) => forget(deposits, idOf(operation)),
  },
  createWithdrawal: {
    weight: 10,
    by: ["own", "shared"],
    body: (draw) => {
      const { random, known } = draw;
      const added = recent(random, known.cards);
      const card = chance(random, 15) ? added : known.member.card;
      // Only a large one is paid in parts, which have to be confirmed.
      const isLarge = chance(random, 20) && known.member.kind === "own";
      const { currency } = known;
      const large = () => taggedAmount(currency, random.between(...largeSizes(currency)), draw.operation);
      const amount = isLarge ? large() : amountOf(draw);
      return { card, amount, paymentPassword: paymentPasswordOf(draw) };
    },
    learn: (known, operation) => {
      const { id, amount } = valueOf<{ readonly id: string; readonly amount: number }>(operation);
      known.withdrawals.push(id);
      if (amount > UNITS_A_PART * known.currency.unit) known.large.push(id);
    },
  },
  confirmWithdrawal: {
    weight: 16,
    by: ["own"],
    body: ({ random, known }) => {
      const [id, received] = [recent(random, known.large), chance(random, 50)];
      const proof = chance(random, 90) ? [DOT_PNG] : [];
      return { id, received, ...(!received && { proof, remark: "nothing arrived" }) };
    },
  },
  convertPoints: {
    weight: 5,
    by: ["own", "shared"],
    body: (draw) => {
      const isTooFew = chance(draw.random, 5);
      return { points: isTooFew ? 50 : taggedPoints(draw.operation), paymentPassword: paymentPasswordOf(draw) };
    },
  },
  redeemPointReward: {
    weight: 5,
    by: ["own", "shared"],
    body: (draw) => {
      const [reward, quantity] = [draw.random.pick(REWARDS), draw.random.between(1, 3)];
      return { reward, quantity, remark: "redeemed", paymentPassword: paymentPasswordOf(draw) };
    },
  },
  claimReward: {
    weight: 4,
    by: ["own", "shared"],
    body: ({ random }) => ({ id: random.pick(["monthly-rank", "first-deposit", "nothing"]) }),
  },
  claimMission: {
    // Only the first claim of a member succeeds, and only once the deposits are there.
    weight: 6,
    by: ["own", "shared"],
    body: ({ random }) => ({ id: random.pick(["deposit-1000", "deposit-1000", "all-five", "nothing"]) }),
  },
  joinPromotion: {
    weight: 3,
    by: ["own", "shared"],
    body: ({ random }) => ({ id: random.pick([CHALLENGE, CHALLENGE, "weekend-challenge", "welcome"]) }),
  },
  claimPromotion: {
    weight: 4,
    by: ["own", "shared"],
    body: ({ random }) => ({ id: random.pick([CHALLENGE, CHALLENGE, CHALLENGE, "weekend-challenge", "nothing"]) }),
  },
  claimRebate: {
    weight: 4,
    by: ["own", "shared"],
    body: ({ random }) => {
      const gameType = random.pick(["RNG", "LIVE", "PVP", "NOBODYS"]);
      return chance(random, 25) ? {} : { gameType };
    },
  },
  cancelWithdrawal: {
    weight: 7,
    by: ["own", "shared"],
    body: ({ random, known }) => ({ id: recent(random, known.withdrawals) }),
    learn: ({ withdrawals }, operation) => forget(withdrawals, idOf(operation)),
  },
};
