import { minor } from "@livery/product/money.ts";
import { ApiError } from "../../http/apiError.ts";
import { permitForNewMember } from "../../identity/identityPermit.ts";
import { directlyBelow } from "../../agents/team.ts";
import { memberById } from "../../members/findMember.ts";
import { addCard } from "../../money/cards/bankCards.ts";
import { settleDue } from "../../money/settleOrders.ts";
import { transferToDownline, transferToUpline } from "../../money/transfers/memberTransfer.ts";
import { MAIN, recallAll, transferBetween } from "../../money/transfers/walletTransfer.ts";
import { cancelWithdrawalOrder, createWithdrawalOrder } from "../../money/withdrawals/withdrawalOrders.ts";
import { convertPoints } from "../../points/convertPoints.ts";
import { redeem } from "../../points/redemptions.ts";
import { spinWheel } from "../../promotions/raffle.ts";
import { claimRebate } from "../../rebates/rebates.ts";
import { claimMission } from "../../rewards/missions.ts";
import { claimReward } from "../../rewards/rewards.ts";
import { type Random } from "../../seed/random.ts";
import type { Writing } from "../../store/transaction.ts";
import { bookRounds } from "../bookRounds.ts";
import { payIn } from "../payIn.ts";
import { testMerchant } from "../testMerchant.ts";

export interface Player {
  readonly id: number;
  readonly merchant: string;
  /** When it registered. */
  readonly since: number;
  readonly card: string;
}

/** Something that a member does at a moment. */
export interface Event {
  readonly at: number;
  readonly player: Player;
  readonly act: Act;
}

export type Act = (writing: Writing, player: Player, now: number, random: Random) => void;

const GAME_TYPES = ["RNG", "RNG", "LIVE", "LIVE", "SPORTS", "PVP", "FISH", "ELOTT"];
const VENDORS = ["PP", "EVO", "PG"];

/** Orders a deposit so early that the cashier credits it at the event's moment. */
const deposit: Act = (writing, player, now, random) => payIn(writing, player, random.between(100_000, 9_000_000), now);

const withdraw: Act = (writing, player, now, random) => {
  const amount = minor(random.between(100_000, 4_000_000));
  const { id } = createWithdrawalOrder(writing, player, { card: player.card, amount }, { merchant: testMerchant, now });
  if (random.next() < 0.3) cancelWithdrawalOrder(writing, testMerchant, player, { id, now });
};

/** Plays rounds whose outcome is drawn here, so that it is the same in every run. */
export const play: Act = (writing, player, now, random) => {
  const rounds = Array.from({ length: random.between(1, 4) }, () => {
    const stake = random.between(10, 500_000);
    return { stake, payout: random.next() < 0.45 ? random.between(1, 3 * stake) : 0 };
  });
  bookRounds(writing, player, { vendor: random.pick(VENDORS), type: random.pick(GAME_TYPES), rounds }, now);
};

const transfer: Act = (writing, player, now, random) => {
  const amount = minor(random.between(1, 100_000));
  transferBetween(writing, player, { from: MAIN, to: random.pick(VENDORS), amount }, now);
};

/** Only agents have members below them. */
const transferDown: Act = (writing, player, now, random) => {
  const below = writing.all(directlyBelow(writing, player.id).select("member.account").orderBy("member.id"));
  if (below.length === 0) return;
  const { account } = random.pick(below);
  transferToDownline(writing, player, { account, amount: minor(random.between(10_000, 90_000)), remark: "down", now });
};

const receiver = (writing: Writing, { id }: Player, now: number) => ({ member: memberById(writing, id)!, now });

/** What members do, the more often the more often it is listed. */
const acts: readonly Act[] = [
  deposit,
  deposit,
  deposit,
  withdraw,
  withdraw,
  play,
  play,
  play,
  play,
  play,
  play,
  transfer,
  (writing, player, now) => void recallAll(writing, player, now),
  (writing, player, now, random) =>
    void transferToUpline(writing, player, { amount: minor(random.between(10_000, 90_000)), remark: "up", now }),
  transferDown,
  (writing, player, now, random) =>
    void claimRebate(writing, player, random.next() < 0.4 ? undefined : random.pick(["RNG", "LIVE"]), now),
  (writing, player, now, random) => void convertPoints(writing, player, 10 * random.between(10, 20), now),
  (writing, player, now) => void redeem(writing, player, { reward: "bonus-100", quantity: 1 }, now),
  (writing, player, now) => void claimReward(writing, "monthly-rank", receiver(writing, player, now)),
  (writing, player, now) => void claimReward(writing, "first-deposit", receiver(writing, player, now)),
  (writing, player, now, random) =>
    void claimMission(writing, random.pick(["deposit-1000", "stake-10000"]), receiver(writing, player, now)),
  (writing, player, now) => void spinWheel(writing, player, { period: "day", now }),
];

/** What every player does at some moments. */
export function planHistory(
  players: readonly Player[],
  { momentsOf, random }: { readonly momentsOf: (player: Player) => readonly number[]; readonly random: Random },
): readonly Event[] {
  return players.flatMap((player) => momentsOf(player).map((at) => ({ at, player, act: random.pick(acts) })));
}

/** How often everything is settled that is due to anybody; otherwise it is settled for the player, as calls do it. */
const SETTLES_ALL_EVERY = 25;

/** Lets the players do something; what the platform rejects is left out. */
export function playHistory(writing: Writing, events: readonly Event[], random: Random): void {
  for (const [index, { at, player, act }] of events.entries()) {
    const whose = index % SETTLES_ALL_EVERY === 0 ? {} : { memberId: player.id };
    settleDue(writing, { ...whose, now: at - 1 });
    try {
      writing.attempt(() => act(writing, player, at, random));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

export function cardFor(writing: Writing, id: number, now: number): string {
  const card = { kind: "BANK", bank: "NURI", holder: "Lab", lastFour: "0000", numberHash: `${id}` } as const;
  return addCard(writing, permitForNewMember(writing, id), card, now).id;
}
