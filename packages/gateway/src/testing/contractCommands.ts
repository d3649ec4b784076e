import fc from "fast-check";
import { SETTLES_AFTER_MS } from "../agents/contracts/settleContracts.ts";
import type { ModelAgent, ModelKind, ModelTerms } from "./contractModel.ts";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** Three levels of agents with their players, and a player of nobody's. */
export const members = {
  top: { rate: 8 },
  middle: { upline: "top", rate: 6 },
  left: { upline: "middle", rate: 5 },
  right: { upline: "middle", rate: 5 },
  player: { upline: "middle" },
  leftplayer: { upline: "left" },
  rightplayer: { upline: "right" },
} as const satisfies Readonly<Record<string, ModelAgent>>;
export type Name = keyof typeof members;
export const names = Object.keys(members) as readonly Name[];
export const agents = names.filter((name) => "rate" in members[name]);

/** Usually a rate that is possible. */
const percent = fc
  .oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 500 }) }, fc.integer({ min: 0, max: 900 }))
  .map((hundredths) => hundredths / 100);
/** Most contracts have no further terms. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, arbitrary);

const threshold = seldom(fc.integer({ min: 1, max: 20_000 }));
const activity = seldom(
  fc.record({ activeMembers: fc.integer({ min: 1, max: 2 }), betAmount: fc.integer({ min: 0, max: 9000 }) }),
);
const conditions = fc.record({ periodValidBet: threshold, periodProfitLoss: threshold, more: activity });

const asked: fc.Arbitrary<{ readonly kind: ModelKind; readonly terms: ModelTerms }> = fc.oneof(
  fc
    .record({ period: fc.constantFrom("D", "W", "H", "M"), rate: percent, conditions })
    .map(({ period, rate, conditions: more }) => ({
      kind: "dividend" as const,
      terms: { period, rate, ...named(more) },
    })),
  fc
    .record({ kind: fc.constantFrom("daily", "hourly"), rate: percent, conditions })
    .map(({ kind, rate, conditions: more }) => ({ kind, terms: { rate, ...named(more) } })),
  fc.record({ profitRate: percent, lossRate: percent, singleBet: threshold }).map(({ singleBet, ...rates }) => ({
    kind: "realTime" as const,
    terms: { ...rates, ...(singleBet !== undefined && { singleBet }) },
  })),
);

type Conditions = typeof conditions extends fc.Arbitrary<infer Value> ? Value : never;

function named({ periodValidBet, periodProfitLoss, more }: Conditions): Partial<ModelTerms> {
  return {
    ...(periodValidBet !== undefined && { periodValidBet }),
    ...(periodProfitLoss !== undefined && { periodProfitLoss }),
    ...more,
  };
}

/** Agents who may have a contract. */
const neighbours = agents.flatMap((name) => {
  const { upline }: ModelAgent = members[name];
  return upline === undefined
    ? []
    : ([
        [name, upline as Name],
        [upline as Name, name],
      ] as const);
});

/** Most requests are answered by the other party, and most bets fall into different periods. */
export const contractCommand = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("request" as const),
      parties: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...neighbours) },
        fc.tuple(fc.constantFrom(...agents), fc.constantFrom(...names)),
      ),
      asked,
      days: seldom(fc.integer({ min: -1, max: 6 })),
      isAccepted: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom("requestEnd" as const, "answer" as const, "answer" as const),
      by: fc.constantFrom("payer" as const, "receiver" as const, "payer" as const, "receiver" as const, ...agents),
      /** Counted from the newest. */
      contract: fc.nat({ max: 3 }),
      action: fc.constantFrom("ACCEPT" as const, "REJECT" as const, "TERMINATE" as const),
      preview: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant("bet" as const),
      by: fc.constantFrom(...names, "leftplayer" as const, "rightplayer" as const),
      stake: fc.integer({ min: 1, max: 30_000 }),
      wins: fc.constantFrom(0, 0, 0.5, 1, 3),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant("wait" as const),
      ms: fc.oneof(
        fc.constantFrom(SECOND, SETTLES_AFTER_MS, MINUTE, 5 * MINUTE, HOUR, 8 * HOUR, DAY, 9 * DAY),
        fc.integer({ min: 0, max: 2 * DAY }),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom("settle" as const, "settle" as const, "interrupted" as const),
      by: fc.option(fc.constantFrom(...agents), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("break" as const), by: fc.constantFrom(...agents) }) },
);

export type ContractCommand = typeof contractCommand extends fc.Arbitrary<infer Value> ? Value : never;
