import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listLinks } from "../agents/affiliateLinks.ts";
import { isAnyContractDue, settleContracts } from "../agents/contracts/settleContracts.ts";
import { contractInfo, listContracts, listSettlements } from "../agents/contracts/listContracts.ts";
import { listDownline } from "../agents/downline.ts";
import { listIncome } from "../agents/income.ts";
import { whomAsked } from "../agents/team.ts";
import { teamOverview } from "../agents/teamOverview.ts";
import { teamProfit } from "../agents/teamProfit.ts";
import type { Member } from "../members/findMember.ts";
import { listPoints } from "../points/listPoints.ts";
import { redeem } from "../points/redemptions.ts";
import { claimables } from "../rebates/rebates.ts";
import { listBonuses } from "../rewards/listBonuses.ts";
import { missionBoard } from "../rewards/missionBoard.ts";
import { missionStatuses } from "../rewards/missions.ts";
import { listInvited, referralOf } from "../rewards/referrals.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { type Reading, type Writing, transactionOn } from "../store/transaction.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { listBets } from "./betRecords.ts";
import { listMoney, listMoneyOf } from "./listMoney.ts";
import { personalProfit } from "./personalProfit.ts";

// A page of a record must not read other members' rows: on a large platform that would take seconds.

const MEMBER = 1;
const span = { start: 0, end: 1_000_000 };
const asker = { memberId: MEMBER, language: "en" as const, now: 1_000_000 };

const receiver = { member: { id: MEMBER, merchant: "A", rank_level: 0 }, now: 1_000_000 };
const agent = { id: MEMBER, merchant: "A", account_key: "m", upline_id: null } as Member;

let store: Store;
let raw: DatabaseSync;
let planned: string[] = [];
beforeAll(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
  raw.exec(`insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
    profile, created_at) values (1, 'A', 'm', 'm', '', '', 0, 0, 0, '', '{}', 0);
    insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
    profile, created_at, upline_id) values (2, 'A', 'below', 'below', '', '', 0, 1, 0, '', '{}', 0, 1);
    insert into wallet (merchant, member_id, kind, name, opened_at) values ('A', 1, 'main', '', 0);
    insert into game_round (id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed, round, at)
      values ('R1', 'A', 1, 'PP', 'g', 'RNG', 500, 0, '', '', 1, 5), ('R2', 'A', 2, 'PP', 'g', 'RNG', 500, 0, '', '', 1, 5)`);
});
afterAll(() => store.close());

/** A transaction that notes how SQLite answers every query. */
function watched(): Writing {
  planned = [];
  const watching = Object.create(raw, {
    prepare: {
      value: (query: string) => {
        if (/^\s*(?:select|with)/iu.test(query)) {
          const steps = raw.prepare(`explain query plan ${query}`).all(...Array<null>(variables(query)).fill(null));
          planned.push(...steps.map(({ detail }) => String(detail)));
        }
        return raw.prepare(query);
      },
    },
  }) as DatabaseSync;
  return transactionOn(watching);
}

const variables = (query: string) => query.split("?").length - 1;

