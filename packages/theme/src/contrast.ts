import {
  type Candidate,
  candidatesOf,
  type Failure,
  failuresOf,
  idOf,
  marginOf,
  nearestOf,
  ratioIn,
} from "./contrastCandidates.ts";
import { distance } from "./color/oklch.ts";
import { originTrials, type ThemeState, type Trial } from "./contrastOrigins.ts";
import { hexOf, requiredOf } from "./followPairs.ts";
import { readOverrides } from "./overrides/readOverrides.ts";
import { modes, type Scheme, usualScheme } from "./schemes.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";
import { withColor } from "./withColor.ts";

/** A text colour and a surface colour without enough contrast. */
interface UnreadablePair {
  readonly mode: ThemeConfig["mode"];
  /** The names of the text colour and of the surface colour in messages. */
  readonly text: string;
  readonly on: string;
  /** Contrast ratio, rounded down to two digits so that a failing 4.499 is not shown as 4.5. */
  readonly ratio: number;
  readonly required: number;
  readonly textColor: string;
  readonly onColor: string;
}

/** The one colour to change for some unreadable pairs; the worst pair is described in full. */
export interface ContrastFinding extends UnreadablePair {
  /** The colour to write instead, `#RRGGBB`. */
  readonly nearest: string;
  /** JSON path below /theme to write it to, e.g. `["light", "semantic.color.ink2"]` or `["colors", "brand"]`. */
  readonly set: readonly string[];
  /** How far that is from the colour now: their distance in OKLab, 0…1. 0 if no change of this colour is enough. */
  readonly moved: number;
  /** The other pairs that this change fixes. */
  readonly others: readonly UnreadablePair[];
}

/** How many colours are tried before one is suggested; those in most failing pairs come first. */
const TRIED = 3;

/** After this many changes the rest is reported without a fix: single colours cannot fix such a theme. */
const CHANGES = 12;

/**
 * The unreadable pairs as the changes that fix them: one per pair, each verified, in the order they are applied.
 * Derived text passes by construction, so the colour to change is one that the operator wrote, or a text that can still
 * be overridden. `schemes` are the theme's two standard schemes.
 */
export function findContrast(theme: ThemeConfig, schemes: readonly Scheme[]): readonly ContrastFinding[] {
  const found = new Map<string, { readonly from: string; readonly finding: Omit<ContrastFinding, "moved"> }>();
  let state: ThemeState = { theme, schemes, failures: failuresOf(schemes) };
  for (let change = 0; state.failures.length > 0; change += 1) {
    const candidates = candidatesOf(state.failures);
    const step = (change < CHANGES ? enough(state, candidates) : undefined) ?? told(state, candidates);
    const key = step.finding.set.join("/");
    const known = found.get(key);
    // A colour that changes twice is suggested with its final value.
    const finding = known === undefined ? step.finding : { ...known.finding, nearest: step.finding.nearest };
    found.set(key, { from: known?.from ?? step.from, finding });
    state = step.state;
  }
  return [...found.values()].map(({ from, finding }) => ({ ...finding, moved: distance(from, finding.nearest) }));
}

interface Step {
  /** The colour before the change. */
  readonly from: string;
  readonly finding: Omit<ContrastFinding, "moved">;
  readonly state: ThemeState;
}

/** The change that leaves the fewest pairs, the smallest one in a tie; undefined if none helps. */
function enough(state: ThemeState, candidates: readonly Candidate[]): Step | undefined {
  const direct = directTrials(state, candidates.slice(0, TRIED));
  const known = new Set(candidates.slice(0, TRIED).map(({ set }) => set.join("/")));
  const settle: Parameters<typeof originTrials>[2] = (theme, set) => settled(state, theme, set);
  const [best] = [...direct, ...originTrials(state, known, settle)]
    .filter(({ next }) => next.failures.length < state.failures.length)
    .toSorted((one, other) => one.next.failures.length - other.next.failures.length || one.moved - other.moved);
  if (best === undefined) return undefined;
  const left = new Set(best.next.failures.map(idOf));
  const solved = state.failures.filter((failure) => !left.has(idOf(failure)));
  return { from: best.from, finding: findingOf(best.set, best.nearest, solved), state: best.next };
}

/** The nearest colours that are enough for some candidates. If all is readable with one, those farther away are not tried. */
function directTrials(state: ThemeState, candidates: readonly Candidate[]): Trial[] {
  const changes = candidates.flatMap((candidate) => {
    const { set } = candidate;
    const from = colorOf(candidate);
    return [...new Map(nearestOf(candidate))].map(([nearest, moved]) => ({ set, from, nearest, moved }));
  });
  const trials: Trial[] = [];
  for (const change of changes.toSorted((one, other) => one.moved - other.moved)) {
    const theme = withColor(state.theme, change.set, change.nearest);
    if (theme === state.theme) continue;
    const next = settled(state, theme, change.set);
    trials.push({ ...change, next });
    if (next.failures.length === 0) break;
  }
  return trials;
}

function colorOf({ scheme, color }: Candidate): string {
  return hexOf(scheme.palette, color);
}

/** The state of the theme that differs in the colour at `set`: a colour of one mode leaves the other mode as it was. */
function settled(before: ThemeState, theme: ThemeConfig, set: readonly string[]): ThemeState {
  const overrides = readOverrides(theme);
  const isOfOneMode = modes.some((mode) => mode === set[0]);
  const schemes = before.schemes.map((scheme) =>
    isOfOneMode && scheme.mode !== set[0] ? scheme : usualScheme(theme, scheme.mode, overrides),
  );
  return { theme, schemes, failures: failuresOf(schemes) };
}

/**
 * No single change helps, for example if two written colours pull one text in two directions: the worst is reported,
 * with its pairs.
 */
function told(state: ThemeState, [candidate]: readonly Candidate[]): Step {
  const [nearest] = candidate === undefined ? [] : nearestOf(candidate);
  if (candidate === undefined || nearest === undefined) throw new Error("An unreadable pair has no colour to change.");
  const ids = new Set(candidate.failures.map(idOf));
  return {
    from: colorOf(candidate),
    finding: findingOf(candidate.set, nearest[0], candidate.failures),
    state: { ...state, failures: state.failures.filter((failure) => !ids.has(idOf(failure))) },
  };
}

function findingOf(
  set: readonly string[],
  nearest: string,
  failures: readonly Failure[],
): Omit<ContrastFinding, "moved"> {
  const [worst, ...others] = failures.toSorted((one, other) => marginOf(one) - marginOf(other)).map(pairOf);
  if (worst === undefined) throw new Error("A finding has no pair.");
  return { ...worst, nearest, set, others };
}

function pairOf(failure: Failure): UnreadablePair {
  const { scheme, pair } = failure;
  return {
    mode: scheme.mode,
    text: pair.text.via ?? pair.text.key,
    on: pair.on.via ?? pair.on.key,
    ratio: Math.floor(ratioIn(failure) * 100) / 100,
    required: requiredOf(pair, scheme.level),
    textColor: hexOf(scheme.palette, pair.text),
    onColor: hexOf(scheme.palette, pair.on),
  };
}
