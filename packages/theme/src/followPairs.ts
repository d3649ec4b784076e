import { alphaOf, over } from "./color/srgb.ts";
import type { ContrastPair } from "./contrastPairs.ts";
import type { DtcgColor, Reference, Token } from "./dtcg.ts";
import type { Palette } from "./palette/palette.ts";
import type { Recipe } from "./recipes/parts.ts";
import type { ColorRole, ColorTokenName, SemanticColor } from "./tokens.ts";

/**
 * One of the two colours of a pair, resolved to the palette: the value that a recipe or an override gives to, for
 * example, `badge.ink`.
 */
export interface PairColor {
  /** The name of a semantic colour, `mixed.<name>`, or `#rrggbb[aa]` if an override wrote its own colour. */
  readonly key: string;
  /** The colour below a translucent surface. */
  readonly under?: SemanticColor;
  /** The component override that this colour comes from. */
  readonly via?: ColorTokenName;
  /** Whether it is derived from that override, such as the state of a fill. */
  readonly follows?: boolean;
}

/** A pair of palette colours. */
export interface FollowedPair {
  readonly text: PairColor;
  readonly on: PairColor;
  readonly large: boolean;
}

/** All pairs, and the pairs of each text by its key. */
export interface PairBook {
  readonly pairs: readonly FollowedPair[];
  readonly ofText: ReadonlyMap<string, readonly FollowedPair[]>;
  readonly ofGround: ReadonlyMap<string, readonly FollowedPair[]>;
}

/** The level of contrast: the standard one, or the one that users request (`prefers-contrast: more`). */
export type ContrastLevel = "normal" | "more";

/**
 * The required contrast ratio of text, and of large text or meaningful parts: WCAG 2.2 AA, or AAA with more contrast.
 */
export const ratios = { normal: { text: 4.5, large: 3 }, more: { text: 7, large: 4.5 } } as const;

/** The contrast ratio that a pair needs. */
export function requiredOf({ large }: FollowedPair, level: ContrastLevel): number {
  return ratios[level][large ? "large" : "text"];
}

/** The override behind a component's colour, by the component's full name. */
export type OverrideOrigins = ReadonlyMap<string, { readonly via: ColorTokenName; readonly follows: boolean }>;

const nowhere: OverrideOrigins = new Map();

/** If a component paints no surface, its text is on a panel or on the page. */
const below: readonly SemanticColor[] = ["surface", "bg"];

/** Semantic colours that an override may make translucent. */
const translucent: ReadonlySet<string> = new Set(["line", "lineStrong", "hair", "scrim"]);

/** `#rrggbb` of a pair's colour in a palette, composited over what lies below it if it is translucent. */
export function hexOf({ colors, mixed }: Palette, { key, under }: PairColor): string {
  const hex = key.startsWith("#")
    ? key
    : key.startsWith("mixed.")
      ? mixed[key.slice("mixed.".length) as keyof Palette["mixed"]]
      : colors[key as SemanticColor];
  if (hex === undefined) throw new Error(`The palette has no colour ${key}.`);
  return under === undefined ? hex : over(hex, colors[under]);
}

/**
 * Every pair with component colours resolved to the palette's, each once with the strictest contrast it needs anywhere.
 */
export function followPairs(
  pairs: readonly ContrastPair[],
  components: Recipe,
  origins: OverrideOrigins = nowhere,
): PairBook {
  const followed = new Map<string, FollowedPair>();
  // A role is in many pairs.
  const ofRole = new Map<ColorRole, readonly PairColor[]>();
  const once = (role: ColorRole) => {
    const colors = ofRole.get(role) ?? follow(role, components, origins);
    ofRole.set(role, colors);
    return colors;
  };
  for (const pair of pairs) {
    for (const text of once(pair.text)) {
      for (const on of once(pair.on)) {
        const key = `${text.key} ${text.under ?? ""} ${on.key} ${on.under ?? ""}`;
        const known = followed.get(key);
        if (known === undefined || (known.large && !pair.large)) followed.set(key, { text, on, large: pair.large });
      }
    }
  }
  const all = [...followed.values()];
  return {
    pairs: all,
    ofText: Map.groupBy(all, ({ text }) => text.key),
    ofGround: Map.groupBy(all, ({ on }) => on.key),
  };
}

/** The palette colours behind a component's token: one, or those of a gradient. */
export function followRole(role: ColorRole, components: Recipe): readonly PairColor[] {
  return follow(role, components, nowhere);
}

function follow(role: ColorRole, components: Recipe, origins: OverrideOrigins): readonly PairColor[] {
  const [group = "", name = ""] = role.split(".");
  if (name === "") return seenThrough({ key: role });
  const token: Token | undefined = components[group]?.[name];
  if (token === undefined) throw new Error(`The surface recipe does not set ${role}.`);
  const values =
    token.$type === "gradient" && Array.isArray(token.$value)
      ? token.$value.map((stop: unknown) => (stop as { color: unknown }).color)
      : [token.$value];
  return values.flatMap((value) => {
    const found = followValue(value, components, origins);
    const origin = origins.get(`component.${role}`);
    return origin === undefined ? found : found.map((color) => ({ ...origin, ...color }));
  });
}

/** The palette colours behind the value of a token: one, or those of the gradient that it names. */
export function followColor(value: DtcgColor | Reference, components: Recipe): readonly PairColor[] {
  return followValue(value, components, nowhere);
}

function followValue(value: unknown, components: Recipe, origins: OverrideOrigins): readonly PairColor[] {
  if (typeof value !== "string") return seenThrough({ key: (value as DtcgColor).hex });
  const name = value.slice(1, -1);
  if (name.startsWith("component.")) {
    return follow(name.slice("component.".length) as ColorRole, components, origins);
  }
  if (name.startsWith("primitive.mixed.")) return [{ key: name.slice("primitive.".length) }];
  return seenThrough({ key: name.replace(/^semantic\.color\.|^primitive\.[a-z]+\./u, "") });
}

function seenThrough(color: PairColor): readonly PairColor[] {
  const { key } = color;
  const alpha = alphaOf(key);
  if (alpha === 0) return below.map((under) => ({ key: under }));
  return alpha < 1 || translucent.has(key) ? below.map((under) => ({ ...color, under })) : [color];
}
