import { distance, toOklch } from "./color/oklch.ts";
import { type Ground, nearestReadable, readable } from "./color/readable.ts";
import { contrastRatio } from "./color/srgb.ts";
import { failingPairs } from "./failingPairs.ts";
import { type FollowedPair, hexOf, type PairColor, requiredOf } from "./followPairs.ts";
import type { Scheme } from "./schemes.ts";
import type { SemanticColor } from "./tokens.ts";

/** An unreadable pair in one scheme. */
export interface Failure {
  readonly scheme: Scheme;
  readonly pair: FollowedPair;
}

/** A colour that may be changed, and the pairs that this might fix. */
export interface Candidate {
  /** JSON path below /theme. */
  readonly set: readonly string[];
  readonly side: "text" | "on";
  readonly scheme: Scheme;
  readonly color: PairColor;
  readonly failures: readonly Failure[];
}

/** The unreadable pairs, without those that follow from another pair of the same text. */
export function failuresOf(schemes: readonly Scheme[]): readonly Failure[] {
  return schemes.flatMap((scheme) => {
    const failing = failingPairs(scheme);
    const known = new Set(failing.filter((pair) => !isFollowing(scheme, pair)).map(({ text }) => text.key));
    const telling = failing.filter((pair) => !isFollowing(scheme, pair) || !known.has(pair.text.key));
    return telling.map((pair) => ({ scheme, pair }));
  });
}

/**
 * Whether a surface is derived from its texts, such as a state of a fill: it is as readable as the fill, and follows
 * it.
 */
function isFollowing({ written, aliases }: Scheme, { on: { key, via, follows } }: FollowedPair): boolean {
  if (via !== undefined) return follows === true;
  const isState = key === "hover" || key === "active";
  return key.startsWith("mixed.") || (isState && written[key] === undefined && !aliases.has(key));
}

/** Every colour in a failing pair, those in most pairs first; a text before its surface. */
export function candidatesOf(failures: readonly Failure[]): readonly Candidate[] {
  const found = new Map<string, Candidate & { readonly failures: Failure[] }>();
  const add = (set: readonly string[], side: Candidate["side"], color: PairColor, failure: Failure) => {
    const key = `${side} ${set.join("/")}`;
    const candidate = found.get(key) ?? { set, side, color, scheme: failure.scheme, failures: [] };
    candidate.failures.push(failure);
    found.set(key, candidate);
  };
  for (const failure of failures) {
    const { scheme, pair } = failure;
    const [text, ground] = [pathOf(scheme, pair.text), pathOf(scheme, pair.on)];
    if (text !== undefined) add(text, "text", pair.text, failure);
    if (ground !== undefined) add(ground, "on", pair.on, failure);
    if (text !== undefined || ground !== undefined) continue;
    // Both are derived: two surfaces pull the text in two directions, and one of them was written or the text itself
    // can be overridden.
    const grounds = (scheme.book.ofText.get(pair.text.key) ?? []).map(({ on }) => on);
    const written = grounds.filter((on) => pathOf(scheme, on) !== undefined);
    for (const on of written) add(pathOf(scheme, on) ?? [], "on", on, failure);
    if (written.length === 0) add(newPathOf(scheme, pair), "text", pair.text, failure);
  }
  return [...found.values()].toSorted((one, other) => other.failures.length - one.failures.length);
}

/** Where the operator wrote a colour, below /theme. */
function pathOf({ mode, written, aliases }: Scheme, { key, via }: PairColor): readonly string[] | undefined {
  if (via !== undefined) return [mode, via];
  const role = key as SemanticColor;
  return written[role]?.path ?? (aliases.has(role) ? [mode, `semantic.color.${role}`] : undefined);
}

/** Where a derived text can be overridden. */
function newPathOf({ mode }: Scheme, { text, on }: FollowedPair): readonly string[] {
  return [mode, `semantic.color.${text.key.startsWith("mixed.") ? on.key : text.key}`];
}

/** The contrast to black or white that a suggested surface must keep: colours derived from it need some of it. */
const strengths = [4.6, 7, 14] as const;

/**
 * Replacement colours with their distance: the nearest that passes against all its partners, or, if there is none,
 * against those it fails on. Texts on a surface may be derived again, so a surface may also become one on which dark or
 * light text is readable.
 */
export function nearestOf({ side, scheme, color, failures }: Candidate): readonly (readonly [string, number])[] {
  const { palette, level } = scheme;
  const hex = hexOf(palette, color);
  const partner = (met: FollowedPair): Ground => ({
    hex: hexOf(palette, side === "text" ? met.on : met.text),
    required: requiredOf(met, level),
  });
  const meets = (met: FollowedPair) => met[side].key === color.key && !(side === "text" && isFollowing(scheme, met));
  const everything = scheme.book.pairs.filter(meets).map(partner);
  const failing = failures.flatMap(({ pair }) => (meets(pair) ? partner(pair) : []));
  const nearest = nearestReadable(hex, everything) ?? nearestReadable(hex, failing) ?? readable(toOklch(hex), failing);
  const sides = side === "text" ? [] : ["#000000", "#FFFFFF"];
  const others = sides.flatMap((text) =>
    strengths.flatMap((required) => nearestReadable(hex, [{ hex: text, required }]) ?? []),
  );
  return [nearest, ...others].map((found) => [found, distance(hex, found)] as const);
}

/** Contrast ratio of a pair, unrounded. */
export function ratioIn({ scheme: { palette }, pair: { text, on } }: Failure): number {
  return contrastRatio(hexOf(palette, text), hexOf(palette, on));
}

/** How far a pair is below its required contrast: less than 1. */
export function marginOf(failure: Failure): number {
  return ratioIn(failure) / requiredOf(failure.pair, failure.scheme.level);
}

/** The same value for a pair before and after a change. */
export function idOf({ scheme, pair: { text, on } }: Failure): string {
  return [scheme.mode, text.via ?? text.key, text.under, on.via ?? on.key, on.under].join(" ");
}
