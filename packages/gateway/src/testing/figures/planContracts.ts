import { minor } from "@livery/product/money.ts";
import { answerContract } from "../../agents/contracts/answerContract.ts";
import { contractInForce } from "../../agents/contracts/findContract.ts";
import { requestContract } from "../../agents/contracts/requestContract.ts";
import { memberById } from "../../members/findMember.ts";
import { mainWallet } from "../../money/ledger/wallets.ts";
import { MAIN, transferBetween } from "../../money/transfers/walletTransfer.ts";
import type { Random } from "../../seed/random.ts";
import { testMerchant } from "../testMerchant.ts";
import { daysAfter, dayAt } from "./calendar.ts";
import type { Act, Event, Player } from "./playHistory.ts";

const DAY_MS = 86_400_000;
/** Contracts with short periods are younger: they settle after almost every bet. */
const SHORT_FOR_MS = 31 * DAY_MS;
/** How many contracts each agent agrees on with the one above it. */
const EACH = 4;
/** The first agents of each merchant spend all their money at last. */
const SPENDERS = 6;
const SPENT_FOR_MS = 3 * DAY_MS;

type Asked = Pick<Parameters<typeof requestContract>[2], "kind" | "terms">;

/** All kinds, periods and terms; rates in percent. */
const kinds: readonly ((rate: number) => Asked & { readonly isShort?: true })[] = [
  (rate) => ({ kind: "dividend", terms: { period: "D", rate } }),
  (rate) => ({ kind: "daily", terms: { rate } }),
  (rate) => ({ kind: "hourly", terms: { rate }, isShort: true }),
  (rate) => ({ kind: "realTime", terms: { profitRate: 0.25, lossRate: rate }, isShort: true }),
  (rate) => ({ kind: "dividend", terms: { period: "W", rate } }),
  (rate) => ({ kind: "daily", terms: { rate, periodValidBet: minor(1_000_000) } }),
  (rate) => ({ kind: "dividend", terms: { period: "H", rate, periodProfitLoss: minor(100_000) } }),
  (rate) => ({ kind: "hourly", terms: { rate, periodProfitLoss: minor(50_000) }, isShort: true }),
  (rate) => ({ kind: "dividend", terms: { period: "M", rate, activeMembers: 3, betAmount: minor(200_000) } }),
  (rate) => ({
    kind: "realTime",
    terms: { profitRate: rate, lossRate: 0.5, singleBet: minor(100_000) },
    isShort: true,
  }),
];

/** An agent agrees on a contract that pays it. */
const agree =
  (asked: Asked): Act =>
  (writing, { id }, now) => {
    const receiver = memberById(writing, id)!;
    const payer = memberById(writing, receiver.upline_id!)!;
    const requested = requestContract(writing, receiver, { action: "NEW", account: payer.account, ...asked }, now);
    answerContract(writing, payer, { id: requested.id, action: "ACCEPT" }, { now, merchant: testMerchant });
  };

/** The agent above ends a contract; there may be none. */
const end =
  ({ kind }: Asked): Act =>
  (writing, { id }, now) => {
    const contract = contractInForce(writing, id, kind!);
    if (!contract) return;
    const payer = memberById(writing, contract.payer_id)!;
    answerContract(writing, payer, { id: contract.id, action: "TERMINATE" }, { now, merchant: testMerchant });
  };

/** An agent moves what it can pay with to a provider, so that its contracts have to wait for it. */
const spendAll: Act = (writing, player, now) => {
  const { balance: amount } = mainWallet(writing, player.id);
  transferBetween(writing, player, { from: MAIN, to: "PP", amount }, now);
};

/**
 * The contracts that agents have had with those above them. They begin and end at the last or first moments of days;
 * some are ended, some have a last day, and some are replaced by later ones.
 */
export function planContracts(
  agents: readonly Player[],
  { startsOf, timeZoneOf, now, random }: PlanOptions,
): readonly Event[] {
  const spent = agents.slice(0, SPENDERS).map((player) => ({ at: now - SPENT_FOR_MS, player, act: spendAll }));
  const agreed = agents.flatMap((player, index) =>
    Array.from({ length: EACH }, (_, step): Event[] => {
      const { isShort, ...asked } = kinds[(index * EACH + step) % kinds.length]!(random.between(1, 300) / 100);
      const starts = startsOf(player).filter((start) => start > (isShort ? now - SHORT_FOR_MS : player.since));
      const near = () => Math.min(now - 1, random.pick(starts) + random.between(-1, 1));
      const [began, ended] = [near(), near()].toSorted((one, other) => one - other) as [number, number];
      const lasts = random.pick(["on", "on", "until its end", "until its last day"]);
      const endsAt = daysAfter(dayAt(ended, timeZoneOf(player)), -1);
      const terms = { ...asked.terms, ...(lasts === "until its last day" && { endsAt }) };
      const begins = { at: began, player, act: agree({ ...asked, terms }) };
      return lasts === "until its end" ? [begins, { at: ended, player, act: end(asked) }] : [begins];
    }).flat(),
  );
  return [...spent, ...agreed];
}

interface PlanOptions {
  readonly startsOf: (player: Player) => readonly number[];
  readonly timeZoneOf: (player: Player) => string;
  readonly now: number;
  readonly random: Random;
}
