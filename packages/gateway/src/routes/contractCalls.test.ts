import { answerContract } from "@livery/platform/calls/answerContract.ts";
import { contractInfo } from "@livery/platform/calls/contractInfo.ts";
import { contracts } from "@livery/platform/calls/contracts.ts";
import { processDailySalary } from "@livery/platform/calls/processDailySalary.ts";
import { processDividend } from "@livery/platform/calls/processDividend.ts";
import { processHourlySalary } from "@livery/platform/calls/processHourlySalary.ts";
import { processRealTimeSalary } from "@livery/platform/calls/processRealTimeSalary.ts";
import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { settlements } from "@livery/platform/calls/settlements.ts";
import type { RequestContractRequest } from "@livery/platform/requests/requestContract.gen.js";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

// agent > lower > lowest, all agents with a rate of 5 %, and agent > member.

let lab: MoneyLab;
let agent: LabMember;
let lower: LabMember;
let lowest: LabMember;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  agent = lab.addMember({ type: 1 });
  lower = lab.addMember({ type: 2, below: agent });
  lowest = lab.addMember({ type: 41, below: lower });
  member = lab.addMember({ below: agent });
});

type Kind = NonNullable<RequestContractRequest["kind"]>;
type Terms = NonNullable<RequestContractRequest["terms"]>;

const usualTerms: Readonly<Record<Kind, Terms>> = {
  dividend: { period: "M", rate: 4 },
  daily: { rate: 1 },
  hourly: { rate: 0.5 },
  realTime: { profitRate: 0.2, lossRate: 0.4 },
};

const asking = (kind: Kind, other: LabMember, terms: Terms = usualTerms[kind]) => {
  return { action: "NEW", kind, account: lab.accountOf(other), terms } as const;
};

/** A contract of two agents that both agreed to; returns its id. */
async function agreed(payer: LabMember, receiver: LabMember, kind: Kind, terms?: Terms): Promise<string> {
  const { id } = await lab.siteOf(payer)(requestContract, asking(kind, receiver, terms));
  await lab.siteOf(receiver)(answerContract, { id, action: "ACCEPT" });
  return id;
}

/** The states of an agent's contracts of a kind, by id. */
async function statesOf(one: LabMember, kind: Kind = "dividend") {
  const { own, downline } = await lab.siteOf(one)(contracts, { kind });
  return Object.fromEntries([...own, ...downline].map(({ id, state }) => [id, state]));
}

const kinds = Object.keys(usualTerms) as readonly Kind[];
/** The calls that answer contracts of one kind. Each one's first answer is checked against its row of the register. */
const processes = [
  {
    row: "AP-042",
    kind: "dividend",
    call: processDividend,
    accept: (id: string, token: string) =>
      lab.platform.expectContract(processDividend, { id, action: "ACCEPT" }, token),
  },
  {
    row: "AP-043",
    kind: "daily",
    call: processDailySalary,
    accept: (id: string, token: string) =>
      lab.platform.expectContract(processDailySalary, { id, action: "ACCEPT" }, token),
  },
  {
    row: "AP-044",
    kind: "hourly",
    call: processHourlySalary,
    accept: (id: string, token: string) =>
      lab.platform.expectContract(processHourlySalary, { id, action: "ACCEPT" }, token),
  },
  {
    row: "AP-045",
    kind: "realTime",
    call: processRealTimeSalary,
    accept: (id: string, token: string) =>
      lab.platform.expectContract(processRealTimeSalary, { id, action: "ACCEPT" }, token),
  },
] as const;

