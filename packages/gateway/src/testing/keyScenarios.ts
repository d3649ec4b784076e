import type { Call } from "@livery/platform/call.ts";
import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { createAffiliateLink } from "@livery/platform/calls/createAffiliateLink.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { joinPromotion } from "@livery/platform/calls/joinPromotion.ts";
import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { toMinor } from "@livery/product/money.ts";
import { cashier } from "../money/cashier.ts";
import { DOT_PNG } from "./dotPng.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD } from "./openMoneyLab.ts";
import { sendWithKey } from "./sendWithKey.ts";

interface Scenario {
  /** A successful request, for a member who is prepared for it. */
  readonly request: (lab: MoneyLab, member: LabMember) => Promise<object>;
  /** Fields that make the same request fail; undefined if it cannot fail. */
  readonly refused: object | undefined;
}

let numbers = 10_000_000;

async function ready(lab: MoneyLab, member: LabMember, call: unknown, request: object): Promise<{ id: string }> {
  const sent = await sendWithKey(lab.platform, call as typeof createDeposit, request as never, {
    token: lab.tokenOf(member),
  });
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.value as { id: string };
}

const cardRequest = () => ({
  kind: "BANK",
  bank: "NURI",
  holder: "Lab",
  number: `${(numbers += 1)}`,
  password: DEMO_PASSWORD,
  paymentPassword: PAYMENT_PASSWORD,
});
const addCard = (lab: MoneyLab, member: LabMember) => ready(lab, member, addBankCard, cardRequest());

const deposit = (lab: MoneyLab, member: LabMember) =>
  ready(lab, member, createDeposit, { method: "BANK", amount: 1_000_000 });
const withdrawalRequest = async (lab: MoneyLab, member: LabMember) => ({
  card: lab.addCard(member),
  amount: 200_000,
  paymentPassword: PAYMENT_PASSWORD,
});

/** Puts a mail into the member's mailbox and returns its id. */
function receiveMail(lab: MoneyLab, { id }: LabMember): string {
  const insert = lab.raw.prepare("insert into mail (member_id, kind, at) values (?, 'limits', ?) returning id");
  return `M${String(insert.get(id, lab.now())!["id"])}`;
}

async function newLink(lab: MoneyLab, member: LabMember): Promise<string> {
  const link: unknown = await ready(lab, member, createAffiliateLink, { rate: 1 });
  return (link as { code: string }).code;
}

/** So much that it is paid in parts. */
const LARGE_WITHDRAWAL = 2 * toMinor(cashier.withdrawalPart);
type ContractKind = "dividend" | "daily" | "hourly" | "realTime";

const contractTerms = {
  dividend: { period: "M", rate: 4 },
  daily: { rate: 1 },
  hourly: { rate: 1 },
  realTime: { profitRate: 1, lossRate: 1 },
} as const;

/** A contract that an agent directly below asks for; returns its id. */
async function askedFor(lab: MoneyLab, agent: LabMember, kind: ContractKind): Promise<string> {
  const receiver = lab.addMember({ type: 1, below: agent });
  const account = lab.accountOf(agent);
  const asked = { action: "NEW", kind, account, terms: contractTerms[kind] };
  return (await ready(lab, receiver, requestContract, asked)).id;
}

const answers = (kind: ContractKind): Scenario => ({
  request: async (lab, member) => ({ id: await askedFor(lab, member, kind), action: "ACCEPT" }),
  refused: { action: "TERMINATE" },
});

const unknownMail = { id: "M0" };
const unknownOrder = { id: "nothing" };
const tooMuch = { amount: 900_000_000 };
const wrongPassword = { password: "wrong" };

/** The member who sends a call in these tests. */
export function senderOf(lab: MoneyLab, { auth }: Pick<Call<never, unknown>, "auth">): LabMember {
  return lab.addMember(auth === "agent" ? { type: 1 } : {});
}

