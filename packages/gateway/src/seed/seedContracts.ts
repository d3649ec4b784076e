import { baseLanguage } from "@livery/product/languages.ts";
import { type Minor, minor, toMinor } from "@livery/product/money.ts";
import { answerContract } from "../agents/contracts/answerContract.ts";
import { requestContract } from "../agents/contracts/requestContract.ts";
import { settleContracts } from "../agents/contracts/settleContracts.ts";
import { DEMO_PASSWORD_HASH } from "../demoAccounts.ts";
import { type Member, memberByAccount } from "../members/findMember.ts";
import type { Merchant } from "../merchant.ts";
import { openAccount } from "../money/ledger/openAccount.ts";
import { timeZoneOf } from "../money/merchantSettings.ts";
import { bookRound } from "../provider/playRound.ts";
import { commitOf, numbersOf } from "../provider/seeds.ts";
import { spin } from "../provider/slotRules.ts";
import type { Writing } from "../store/transaction.ts";
import { dayOf, startOfDay } from "../texts/localDays.ts";
import { demoPlayers } from "./demoPlayers.ts";

const HOUR_MS = 3_600_000;

/** How many days they have played. */
const DAYS = 21;

type Request = Parameters<typeof requestContract>[2];

/** What the agents agreed on, `days` ago: who asked whom, for what, what the other one answered, and its end. */
const agreements: readonly {
  readonly days: number;
  readonly by: string;
  readonly other: string;
  readonly asks: Pick<Request, "kind" | "terms">;
  readonly answer?: "ACCEPT" | "REJECT";
  readonly endsAfter?: { readonly days: number; readonly by: "payer" | "receiver" };
}[] = [
  {
    days: 21,
    by: "agent1",
    other: "agent2",
    asks: { kind: "dividend", terms: { period: "W", rate: 5 } },
    answer: "ACCEPT",
  },
  { days: 21, by: "agent2", other: "agent1", asks: { kind: "daily", terms: { rate: 1 } }, answer: "ACCEPT" },
  {
    days: 12,
    by: "agent1",
    other: "agent2",
    asks: { kind: "realTime", terms: { profitRate: 0.2, lossRate: 0.4 } },
    answer: "ACCEPT",
    endsAfter: { days: 6, by: "payer" },
  },
  {
    days: 8,
    by: "agent2",
    other: "agent1",
    asks: { kind: "hourly", terms: { rate: 0.5 } },
    answer: "ACCEPT",
    endsAfter: { days: 7, by: "receiver" },
  },
  { days: 5, by: "agent41", other: "agent1", asks: { kind: "daily", terms: { rate: 3 } }, answer: "REJECT" },
  { days: 1, by: "agent1", other: "agent42", asks: { kind: "dividend", terms: { period: "M", rate: 4 } } },
  { days: 1, by: "agent41", other: "agent1", asks: { kind: "hourly", terms: { rate: 1 } } },
];

/**
 * Contracts of the demonstration agents in several states, and what they paid: by the calls themselves, for rounds that
 * two members below agent2 played in the last weeks. Everything follows from the time of the first start. Does nothing
 * if there are contracts already.
 */
export function seedContracts(writing: Writing, served: Merchant, now: number): void {
  const { merchant } = served;
  const { first, tables } = writing;
  if (first(tables.selectFrom("contract").select("id").where("merchant", "=", merchant).limit(1))) return;
  const member = (account: string): Member => memberByAccount(writing, merchant, account)!;
  const timeZone = timeZoneOf(writing, member("agent2").id);
  const today = dayOf(now, timeZone);
  const at = (daysAgo: number, hour: number) => startOfDay(today - daysAgo, timeZone) + hour * HOUR_MS;
  const began = at(DAYS + 1, 0);
  const events: Event[] = [];
  for (const [index, player] of demoPlayers.entries()) {
    const stake = toMinor(player.stake, served.currencyDecimals);
    addPlayer(writing, served, player, { below: member("agent2").id, now: began });
    for (let day = DAYS; day > 0; day -= 1) {
      const play = (moment: number) => playSlot(writing, member(player.account), { stake, day, now: moment });
      events.push({ at: at(day, 10 + index * 3), does: play });
    }
  }
  for (const agreed of agreements) events.push(...eventsOf(writing, served, agreed, (daysAgo) => at(daysAgo, 9)));
  for (const event of events.toSorted((one, other) => one.at - other.at)) {
    settleContracts(writing, { now: event.at });
    event.does(event.at);
  }
  settleContracts(writing, { now });
}

interface Event {
  readonly at: number;
  readonly does: (now: number) => void;
}

function eventsOf(
  writing: Writing,
  served: Merchant,
  { days, by, other, asks, answer, endsAfter }: (typeof agreements)[number],
  at: (daysAgo: number) => number,
): Event[] {
  const member = (account: string): Member => memberByAccount(writing, served.merchant, account)!;
  let id = "";
  const request = (now: number) => {
    id = requestContract(writing, member(by), { action: "NEW", account: other, ...asks }, now).id;
    if (answer) answerContract(writing, member(other), { id, action: answer }, { now, merchant: served });
  };
  const end = (now: number) => {
    const [upline, downline] = member(by).upline_id === member(other).id ? [other, by] : [by, other];
    if (endsAfter?.by === "receiver") requestContract(writing, member(downline), { action: "TERMINATE", id }, now);
    else answerContract(writing, member(upline), { id, action: "TERMINATE" }, { now, merchant: served });
  };
  return [{ at: at(days), does: request }, ...(endsAfter ? [{ at: at(days - endsAfter.days), does: end }] : [])];
}

function addPlayer(
  writing: Writing,
  { merchant, defaultLanguage, currencyDecimals }: Merchant,
  { account, nickname, balance }: (typeof demoPlayers)[number],
  { below, now }: { readonly below: number; readonly now: number },
): void {
  const { first, tables } = writing;
  const row = {
    merchant,
    account,
    account_key: account,
    password: DEMO_PASSWORD_HASH,
    nickname: nickname[baseLanguage(defaultLanguage)],
    type: 0,
    to_upline: 1 as const,
    rank_level: 1,
    avatar: "9",
    profile: "{}",
    created_at: now,
    logged_in_at: now,
    upline_id: below,
    rate: 0,
  };
  const { id } = first(tables.insertInto("member").values(row).returning("id"))!;
  openAccount(writing, { id, merchant }, { kind: "opening", amount: toMinor(balance, currencyDecimals), now });
}

/** Plays the slot, with a secret that is the same for every platform. */
function playSlot(
  writing: Writing,
  { id: member_id, merchant, account }: Member,
  { stake, day, now }: { readonly stake: Minor; readonly day: number; readonly now: number },
): void {
  const seed = commitOf(`${account} ${day}`);
  const bet = { stake, decide: (numbers: readonly number[]) => spin(numbers, stake) };
  const request = { ticket: "", round: 1, bet, playerSeed: account };
  const payout = minor(spin(numbersOf(seed, account, 1), stake).payout);
  const { first, tables } = writing;
  const games = tables
    .selectFrom("game")
    .select(["id", "vendor"])
    .where("type", "=", "RNG")
    .where("maintenance", "=", 0);
  const game = first(games.orderBy("position").limit(1))!;
  const named = { merchant, member_id, vendor: game.vendor, game_id: game.id, game_type: "RNG", seed };
  bookRound(writing, { ...named, trial_credit: null }, request, { payout, now });
}