describe("requesting a contract", () => {
  it("AP-190 AP-191 an agent offers one to its downline; both see it with its terms, state and other party", async () => {
    const terms: Terms = {
      period: "H",
      rate: 2.5,
      periodValidBet: minor(1_000_000),
      periodProfitLoss: minor(500_000),
      activeMembers: 5,
      betAmount: minor(10_000),
      endsAt: "2027-11-20",
    };
    const asked = asking("dividend", lower, terms);
    const offered = await lab.platform.expectContract(requestContract, asked, lab.tokenOf(agent));
    const createdAt = new Date(lab.now()).toISOString();
    expect(offered).toEqual({
      id: offered.id,
      kind: "dividend",
      account: lab.accountOf(lower),
      own: false,
      state: "NEW",
      mayAnswer: false,
      terms,
      createdAt,
    });
    expect(await lab.platform.expectContract(contracts, { kind: "dividend" }, lab.tokenOf(lower))).toEqual({
      own: [{ ...offered, account: lab.accountOf(agent), own: true, mayAnswer: true }],
      downline: [],
      upline: lab.accountOf(agent),
    });
    const none = { own: [], downline: [], upline: "agent1" };
    expect(await lab.siteOf(agent)(contracts, { kind: "dividend" })).toEqual({ ...none, downline: [offered] });
    expect(await lab.siteOf(agent)(contracts, { kind: "daily" })).toEqual(none);
    const belowMember = lab.addMember({ type: 1, below: member });
    expect(await lab.siteOf(belowMember)(contracts, { kind: "daily" })).toEqual({ own: [], downline: [] });
  });

  it("AP-191 an agent asks the one above, who answers", async () => {
    const asked = await lab.siteOf(lower)(requestContract, asking("daily", agent));
    expect(asked).toMatchObject({ own: true, state: "NEW", mayAnswer: false, account: lab.accountOf(agent) });
    const [seen] = (await lab.siteOf(agent)(contracts, { kind: "daily" })).downline;
    expect(seen).toMatchObject({ id: asked.id, own: false, mayAnswer: true, account: lab.accountOf(lower) });
  });

  it("AP-191 only with agents directly above and below; others are rejected, or unknown outside the team", async () => {
    const other = lab.addMember({ type: 1 });
    for (const [by, account, code] of [
      [agent, lab.accountOf(member), "CONTRACT_PARTY"],
      [agent, lab.accountOf(lowest), "CONTRACT_PARTY"],
      [agent, lab.accountOf(agent), "CONTRACT_PARTY"],
      [lowest, lab.accountOf(agent), "DOWNLINE_UNKNOWN"],
      [lower, lab.accountOf(member), "DOWNLINE_UNKNOWN"],
      [agent, lab.accountOf(other), "DOWNLINE_UNKNOWN"],
      [agent, "nobody", "DOWNLINE_UNKNOWN"],
    ] as const)
      await expect(lab.siteOf(by)(requestContract, { ...asking("daily", lower), account })).rejects.toMatchObject({
        code,
      });
  });

  it.each([
    ["dividend", { rate: 1 }, "period", "required"],
    ["dividend", { period: "W" }, "rate", "required"],
    ["daily", { rate: 1, period: "W" }, "period", "choice"],
    ["hourly", { rate: 1, period: "D" }, "period", "choice"],
    ["hourly", { rate: 1, singleBet: 5 }, "singleBet", "choice"],
    ["daily", { rate: 1, betAmount: 5 }, "activeMembers", "required"],
    ["daily", { rate: 1.005 }, "rate", "pattern"],
    ["daily", { rate: 101 }, "rate", "range"],
    ["realTime", { profitRate: 1 }, "lossRate", "required"],
    ["realTime", { profitRate: 1, lossRate: 1, rate: 1 }, "rate", "choice"],
    ["realTime", { profitRate: 1, lossRate: 1, endsAt: "2026-11-20" }, "endsAt", "range"],
    ["realTime", { profitRate: 1, lossRate: 1, endsAt: "2026-99-99" }, "endsAt", "pattern"],
  ] as const)("AP-191 terms of a %s contract that make no sense are rejected: %j", async (kind, terms, field, rule) => {
    const before = lab.contents();
    await expect(lab.siteOf(agent)(requestContract, asking(kind, lower, terms as Terms))).rejects.toMatchObject({
      code: "FIELD_INVALID",
      value: { field: `terms.${field}`, rule },
    });
    expect(lab.contents()).toBe(before);
  });

  it("AP-191 rejects a request without its fields, and a second one while the first waits", async () => {
    const { action, ...asked } = asking("daily", lower);
    for (const field of Object.keys(asked)) {
      const incomplete = { action, ...Object.fromEntries(Object.entries(asked).filter(([name]) => name !== field)) };
      await expect(lab.siteOf(agent)(requestContract, incomplete)).rejects.toMatchObject({
        code: "FIELD_INVALID",
        value: { field, rule: "required" },
      });
    }
    await lab.siteOf(agent)(requestContract, { action, ...asked });
    for (const [by, other] of [
      [agent, lower],
      [lower, agent],
    ] as const)
      await expect(lab.siteOf(by)(requestContract, asking("daily", other))).rejects.toMatchObject({
        code: "CONTRACT_PENDING",
      });
    expect(await lab.siteOf(agent)(requestContract, asking("hourly", lower))).toMatchObject({ state: "NEW" });
  });

  it("AP-191 AP-192 no rate above that of the payer: its own, and what its contract pays, also when it is accepted", async () => {
    const tooHigh = (most: number, field = "rate") => ({
      code: "CONTRACT_RATE_TOO_HIGH",
      value: { field: `terms.${field}`, most },
    });
    const offer = (rate: number) => asking("dividend", lowest, { period: "M", rate });
    await expect(lab.siteOf(lower)(requestContract, offer(5.01))).rejects.toMatchObject(tooHigh(5));
    await expect(
      lab.siteOf(lowest)(requestContract, asking("dividend", lower, { period: "D", rate: 6 })),
    ).rejects.toMatchObject(tooHigh(5));
    const { id } = await lab.siteOf(lower)(requestContract, offer(5));
    await agreed(agent, lower, "dividend", { period: "M", rate: 3 });
    await expect(lab.siteOf(lowest)(answerContract, { id, action: "ACCEPT" })).rejects.toMatchObject(tooHigh(3));
    await lab.siteOf(lowest)(answerContract, { id, action: "REJECT" });
    await expect(lab.siteOf(lower)(requestContract, offer(3.01))).rejects.toMatchObject(tooHigh(3));
    expect(await lab.siteOf(lower)(requestContract, offer(3))).toMatchObject({ state: "NEW" });
    await agreed(agent, lower, "realTime", { profitRate: 1, lossRate: 2 });
    await expect(
      lab.siteOf(lower)(requestContract, asking("realTime", lowest, { profitRate: 1.5, lossRate: 2 })),
    ).rejects.toMatchObject(tooHigh(1, "profitRate"));
  });
});

