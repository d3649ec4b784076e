import { type LanguageCode, textLanguagesOf } from "@livery/product/languages.ts";
import { siteIds } from "@livery/pack/siteIds.ts";
import { join } from "node:path";

/** In which of the many sites a test runs, and as whom. Each test has one; over all tests every value has its turn. */
export interface Variant {
  readonly brand: string;
  readonly language: string;
  readonly device: DeviceId;
  readonly mode: "light" | "dark";
  readonly visitor: "guest" | "member";
}

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;

export type DeviceId = keyof typeof devices;

export const deviceIds = Object.keys(devices) as readonly DeviceId[];

const modes = ["light", "dark"] as const;
const visitors = ["guest", "member"] as const;

/** The brands of this repository that are sites: the folders of brands/ (architecture §3). */
export const brandIds: readonly string[] = siteIds(join(import.meta.dirname, "../brands"));

/** FNV-1a: a number from a text, the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** One of some values; the salt makes the choices of one test independent of each other. */
function rotate<Value>(title: string, salt: string, values: readonly Value[]): Value {
  const value = values[hash(`${salt}\n${title}`) % values.length];
  if (value === undefined) throw new Error(`No ${salt} fits the test "${title}".`);
  return value;
}

interface Candidate {
  readonly id: string;
  readonly locales: readonly LanguageCode[];
}

/** What is fixed from outside (`npm run test:matrix`); the rest follows from the title. */
export interface Forced {
  readonly brand?: string;
  readonly language?: string;
  readonly device?: DeviceId;
  readonly visitor?: Variant["visitor"];
}

/** The variant of a test, from its title alone: the same in every run, another one for another test. */
export function pickVariant(title: string, candidates: readonly Candidate[], forced: Forced = {}): Variant {
  const brands = candidates.filter(({ id }) => forced.brand === undefined || id === forced.brand);
  const brand = rotate(title, "brand", brands);
  return {
    brand: brand.id,
    language: forced.language ?? rotate(title, "language", textLanguagesOf(brand.locales)),
    device: forced.device ?? rotate(title, "device", deviceIds),
    mode: rotate(title, "mode", modes),
    visitor: forced.visitor ?? rotate(title, "visitor", visitors),
  };
}
