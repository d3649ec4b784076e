import { banks } from "../../../money/cashier.ts";
import { DOT_PNG } from "../../dotPng.ts";
import { taggedAmount } from "../amounts.ts";
import { LOGIN_PASSWORD } from "../harnessMember.ts";
import { idOf, textOf, valueOf } from "../outcome.ts";
import { type Draw, type Plan, chance, forget, recent } from "./plan.ts";

const accounts = banks.filter(({ kind }) => kind === "BANK").map(({ code }) => code);

export const limitPeriods = ["DAY", "WEEK", "MONTH"] as const;

/** Limits that occasionally stop a member. */
function limitOf({ random, known, operation }: Draw): object {
  const [kind, period] = [random.pick(["DEPOSIT", "LOSS", "SESSION"]), random.pick(limitPeriods)];
  const [minutes, size] = [random.between(300, 1440), random.between(50, 2000)];
  const isRemoved = chance(random, 10);
  const isNone = chance(random, 5);
  const value = kind === "SESSION" ? minutes : taggedAmount(known.currency, size, operation);
  return { kind: isNone ? "BET" : kind, period, ...(!isRemoved && { value }) };
}

/** So tight that a few deposits reach each of them. */
const tightSizes = { DAY: [10, 22], WEEK: [12, 26], MONTH: [14, 28] } as const;

/** First one for every period; later raises, reductions and removals. */
function tightLimitOf({ random, known, operation, done }: Draw): object {
  const later = random.pick(limitPeriods);
  const period = limitPeriods[done] ?? later;
  const [least, most] = tightSizes[period];
  const value = taggedAmount(known.currency, random.between(least, most), operation);
  const isRemoved = chance(random, 10) && done >= limitPeriods.length;
  return { kind: "DEPOSIT", period, ...(!isRemoved && { value }) };
}

/** The password with which a member leaves; occasionally a wrong one. */
const leavingPassword = ({ random }: Draw): string => (chance(random, 20) ? "wrong" : LOGIN_PASSWORD);

/** In percent; an agent of a run has 5. */
const MORE_THAN_OWN_RATE = 9;

/** How the other calls with a key are sent. */
export const settingPlans: Readonly<Record<string, Plan>> = {
  addBankCard: {
    weight: 1.5,
    by: ["own"],
    body: ({ random, known }) => {
      const [bank, number] = [random.pick(accounts), 10_000_000 + known.member.id * 10 + random.between(0, 7)];
      const isUnknown = chance(random, 10);
      const { paymentPassword } = known;
      return {
        kind: "BANK",
        bank: isUnknown ? "NOBODYS" : bank,
        holder: "Harness",
        number: `${number}`,
        password: LOGIN_PASSWORD,
        paymentPassword,
      };
    },
    learn: (known, operation) => {
      known.cards.push(idOf(operation));
    },
  },
  removeBankCard: {
    weight: 1.5,
    by: ["own"],
    body: ({ random, known: { cards, paymentPassword } }) => ({
      id: recent(random, cards),
      password: LOGIN_PASSWORD,
      paymentPassword,
    }),
    learn: ({ cards }, operation) => forget(cards, textOf(operation, "id")),
  },
  setPaymentPassword: {
    weight: 0.7,
    by: ["secret"],
    body: ({ random, known }) => {
      const paymentPassword = `${random.between(100_000, 999_999)}`;
      const oldPaymentPassword = chance(random, 15) ? "000000" : known.paymentPassword;
      return { paymentPassword, oldPaymentPassword, loginPassword: LOGIN_PASSWORD };
    },
    learn: (known, operation) => {
      known.paymentPassword = textOf(operation, "paymentPassword");
    },
  },
  setPlayLimit: {
    weight: 4,
    by: ["own", "limiting"],
    body: (draw) => ({ ...(draw.known.member.kind === "limited" ? tightLimitOf(draw) : limitOf(draw)) }),
  },
  answerRealityCheck: {
    weight: 3,
    by: ["own"],
    body: ({ random }) => {
      const [everyMinutes, answer] = [random.between(5, 1440), random.pick(["CONTINUE", "LEAVE"])];
      return { everyMinutes: chance(random, 10) ? 1 : everyMinutes, answer };
    },
  },
  readMail: {
    weight: 0.6,
    by: ["own"],
    body: ({ random }) => (chance(random, 30) ? { id: "NOTHING" } : {}),
  },
  deleteMail: {
    weight: 0.6,
    by: ["own"],
    body: ({ random }) => (chance(random, 30) ? { id: "NOTHING" } : {}),
  },
  sendChatMessage: {
    weight: 0.8,
    by: ["own", "shared"],
    body: ({ random, operation }) => ({ room: chance(random, 20) ? "news" : "lounge", text: `Operation ${operation}` }),
  },
  updateProfile: {
    weight: 0.6,
    by: ["own"],
    body: ({ random, operation }) => ({ nickname: chance(random, 20) ? "x" : `Player ${operation}` }),
  },
  uploadAvatar: {
    weight: 0.3,
    by: ["own"],
    body: ({ random }) => ({ image: chance(random, 20) ? "R0lGODlh" : DOT_PNG, type: "image/png" }),
  },
  createDownline: {
    weight: 0.4,
    by: ["secret"],
    body: ({ random, operation }) => ({
      username: `below${operation}`,
      password: "mirinae-2030",
      rate: chance(random, 20) ? MORE_THAN_OWN_RATE : 1.5,
    }),
  },
  createAffiliateLink: {
    weight: 2.5,
    by: ["secret"],
    body: ({ random, operation }) => ({
      rate: chance(random, 20) ? MORE_THAN_OWN_RATE : 1.5,
      remark: `Operation ${operation}`,
    }),
    learn: (known, operation) => {
      known.links.push(valueOf<{ readonly code: string }>(operation).code);
    },
  },
  removeAffiliateLink: {
    weight: 2.5,
    by: ["secret"],
    body: ({ random, known: { links } }) => ({ code: recent(random, links) }),
    learn: ({ links }, operation) => forget(links, textOf(operation, "code")),
  },
  pausePlay: { weight: 0.6, by: ["leaving"], body: () => ({}) },
  takeTimeOut: {
    weight: 0.6,
    by: ["leaving"],
    body: (draw) => ({ days: draw.random.between(1, 42), password: leavingPassword(draw) }),
  },
  excludeSelf: {
    weight: 0.6,
    by: ["leaving"],
    body: (draw) => {
      const [months, scope] = [draw.random.pick([6, 12, 24, 60]), draw.random.pick(["BRAND", "GROUP"])];
      return { months, scope, password: leavingPassword(draw) };
    },
  },
};