describe("answering", () => {
  it("AP-192 accepts, rejects and ends, each by the party that may; the other one is rejected", async () => {
    const { id } = await lab.siteOf(agent)(requestContract, asking("daily", lower));
    const answer = (by: LabMember, action: "ACCEPT" | "REJECT" | "TERMINATE") =>
      lab.siteOf(by)(answerContract, { id, action });
    const end = { action: "TERMINATE", id } as const;
    const notAllowed = { status: 403, code: "CONTRACT_NOT_ALLOWED" };
    const wrongState = { status: 409, code: "CONTRACT_STATE" };
    await expect(answer(agent, "ACCEPT")).rejects.toMatchObject(notAllowed);
    await expect(answer(lower, "TERMINATE")).rejects.toMatchObject(wrongState);
    await expect(lab.siteOf(lower)(requestContract, end)).rejects.toMatchObject(wrongState);
    const createdAt = new Date(lab.now()).toISOString();
    lab.clock.set(lab.now() + 60_000);
    const beganAt = new Date(lab.now()).toISOString();
    const accepted = await lab.platform.expectContract(answerContract, { id, action: "ACCEPT" }, lab.tokenOf(lower));
    const began = { id, state: "SUCCESS", own: true, mayAnswer: false, createdAt, beganAt };
    expect(accepted).toMatchObject({ contract: began, ended: [] });
    expect((await lab.siteOf(lower)(contracts, { kind: "daily" })).own).toMatchObject([began]);
    await expect(answer(lower, "ACCEPT")).rejects.toMatchObject(wrongState);
    await expect(answer(lower, "TERMINATE")).rejects.toMatchObject(notAllowed);
    const asked = await lab.siteOf(lower)(requestContract, end);
    expect(asked).toMatchObject({ state: "TERMINATION_REQUESTED", mayAnswer: false });
    await expect(answer(lower, "ACCEPT")).rejects.toMatchObject(notAllowed);
    await expect(answer(agent, "TERMINATE")).rejects.toMatchObject(wrongState);
    expect((await answer(agent, "REJECT")).contract.state).toBe("SUCCESS");
    await lab.siteOf(lower)(requestContract, end);
    expect((await answer(agent, "ACCEPT")).contract.state).toBe("TERMINATED");
    for (const action of ["ACCEPT", "REJECT", "TERMINATE"] as const)
      await expect(answer(agent, action)).rejects.toMatchObject(wrongState);
    const rejected = await lab.siteOf(agent)(requestContract, asking("daily", lower));
    await lab.siteOf(lower)(answerContract, { id: rejected.id, action: "REJECT" });
    const ended = await agreed(agent, lower, "daily");
    await lab.siteOf(agent)(answerContract, { id: ended, action: "TERMINATE" });
    expect(await statesOf(lower, "daily")).toEqual({
      [id]: "TERMINATED",
      [rejected.id]: "REJECTED",
      [ended]: "TERMINATED",
    });
  });

  it("AP-190 AP-191 AP-192 AP-193 a contract of another tree or of others in the own one is unknown", async () => {
    const id = await agreed(agent, lower, "dividend");
    const unknown = { status: 404, code: "CONTRACT_UNKNOWN" };
    for (const stranger of [lowest, lab.addMember({ type: 1 })]) {
      for (const action of ["ACCEPT", "REJECT", "TERMINATE"] as const)
        await expect(lab.siteOf(stranger)(answerContract, { id, action })).rejects.toMatchObject(unknown);
      await expect(lab.siteOf(stranger)(requestContract, { action: "TERMINATE", id })).rejects.toMatchObject(unknown);
      expect(await lab.siteOf(stranger)(contracts, { kind: "dividend" })).toMatchObject({ own: [], downline: [] });
      expect(await lab.siteOf(stranger)(settlements, { kind: "dividend" })).toMatchObject({ total: 0 });
    }
    await expect(lab.siteOf(agent)(answerContract, { id: "K0", action: "ACCEPT" })).rejects.toMatchObject(unknown);
    expect(await statesOf(agent)).toEqual({ [id]: "SUCCESS" });
  });

  it("AP-190 AP-193 AP-066 members and trial accounts have no contracts", async () => {
    const trial = lab.addMember({ type: 4 });
    for (const [one, code] of [
      [member, "AGENTS_ONLY"],
      [trial, "TRIAL_ACCOUNT"],
    ] as const) {
      const refused = { status: 403, code };
      await expect(lab.siteOf(one)(contracts, { kind: "daily" })).rejects.toMatchObject(refused);
      await expect(lab.siteOf(one)(settlements, { kind: "daily" })).rejects.toMatchObject(refused);
      await expect(lab.siteOf(one)(contractInfo, undefined)).rejects.toMatchObject(refused);
      await expect(lab.siteOf(one)(requestContract, asking("daily", lower))).rejects.toMatchObject(refused);
      await expect(lab.siteOf(one)(answerContract, { id: "K0", action: "ACCEPT" })).rejects.toMatchObject(refused);
    }
  });

  it.each(processes)(
    "$row $call.id accepts, rejects and ends contracts of its own kind, and knows no others",
    async ({ kind, call, accept }) => {
      const { id } = await lab.siteOf(agent)(requestContract, asking(kind, lower));
      const otherKind = kinds[(kinds.indexOf(kind) + 1) % kinds.length]!;
      const other = await lab.siteOf(agent)(requestContract, asking(otherKind, lower));
      await expect(lab.siteOf(lower)(call, { id: other.id, action: "ACCEPT" })).rejects.toMatchObject({
        code: "CONTRACT_UNKNOWN",
      });
      await expect(lab.siteOf(agent)(call, { id, action: "ACCEPT" })).rejects.toMatchObject({
        code: "CONTRACT_NOT_ALLOWED",
      });
      expect(await accept(id, lab.tokenOf(lower))).toEqual({});
      expect(await statesOf(agent, kind)).toEqual({ [id]: "SUCCESS" });
      await lab.siteOf(agent)(call, { id, action: "TERMINATE" });
      expect(await statesOf(agent, kind)).toEqual({ [id]: "TERMINATED" });
      const again = await lab.siteOf(lower)(requestContract, asking(kind, agent));
      await lab.siteOf(agent)(call, { id: again.id, action: "REJECT" });
      expect(await statesOf(lower, kind)).toEqual({ [id]: "TERMINATED", [again.id]: "REJECTED" });
    },
  );
});

