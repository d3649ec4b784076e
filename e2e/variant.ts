import { type LanguageCode, textLanguagesOf } from "@livery/product/languages.ts";
import { siteIds } from "@livery/pack/siteIds.ts";
import { createHash } from "node:crypto";
import { join } from "node:path";

/** The site and visitor of a test. Each test has one variant; together, the tests cover every value. */
export interface Variant {
  readonly brand: string;
  readonly language: string;
  readonly device: DeviceId;
  readonly mode: "light" | "dark";
  /** What the visitor's system asks for, as browsers name it. */
  readonly motion: "no-preference" | "reduce";
  readonly visitor: "guest" | "member";
}

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;

export type DeviceId = keyof typeof devices;

export const deviceIds = Object.keys(devices) as readonly DeviceId[];

const modes = ["light", "dark"] as const;
const motions = ["no-preference", "reduce"] as const;
const visitors = ["guest", "member"] as const;

/**
 * The values of the dimensions that every brand has; languages are separate, because not all brands have texts in all
 * of them.
 */
export const dimensions = { device: deviceIds, mode: modes, motion: motions, visitor: visitors } as const;

/** The brands of this repository that are sites: the folders of brands/ (architecture §3). */
export const brandIds: readonly string[] = siteIds(join(import.meta.dirname, "../brands"));

/** If variants.spec.ts finds a combination that no test covers any more, change the seed to draw all of them again. */
const SEED = 18;

/**
 * Draws one of the values, the same on every machine. The salt makes a test's choices independent of each other,
 * because every bit of a cryptographic hash depends on every bit of the text.
 */
function draw<Value>(title: string, salt: string, values: readonly Value[]): Value {
  const hash = createHash("sha256").update(`${SEED}\n${salt}\n${title}`).digest();
  const value = values[hash.readUInt32BE() % values.length];
  if (value === undefined) throw new Error(`No ${salt} fits the test "${title}".`);
  return value;
}

interface Candidate {
  readonly id: string;
  readonly locales: readonly LanguageCode[];
}

/**
 * Values fixed from outside: by `npm run test:matrix`, and the visitor by a test's tag. The rest is derived from the
 * title.
 */
export interface Forced {
  readonly brand?: string;
  readonly language?: string;
  readonly device?: DeviceId;
  readonly visitor?: Variant["visitor"];
}

/** The variant of a test, derived only from its title: the same in every run. */
export function pickVariant(title: string, candidates: readonly Candidate[], forced: Forced = {}): Variant {
  const brands = candidates.filter(({ id }) => forced.brand === undefined || id === forced.brand);
  const brand = draw(title, "brand", brands);
  return {
    brand: brand.id,
    // Sorted, so that the language does not depend on a brand's order.
    language: forced.language ?? draw(title, "language", textLanguagesOf(brand.locales).toSorted()),
    device: forced.device ?? draw(title, "device", deviceIds),
    mode: draw(title, "mode", modes),
    motion: draw(title, "motion", motions),
    visitor: forced.visitor ?? draw(title, "visitor", visitors),
  };
}

/** The visitor that a test requires with its tag `@guest` or `@member`; otherwise visitors are drawn. */
export function visitorOf(tags: readonly string[]): Pick<Forced, "visitor"> {
  const visitor = visitors.find((id) => tags.includes(`@${id}`));
  return visitor === undefined ? {} : { visitor };
}
