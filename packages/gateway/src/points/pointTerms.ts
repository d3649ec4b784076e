import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { type Minor, major, minor, toMinor } from "@livery/product/money.ts";
import type { MerchantSettings } from "../money/merchantSettings.ts";
import type { PointType } from "../store/pointTables.ts";

/** Points are kept in hundredths, and shown with two decimals. */
export const HUNDREDTHS = 100;

/** What points are worth and how they are earned (AP-055), where the brand does not say it. */
export const pointTerms = {
  /** Points for each `per` units of a completed deposit. */
  depositRate: 0.1,
  /** The whole units of the currency that a rate counts for. */
  per: major(100),
  /** How many points are worth one whole unit. */
  perUnit: 10,
  /** Conversion into money: the fewest and the most points at once. They are converted in steps of `perUnit`. */
  minimum: 100,
  maximum: 10_000_000,
} as const;

/** Where the record shows the points of a game: it has no types for fishing and e-sports. */
export const pointTypes: Readonly<Record<GameTypeId, PointType>> = {
  LIVE: "LIVE",
  RNG: "RNG",
  FISH: "RNG",
  SPORTS: "SPORTS",
  ESPORTS: "SPORTS",
  PVP: "PVP",
  ELOTT: "LOTTERY",
  LOTT: "LOTTERY",
};

/** Rates have up to four decimals. */
const RATE_SCALE = 10_000;

/** The points that an amount earns at a rate, in whole hundredths; the rest is dropped. */
export function pointsFor(amount: Minor, rate: number, { decimals }: Pick<MerchantSettings, "decimals">): number {
  // In integers: neither the rate nor the product may be exact as a float.
  const scaled = BigInt(amount) * BigInt(Math.round(rate * RATE_SCALE)) * BigInt(HUNDREDTHS);
  return Number(scaled / BigInt(toMinor(pointTerms.per, decimals) * RATE_SCALE));
}

/** The money that points are worth, in whole minor units. */
export function worthOf(points: number, { decimals }: Pick<MerchantSettings, "decimals">): Minor {
  return minor(Math.floor((points * toMinor(major(1), decimals)) / pointTerms.perUnit));
}
