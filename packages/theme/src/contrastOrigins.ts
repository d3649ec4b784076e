import { distance, mix } from "./color/oklch.ts";
import { opaque } from "./color/srgb.ts";
import type { Failure } from "./contrastCandidates.ts";
import type { Scheme } from "./schemes.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";
import type { SemanticColor } from "./tokens.ts";
import { withColor, withoutColor } from "./withColor.ts";

/** A theme with its two standard schemes and their unreadable pairs. */
export interface ThemeState {
  readonly theme: ThemeConfig;
  readonly schemes: readonly Scheme[];
  readonly failures: readonly Failure[];
}

/** A changed colour, and what the theme becomes with it. */
export interface Trial {
  /** JSON path below /theme. */
  readonly set: readonly string[];
  readonly from: string;
  readonly nearest: string;
  /** The distance of the two colours. */
  readonly moved: number;
  readonly next: ThemeState;
}

/** What the theme becomes with the colour at `set` changed. */
type Settle = (theme: ThemeConfig, set: readonly string[]) => ThemeState;

/** Steps of the search between a written colour and the derived one: about the precision that people see. */
const STEPS = 6;

/** More written colours than this are not tried: each needs a compile. */
const MOST = 24;

/**
 * Written colours that unreadable pairs follow from, although they are not in them: a line, for example, from which the
 * hover state of a row is derived. Each is moved towards the colour that would be derived without it, no further than
 * needed. `known` are paths that need no trial.
 */
export function originTrials(state: ThemeState, known: ReadonlySet<string>, settle: Settle): Trial[] {
  return writtenIn(state)
    .filter(({ set }) => !known.has(set.join("/")))
    .slice(0, MOST)
    .flatMap(({ set, role, mode, hex }) => {
      const without = settle(withoutColor(state.theme, set), set);
      const derived = without.schemes.find((scheme) => scheme.mode === mode)?.palette.colors[role];
      if (derived === undefined || without.failures.length >= state.failures.length) return [];
      return [nearestBetween({ state, set, from: opaque(hex), to: opaque(derived), settle })];
    });
}

interface Written {
  readonly set: readonly string[];
  readonly role: SemanticColor;
  readonly mode: ThemeConfig["mode"];
  readonly hex: string;
}

/** Every written colour that may be left out: not the brand's own, and no entry of a list. */
function writtenIn({ schemes, failures }: ThemeState): Written[] {
  const failing = new Set(failures.map(({ scheme }) => scheme.mode));
  return schemes
    .filter(({ mode }) => failing.has(mode))
    .flatMap(({ written, mode }) =>
      Object.entries(written).map(([role, { path, hex }]) => ({ set: path, role: role as SemanticColor, mode, hex })),
    )
    .filter(({ set }) => set.join("/") !== "colors/brand" && set[1] !== "playful");
}

interface Search {
  readonly state: ThemeState;
  readonly set: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly settle: Settle;
}

/** The colour nearest to `from`, on the way to `to`, with which no more pairs are unreadable than with `to`. */
function nearestBetween({ state, set, from, to, settle }: Search): Trial {
  const at = (nearest: string): Trial => {
    const next = settle(withColor(state.theme, set, nearest), set);
    return { set, from, nearest, moved: distance(from, nearest), next };
  };
  let best = at(to);
  let [near, far] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    const trial = at(mix(from, to, middle));
    if (trial.next.failures.length > best.next.failures.length) near = middle;
    else [far, best] = [middle, trial];
  }
  return best;
}
