import type { Call } from "@livery/platform/call.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { createAffiliateLink } from "@livery/platform/calls/createAffiliateLink.ts";
import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab, PAYMENT_PASSWORD } from "../testing/openMoneyLab.ts";

// No call shows an agent somebody outside of its own tree, or whether they exist. The calls are read from the contract, so
// that a new one is in the table.

let lab: MoneyLab;
/** The agent who asks, with one member below. */
let agent: LabMember;
let own: LabMember;
/** Those who are not below it, by who they are. */
const strangers: Record<string, LabMember> = {};
/** A link, and a contract of others. */
const foreign = { code: "", contract: "" };

beforeAll(async () => {
  lab = await openMoneyLab();
  const upline = lab.addMember({ type: 1 });
  agent = lab.addMember({ type: 1, below: upline });
  own = lab.addMember({ type: 1, below: agent });
  const sibling = lab.addMember({ type: 1, below: upline });
  const nephew = lab.addMember({ type: 1, below: sibling });
  const other = lab.addMember({ type: 1 });
  const theirs = lab.addMember({ below: other });
  const former = lab.addMember({ type: 1, below: agent });
  const formerChild = lab.addMember({ below: former });
  lab.raw.prepare("update member set upline_id = ? where id = ?").run(other.id, former.id);
  Object.assign(strangers, { upline, sibling, nephew, other, theirs, former, formerChild });
  for (const stranger of Object.values(strangers)) lab.addRound(stranger, "RNG", 777_700);
  lab.addRound(own, "RNG", 1000);
  ({ code: foreign.code } = await lab.siteOf(sibling)(createAffiliateLink, { rate: 1 }));
  const asks = {
    action: "NEW",
    kind: "dividend",
    account: lab.accountOf(nephew),
    terms: { period: "M", rate: 1 },
  } as const;
  ({ id: foreign.contract } = await lab.siteOf(sibling)(requestContract, asks));
});
afterAll(() => lab.close());

const answer = () => ({ id: foreign.contract, action: "ACCEPT" });

/** What each call of agents is asked with; a function of an account where it takes one. */
const requests: Readonly<Record<string, (account: string) => object | undefined>> = {
  affiliateLinks: () => undefined,
  answerContract: answer,
  contractInfo: () => undefined,
  contracts: () => ({ kind: "dividend" }),
  createAffiliateLink: () => ({ rate: 1 }),
  createDownline: () => ({ username: "below77", password: "passwort-frei", rate: 1 }),
  downline: (parent) => ({ parent }),
  income: () => ({}),
  processDailySalary: answer,
  processDividend: answer,
  processHourlySalary: answer,
  processRealTimeSalary: answer,
  removeAffiliateLink: () => ({ code: foreign.code }),
  requestContract: (account) => ({ action: "NEW", kind: "daily", account, terms: { rate: 1 } }),
  settlements: () => ({ kind: "dividend" }),
  teamBets: (account) => ({ account }),
  teamOverview: () => ({}),
  teamProfit: (parent) => ({ parent }),
  teamTransactions: (account) => ({ account }),
  transferDownline: (account) => ({ account, amount: 1_000_000, paymentPassword: PAYMENT_PASSWORD }),
};

const agentCalls = (Object.values(liveCalls) as readonly Call<never, unknown>[]).filter(({ auth }) => auth === "agent");

/** The code of the refusal, or what came instead. */
async function refusalOf(call: Call<never, unknown>, request: object | undefined): Promise<unknown> {
  return lab
    .siteOf(agent)(call, request as never)
    .catch((error: unknown) => (error as { readonly code: string }).code);
}

it("every call of agents is in the table", () => {
  expect(Object.keys(requests).toSorted()).toEqual(agentCalls.map(({ id }) => id).toSorted());
});

describe("a call that names a member", () => {
  const named = agentCalls.filter(
    ({ id }) => requests[id]!("a") !== undefined && JSON.stringify(requests[id]!("a")).includes('"a"'),
  );

  it.each(named.map((call) => [call.id, call] as const))(
    "%s rejects everybody else like an unknown account",
    async (id, call) => {
      const unknown = await refusalOf(call, requests[id]!("nobody"));
      expect(unknown).toEqual(expect.any(String));
      for (const [who, stranger] of Object.entries(strangers)) {
        // With the agent above a contract is possible.
        if (id === "requestContract" && who === "upline") continue;
        expect([who, await refusalOf(call, requests[id]!(lab.accountOf(stranger)))]).toEqual([who, unknown]);
      }
      expect(await refusalOf(call, requests[id]!(lab.accountOf(own)))).not.toEqual(unknown);
    },
  );
});

describe("a call that names something of others", () => {
  const answering = agentCalls.filter(({ id }) => id === "removeAffiliateLink" || requests[id] === answer);

  it.each(answering.map((call) => [call.id, call] as const))(
    "%s rejects it like one that is not there",
    async (id, call) => {
      const guess = { ...requests[id]!(""), [id === "removeAffiliateLink" ? "code" : "id"]: "ZZZZZZZZ" };
      const unknown = await refusalOf(call, guess);
      expect(unknown).toEqual(expect.any(String));
      expect(await refusalOf(call, requests[id]!(""))).toEqual(unknown);
    },
  );
});

describe("a call that names nobody", () => {
  const lists = agentCalls.filter(({ method }) => method === "GET");

  it.each(lists.map((call) => [call.id, call] as const))(
    "%s has nobody else in it, and nothing that they did",
    async (id, call) => {
      const request = JSON.stringify(requests[id]!("a") ?? {}).includes('"a"') ? {} : requests[id]!("");
      const text = JSON.stringify(await lab.siteOf(agent)(call, request as never));
      for (const [who, stranger] of Object.entries(strangers)) {
        // The agent above can be asked for a contract.
        if (id === "contracts" && who === "upline") continue;
        expect(text).not.toContain(`"${lab.accountOf(stranger)}"`);
      }
      expect(text).not.toContain("7777");
    },
  );
});