describe("a new rate", () => {
  it.each([
    ["higher", "TERMINATED", "SUCCESS"],
    ["lower", "SUCCESS", "TERMINATED"],
  ] as const)(
    "AG-034 with a new rate of 5 and the rule %s, a contract of 6 is %s and one of 4 %s",
    async (rule, six, four) => {
      const own = await openMoneyLab({ contract: { autoTerminate: rule } });
      try {
        const rateOf = own.raw.prepare("update member set rate = 800 where id = ?");
        const newAgent = (below?: LabMember) => {
          const added = own.addMember({ type: 1, ...(below && { below }) });
          rateOf.run(added.id);
          return added;
        };
        const site = (one: LabMember) => own.platform.client({ token: own.tokenOf(one) });
        const name = ({ id }: LabMember) =>
          String(own.raw.prepare("select account from member where id = ?").get(id)?.["account"]);
        const offer = (payer: LabMember, receiver: LabMember, rate: number) =>
          site(payer)(requestContract, {
            action: "NEW",
            kind: "dividend",
            account: name(receiver),
            terms: { period: "M", rate },
          });
        const top = newAgent();
        const middle = newAgent(top);
        const replaced = await offer(top, middle, 7);
        await site(middle)(answerContract, { id: replaced.id, action: "ACCEPT" });
        const below: string[] = [];
        for (const rate of [6, 5, 4]) {
          const receiver = newAgent(middle);
          const { id } = await offer(middle, receiver, rate);
          await site(receiver)(answerContract, { id, action: "ACCEPT" });
          below.push(id);
        }
        const { id } = await offer(top, middle, 5);
        const before = own.contents();
        const asked = await site(middle)(answerContract, { id, action: "ACCEPT", preview: true });
        expect(own.contents()).toBe(before);
        const done = await site(middle)(answerContract, { id, action: "ACCEPT" });
        expect(done).toEqual(asked);
        const ended = [replaced.id, below[rule === "higher" ? 0 : 2]];
        expect(done.ended.map((one) => one.id)).toEqual(ended);
        expect(done.ended.map(({ state }) => state)).toEqual(["TERMINATED", "TERMINATED"]);
        const { downline } = await site(middle)(contracts, { kind: "dividend" });
        expect(downline.toReversed().map(({ state }) => state)).toEqual([six, "SUCCESS", four]);
        expect((await site(middle)(contracts, { kind: "dividend" })).own.map((one) => [one.id, one.state])).toEqual([
          [id, "SUCCESS"],
          [replaced.id, "TERMINATED"],
        ]);
      } finally {
        await own.close();
      }
    },
  );
});

