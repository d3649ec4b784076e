import { createRandom } from "../seed/random.ts";
import type { Lottery, LotteryGroup } from "./lotteries.ts";

/** Midnight in Korea, before that of UTC. */
const OFFSET_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;

interface Draw {
  /** The issue: the day, and for several draws a day the number of the draw: `20261121-0723`. */
  readonly issue: string;
  readonly numbers: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** When the draws of a lottery began: the moment of its draw 0. */
function firstDraw({ minute = 0 }: Lottery): number {
  return minute * 60_000 - OFFSET_MS;
}

/** The newest draws of a lottery, newest first: the same for every request at the same moment, also after a restart. */
export function latestDraws(lottery: Lottery, now: number, count: number): Draw[] {
  const interval = lottery.every * 1000;
  const newest = Math.floor((now - firstDraw(lottery)) / interval);
  return Array.from({ length: count }, (_, index) => {
    const at = firstDraw(lottery) + (newest - index) * interval;
    return { issue: issueOf(lottery, at), numbers: drawNumbers(lottery, newest - index), at };
  });
}

/** Seconds until the next draw, rounded up. */
export function secondsToDraw(lottery: Lottery, now: number): number {
  const interval = lottery.every * 1000;
  return Math.ceil((interval - ((now - firstDraw(lottery)) % interval)) / 1000);
}

function issueOf({ every }: Lottery, at: number): string {
  const local = at + OFFSET_MS;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll("-", "");
  const turn = Math.floor((local % DAY_MS) / (every * 1000)) + 1;
  return every * 1000 >= DAY_MS ? day : `${day}-${String(turn).padStart(4, "0")}`;
}

/** What a draw takes: that many different balls of 1 to `balls`, or that many digits of a range. */
const rules: Readonly<
  Record<
    LotteryGroup,
    { readonly taken: number } & ({ readonly balls: number } | { readonly digits: [number, number] })
  >
> = {
  SSC: { taken: 5, digits: [0, 9] },
  "11X5": { taken: 5, balls: 11 },
  PK10: { taken: 10, balls: 10 },
  LHC: { taken: 7, balls: 49 },
  LF: { taken: 3, digits: [0, 9] },
  K3: { taken: 3, digits: [1, 6] },
  // The special prize: five digits in the north, six elsewhere.
  VNN: { taken: 5, digits: [0, 9] },
  VNC: { taken: 6, digits: [0, 9] },
  VNS: { taken: 6, digits: [0, 9] },
};

function drawNumbers({ code, group }: Lottery, draw: number): string[] {
  const random = createRandom(`draw ${code} ${draw}`);
  const rule = rules[group];
  if ("digits" in rule) return Array.from({ length: rule.taken }, () => String(random.between(...rule.digits)));
  const balls = Array.from({ length: rule.balls }, (_, ball) => String(ball + 1).padStart(2, "0"));
  return random.shuffle(balls).slice(0, rule.taken);
}
