import { type Major, major } from "@livery/product/money.ts";
import { createRandom } from "../seed/random.ts";
import { weekOf } from "../texts/periods.ts";

/** A new winner every half minute. */
const SLOT_MS = 30_000;
const WINNERS = 20;
const LEADERS = 10;
/** The first place's usual total for the week. */
const FIRST_PLACE = major(2_481_300);

interface Win {
  readonly id: string;
  /** Index into a list of names of any length, modulo its length. */
  readonly player: number;
  readonly game: number;
  readonly amount: Major;
  readonly at: number;
}

/** The latest wins, newest first: the same for every request at the same moment, also after a restart. */
export function latestWins(now: number): Win[] {
  const newest = Math.floor(now / SLOT_MS);
  return Array.from({ length: WINNERS }, (_, index) => {
    const slot = newest - index;
    const random = createRandom(`win ${slot}`);
    // Most wins are small: at least 800, rarely more than 100,000.
    const size = 800 * 260 ** (random.next() ** 2.2);
    return {
      id: `w${slot}`,
      player: random.between(0, 9_999),
      game: random.between(0, 9_999),
      amount: major(Math.round(size / 10) * 10),
      at: slot * SLOT_MS,
    };
  });
}

interface LeaderPlace {
  readonly player: number;
  /** Seed of the avatar picture, 1 to 24. */
  readonly avatar: string;
  readonly amount: Major;
}

/** The week's best players, first place first; their totals grow hour by hour from Monday to Sunday. */
export function weekLeaders(now: number, timeZone?: string): LeaderPlace[] {
  const { start, end } = weekOf(now, timeZone);
  const random = createRandom(`week ${start}`);
  const passed = Math.floor((now - start) / 3_600_000) / ((end - start) / 3_600_000);
  const first = random.between(0, 9_999);
  let amount: number = FIRST_PLACE * (0.9 + random.next() * 0.3);
  return Array.from({ length: LEADERS }, (_, index) => {
    amount *= index === 0 ? 1 : 0.78 + random.next() * 0.16;
    return {
      // Neighbours in a list of 40 names, so nobody takes two places.
      player: first + index * 3,
      avatar: String(random.between(1, 24)),
      amount: major(Math.round((amount * (0.12 + 0.88 * passed)) / 50) * 50),
    };
  });
}