describe("AP-066 the nine flags", () => {
  const flags = (concerns: boolean, mayRequest: boolean, hasDaily: boolean) => ({
    divtypeinfo: concerns,
    dailysalinfotype: concerns,
    contractmrdailysalinfotype: hasDaily,
    contracthoursalinfo: concerns,
    realtimesalinfotype: concerns,
    divtypereq: mayRequest,
    dailysalreqtype: mayRequest,
    contracthoursalreq: mayRequest,
    realtimesalreqtype: mayRequest,
  });

  it("are on where there is somebody to agree with, and a request is possible until one waits", async () => {
    const alone = lab.addMember({ type: 1 });
    lab.raw.prepare("update member set upline_id = null where id = ?").run(alone.id);
    lab.addMember({ below: alone });
    expect(await lab.siteOf(alone)(contractInfo, undefined)).toEqual(flags(false, false, false));
    expect(await lab.platform.expectContract(contractInfo, undefined, lab.tokenOf(lowest))).toEqual(
      flags(true, true, false),
    );
    for (const kind of kinds) await lab.siteOf(lower)(requestContract, asking(kind, lowest));
    expect(await lab.siteOf(lowest)(contractInfo, undefined)).toEqual(flags(true, false, true));
    expect(await lab.siteOf(lower)(contractInfo, undefined)).toEqual(flags(true, true, true));
    for (const kind of kinds) await lab.siteOf(lower)(requestContract, asking(kind, agent));
    expect(await lab.siteOf(lower)(contractInfo, undefined)).toEqual(flags(true, false, true));
  });
});