const reads: Readonly<Record<string, (reading: Reading) => unknown>> = {
  "bets with their totals (AP-130)": (reading) => listBets(reading, {}, asker),
  "bets of a type and a provider (AP-130)": (reading) => listBets(reading, { gameType: "RNG", vendor: "PP" }, asker),
  "profit and loss (AP-135)": (reading) => personalProfit(reading, MEMBER, { from: 0, to: 1_000_000 }),
  "movements of money (AP-056)": (reading) => listMoney(reading, MEMBER, span),
  "movements of points (AP-056)": (reading) => listPoints(reading, MEMBER, { ...span, type: "REDEEM" }),
  "bonuses (AP-136)": (reading) => listBonuses(reading, {}, asker),
  "referrals (AP-139)": (reading) => referralOf(reading, MEMBER),
  "invited members (AP-140)": (reading) => listInvited(reading, MEMBER, {}),
  "missions (AP-036)": (reading) => missionStatuses(reading, receiver),
  "members below an agent (AP-185)": (reading) => listDownline(reading, agent, {}, 5),
  "a part of an account in a team (AP-185)": (reading) => listDownline(reading, agent, { account: "m" }, 5),
  "links of an agent (AP-182)": (reading) => listLinks(reading, MEMBER),
  "bets of a team (AP-186)": (reading) =>
    listBets(reading, {}, { ...asker, whose: whomAsked(reading, agent, undefined) }),
  "a team in figures (AP-180)": (reading) => teamOverview(reading, agent, {}, 5),
  "income of an agent (AP-188)": (reading) => listIncome(reading, agent, {}, 5),
  "profit of a team (AP-187)": (reading) => teamProfit(reading, agent, {}, 5),
  "money of a team (AP-189)": (reading) => listMoneyOf(reading, whomAsked(reading, agent, undefined), span),
  "contracts of an agent (AP-190)": (reading) => listContracts(reading, agent, "daily"),
  "settlements of an agent (AP-193)": (reading) => listSettlements(reading, agent, { kind: "daily" }, 5),
  "flags of an agent (AP-066)": (reading) => contractInfo(reading, agent),
  "what is due to an agent": (reading) => isAnyContractDue(reading, { memberId: MEMBER, now: 5 }),
  "what is due to anybody": (reading) => isAnyContractDue(reading, { now: 5 }),
  "cashback (AP-132)": (reading) => claimables(reading, MEMBER),
};

it.each(Object.entries(reads))("%s: every step finds its rows by an index", (_, read) => {
  read(watched());
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.filter((step) => step.startsWith("SCAN "))).toEqual([]);
});

const HOURS = "SEARCH play_hour USING PRIMARY KEY (member_id=? AND hour>? AND hour<?)";
const TEAM_HOURS = ["team_play", "team_money"].map(
  (table) => `SEARCH ${table} USING PRIMARY KEY (agent_id=? AND hour>? AND hour<?)`,
);

it("bets of a provider and their totals: the totals come from the index alone, and nothing is sorted", () => {
  listBets(watched(), { vendor: "PP" }, asker);
  expect(planned.some((step) => step.includes("COVERING INDEX game_round_by_time"))).toBe(true);
  expect(planned.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
});

it("totals of bets: they come from the sums of hours, and rounds are read for the page alone", () => {
  listBets(watched(), {}, asker);
  expect(planned).toContain(HOURS);
  const rounds = planned.filter((step) => step.includes("game_round"));
  expect(rounds).toEqual(["SEARCH game_round USING INDEX game_round_by_time (member_id=? AND at>? AND at<?)"]);
});

it("a team in figures (AP-180): what it played and moved comes from the sums of hours", () => {
  teamOverview(watched(), agent, {}, 5);
  expect(planned).toEqual(expect.arrayContaining(TEAM_HOURS));
});

it("board of missions (AP-037): only the week's claims are ranked, which an index finds", () => {
  missionBoard(watched(), receiver);
  expect(planned.some((step) => step.startsWith("SEARCH bonus USING COVERING INDEX bonus_by_reward"))).toBe(true);
  expect(planned.filter((step) => /^SCAN (?:bonus|member)\b/u.test(step))).toEqual([]);
});

it("stock of a reward (AP-053): every step finds its rows by an index", () => {
  const writing = watched();
  expect(() => redeem(writing, { id: MEMBER, merchant: "A" }, { reward: "coffee", quantity: 1 }, 5)).toThrow(
    "INSUFFICIENT_POINTS",
  );
  expect(planned.filter((step) => step.startsWith("SCAN "))).toEqual([]);
});

it("settling a contract (AP-193): every step finds its rows by an index", () => {
  raw.exec(`insert into contract (id, merchant, kind, payer_id, receiver_id, requested_by, state, terms, created_at, began_at,
      settled_until, due_at)
    values ('K1', 'A', 'realTime', 2, 1, 2, 'SUCCESS', '{"profitRate":1,"lossRate":1}', 0, 0, 0, 310000);
    insert into wallet (merchant, member_id, kind, name, opened_at) values ('A', 2, 'main', '', 0)`);
  settleContracts(watched(), { now: 400_000 });
  expect(raw.prepare("select amount from settlement").all()).toEqual([{ amount: 5 }]);
  expect(planned.filter((step) => step.startsWith("SCAN "))).toEqual([]);
});
