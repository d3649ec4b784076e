import type { WireFixture } from "@livery/platform/decoders/fixtures.gen.js";
import type { TextLanguage } from "@livery/product/languages.ts";
import { type Random, createRandom } from "../seed/random.ts";
import { type SportRow, sports, wordIn } from "./sportTables.ts";

const MINUTE = 60_000;
/** How far ahead fixtures are listed. */
const AHEAD = 8 * 60 * MINUTE;
/** What a book keeps of the fair odds. */
const MARGIN = 0.94;

/**
 * The matches that are running, and those of the next hours, by their start: the same for every request at the same
 * moment, also after a restart.
 */
export function fixturesAt(type: string, now: number, language: TextLanguage): WireFixture[] {
  return sports
    .filter((sport) => sport.type === type)
    .flatMap((sport) => startsOf(sport, now).map((start) => fixtureOf(sport, start, now, language)))
    .toSorted((one, other) => one.startTime - other.startTime);
}

/** How long a match takes with its breaks, in ms. */
function lengthOf(sport: SportRow): number {
  return (sport.parts * (sport.minutes + sport.break) - sport.break) * MINUTE;
}

function startsOf(sport: SportRow, now: number): number[] {
  const pace = sport.every * MINUTE;
  const first = Math.floor((now - lengthOf(sport)) / pace) + 1;
  const last = Math.floor((now + AHEAD) / pace);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * pace);
}

function fixtureOf(sport: SportRow, start: number, now: number, language: TextLanguage): WireFixture {
  const turn = start / (sport.every * MINUTE);
  const random = createRandom(`fixture ${sport.code} ${turn}`);
  const league = sport.leagues[turn % sport.leagues.length]!;
  const [homeSide, awaySide] = random.shuffle(league.sides);
  // How much better the first side is: its chance in a match without a draw.
  const chance = 0.28 + random.next() * 0.44;
  const isLive = start <= now;
  return {
    fixtureId: `${sport.code}-${turn}`,
    gameType: sport.type,
    sportCode: sport.code,
    sportName: wordIn(sport.name, language),
    leagueName: wordIn(league.name, language),
    homeName: wordIn(homeSide!, language),
    awayName: wordIn(awaySide!, language),
    startTime: start,
    live: isLive,
    ...(isLive
      ? progressOf(sport, random, { chance, passed: (now - start) / MINUTE, language })
      : oddsOf(sport, chance)),
  };
}

interface Progress {
  readonly chance: number;
  /** Minutes since the start. */
  readonly passed: number;
  readonly language: TextLanguage;
}

/** The period and the score of a running match. The score only grows. */
function progressOf(sport: SportRow, random: Random, { chance, passed, language }: Progress) {
  const whole = sport.minutes + sport.break;
  const part = Math.min(Math.floor(passed / whole), sport.parts - 1);
  const inPart = Math.min(Math.floor(passed - part * whole), sport.minutes);
  const played = part * sport.minutes + inPart;
  const score = { homeScore: 0, awayScore: 0 };
  if (sport.scoring === "parts") {
    for (let index = 0; index < part; index += 1) score[random.next() < chance ? "homeScore" : "awayScore"] += 1;
    // A last part is played only if neither side has won all parts before it.
    if (part === sport.parts - 1 && Math.max(score.homeScore, score.awayScore) === part)
      Object.assign(score, { homeScore: 1, awayScore: part - 1 });
  } else {
    // The more often a sport scores, the closer are the scores of unequal sides.
    const share = 0.5 + (chance - 0.5) * (sport.scoring.chance > 0.1 ? 0.3 : 1);
    for (let minute = 0; minute < played; minute += 1) {
      for (const [side, weight] of [
        ["homeScore", share],
        ["awayScore", 1 - share],
      ] as const) {
        const points = random.pick(sport.scoring.points);
        if (random.next() < sport.scoring.chance * 2 * weight) score[side] += points;
      }
    }
  }
  return { ...score, period: wordIn(sport.part(part + 1), language), ...(sport.draws && { minute: played + 1 }) };
}

/** The odds before the start, with two decimals. */
function oddsOf(sport: SportRow, chance: number) {
  // The closer the sides are, the more likely is a draw.
  const drawn = sport.draws ? 0.3 - Math.abs(chance - 0.5) * 0.4 : 0;
  const odds = (share: number) => Math.round((MARGIN / share) * 100) / 100;
  return {
    homeOdds: odds(chance * (1 - drawn)),
    awayOdds: odds((1 - chance) * (1 - drawn)),
    ...(drawn > 0 && { drawOdds: odds(drawn) }),
  };
}
