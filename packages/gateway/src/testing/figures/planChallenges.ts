import { memberById } from "../../members/findMember.ts";
import { claimChallenge, joinChallenge } from "../../promotions/challenges.ts";
import { challengeOf } from "../../promotions/challengeTerms.ts";
import type { Random } from "../../seed/random.ts";
import { daysAfter, startOf } from "./calendar.ts";
import { type Act, type Event, type Player, play } from "./playHistory.ts";

/** Weeks in which clocks change, months end, and the present one. */
const MONDAYS = ["2026-03-02", "2026-03-30", "2026-10-26", "2026-11-16", "2026-11-16"];
const PLAYS = 3;

const withTerms =
  (id: string, change: typeof joinChallenge): Act =>
  (writing, player, now) =>
    void change(writing, challengeOf(id)!, { member: memberById(writing, player.id)!, now });

/** Members join a challenge, play and claim, near the first moments of the days of its week and of the day after it. */
export function planChallenges(players: readonly Player[], { timeZoneOf, now, random }: PlanOptions): readonly Event[] {
  return players.flatMap((player): Event[] => {
    const monday = random.pick(MONDAYS);
    const near = (day: number) => startOf(daysAfter(monday, day), timeZoneOf(player)) + random.between(-1, 1);
    const id = random.pick(["weekly-challenge", "weekly-challenge", "weekend-challenge"]);
    const joins = id === "weekly-challenge" ? random.between(0, 4) : 4;
    const plays = Array.from({ length: PLAYS }, () => near(random.between(joins, 7)));
    const events = [
      { at: near(joins), player, act: withTerms(id, joinChallenge) },
      ...plays.map((at) => ({ at, player, act: play })),
      { at: near(random.pick([6, 7, 7])), player, act: withTerms(id, claimChallenge) },
    ];
    return events.filter(({ at }) => player.since < at && at < now);
  });
}

interface PlanOptions {
  readonly timeZoneOf: (player: Player) => string;
  readonly now: number;
  readonly random: Random;
}