/** The scenarios for the twelve rules of a key, by the call's id. */
export const keyScenarios: Readonly<Record<string, Scenario>> = {
  transferFunds: { request: async () => ({ from: "MAIN", to: "PP", amount: 500 }), refused: tooMuch },
  recallAll: {
    async request(lab, member) {
      await ready(lab, member, transferFunds, { from: "MAIN", to: "PG", amount: 700 });
      return {};
    },
    refused: undefined,
  },
  transferUpline: {
    request: async () => ({ amount: 20_000, remark: "thanks", paymentPassword: PAYMENT_PASSWORD }),
    refused: tooMuch,
  },
  transferDownline: {
    request: async (lab, member) => ({
      account: lab.accountOf(lab.addMember({ below: member })),
      amount: 20_000,
      remark: "thanks",
      paymentPassword: PAYMENT_PASSWORD,
    }),
    refused: tooMuch,
  },
  setPaymentPassword: {
    request: async () => ({
      loginPassword: DEMO_PASSWORD,
      oldPaymentPassword: PAYMENT_PASSWORD,
      paymentPassword: PAYMENT_PASSWORD,
    }),
    refused: { paymentPassword: "12345x" },
  },
  addBankCard: { request: async () => cardRequest(), refused: { bank: "NOBODYS" } },
  removeBankCard: {
    request: async (lab, member) => ({
      id: (await addCard(lab, member)).id,
      password: DEMO_PASSWORD,
      paymentPassword: PAYMENT_PASSWORD,
    }),
    refused: unknownOrder,
  },
  createDeposit: { request: async () => ({ method: "BANK", amount: 1_000_000 }), refused: { amount: 1 } },
  confirmDeposit: { request: async (lab, member) => ({ id: (await deposit(lab, member)).id }), refused: unknownOrder },
  cancelDeposit: { request: async (lab, member) => ({ id: (await deposit(lab, member)).id }), refused: unknownOrder },
  createWithdrawal: { request: withdrawalRequest, refused: tooMuch },
  cancelWithdrawal: {
    request: async (lab, member) => ({
      id: (await ready(lab, member, createWithdrawal, await withdrawalRequest(lab, member))).id,
    }),
    refused: unknownOrder,
  },
  confirmWithdrawal: {
    async request(lab, member) {
      lab.give(member, LARGE_WITHDRAWAL);
      const asked = { ...(await withdrawalRequest(lab, member)), amount: LARGE_WITHDRAWAL };
      const { id } = await ready(lab, member, createWithdrawal, asked);
      lab.platform.gateway.control.simulator!.clock.move(2 * cashier.withdrawalTakesMs);
      return { id, received: true };
    },
    refused: unknownOrder,
  },
  convertPoints: {
    async request(lab, member) {
      lab.givePoints(member, 500);
      return { points: 200, paymentPassword: PAYMENT_PASSWORD };
    },
    refused: { points: 90 },
  },
  claimRebate: {
    async request(lab, member) {
      lab.addRound(member, "RNG", 50_000);
      return { gameType: "RNG" };
    },
    refused: { gameType: "NOBODYS" },
  },
  claimReward: { request: async () => ({ id: "monthly-rank" }), refused: { id: "nothing" } },
  claimMission: {
    async request(lab, member) {
      for (const type of ["RNG", "LIVE", "PVP"]) lab.addRound(member, type, 50_000);
      return { id: "three-types" };
    },
    refused: { id: "nothing" },
  },
  joinPromotion: { request: async () => ({ id: "weekly-challenge" }), refused: { id: "welcome" } },
  claimPromotion: {
    async request(lab, member) {
      await ready(lab, member, joinPromotion, { id: "weekly-challenge" });
      lab.addRound(member, "RNG", 1_000_000);
      return { id: "weekly-challenge" };
    },
    refused: { id: "welcome" },
  },
  redeemPointReward: {
    async request(lab, member) {
      lab.givePoints(member, 2000);
      return { reward: "bonus-100", quantity: 1, remark: "thanks", paymentPassword: PAYMENT_PASSWORD };
    },
    refused: { quantity: 99 },
  },
  setPlayLimit: { request: async () => ({ kind: "LOSS", period: "DAY", value: 100 }), refused: { kind: "BET" } },
  takeTimeOut: { request: async () => ({ days: 1, password: DEMO_PASSWORD }), refused: wrongPassword },
  excludeSelf: {
    request: async () => ({ months: 6, scope: "BRAND", password: DEMO_PASSWORD }),
    refused: wrongPassword,
  },
  pausePlay: { request: async () => ({}), refused: undefined },
  updateProfile: {
    request: async () => ({ nickname: "Summer Sea", email: "sea@mail.example", password: DEMO_PASSWORD }),
    refused: { nickname: "x" },
  },
  uploadAvatar: { request: async () => ({ image: DOT_PNG, type: "image/png" }), refused: { image: "R0lGODlh" } },
  readMail: { request: async (lab, member) => ({ id: receiveMail(lab, member) }), refused: unknownMail },
  deleteMail: { request: async (lab, member) => ({ id: receiveMail(lab, member) }), refused: unknownMail },
  sendChatMessage: { request: async () => ({ room: "lounge", text: "Good luck to all!" }), refused: { room: "news" } },
  claimRaffle: { request: async () => ({ id: "attendance-wheel" }), refused: { id: "welcome" } },
  createDownline: {
    request: async () => ({ username: `own${(numbers += 1)}`, password: "passwort-frei", rate: 1.5 }),
    refused: { username: "demo" },
  },
  createAffiliateLink: { request: async () => ({ rate: 1.5, remark: "autumn" }), refused: { rate: 99 } },
  removeAffiliateLink: {
    request: async (lab, member) => ({ code: await newLink(lab, member) }),
    refused: { code: "NORTH01" },
  },
  requestContract: {
    request: async (lab, member) => ({
      action: "NEW",
      kind: "daily",
      account: lab.accountOf(lab.addMember({ type: 1, below: member })),
      terms: contractTerms.daily,
    }),
    refused: { account: "demo" },
  },
  answerContract: answers("dividend"),
  processDividend: answers("dividend"),
  processDailySalary: answers("daily"),
  processHourlySalary: answers("hourly"),
  processRealTimeSalary: answers("realTime"),
  answerRealityCheck: { request: async () => ({ everyMinutes: 30 }), refused: { everyMinutes: 1 } },
};
