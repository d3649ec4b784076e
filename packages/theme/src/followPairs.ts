import { alphaOf, over } from "./color/srgb.ts";
import type { ContrastPair } from "./contrastPairs.ts";
import type { DtcgColor, Reference, Token } from "./dtcg.ts";
import type { Palette } from "./palette/palette.ts";
import type { Recipe } from "./recipes/parts.ts";
import type { ColorRole, ColorTokenName, SemanticColor } from "./tokens.ts";

/** One of the two colours of a pair, as far as the palette: what a recipe or an override makes of `badge.ink`. */
export interface PairColor {
  /** The name of a semantic colour, `mixed.<name>`, or `#rrggbb[aa]` where an override wrote a colour of its own. */
  readonly key: string;
  /** What lies below a ground that may be seen through. */
  readonly under?: SemanticColor;
  /** The override of a component that this colour comes from. */
  readonly via?: ColorTokenName;
  /** Whether it is made from that override, as the state of a fill is. */
  readonly follows?: boolean;
}

/** A pair of the palette's colours. */
export interface FollowedPair {
  readonly text: PairColor;
  readonly on: PairColor;
  readonly large: boolean;
}

/** Every pair, and those of each text by its key. */
export interface PairBook {
  readonly pairs: readonly FollowedPair[];
  readonly ofText: ReadonlyMap<string, readonly FollowedPair[]>;
  readonly ofGround: ReadonlyMap<string, readonly FollowedPair[]>;
}

/** How strong contrast is: as everybody needs it, or as somebody asked for (`prefers-contrast: more`). */
export type ContrastLevel = "normal" | "more";

/** The contrast ratio of text, and of large text or parts that say something: WCAG 2.2 AA, or with more contrast AAA. */
export const ratios = { normal: { text: 4.5, large: 3 }, more: { text: 7, large: 4.5 } } as const;

/** The contrast ratio that a pair needs. */
export function requiredOf({ large }: FollowedPair, level: ContrastLevel): number {
  return ratios[level][large ? "large" : "text"];
}

/** The override that a component's colour comes from, by the component's full name. */
export type OverrideOrigins = ReadonlyMap<string, { readonly via: ColorTokenName; readonly follows: boolean }>;

const nowhere: OverrideOrigins = new Map();

/** Where a component paints nothing, text stands on a panel or on the page. */
const below: readonly SemanticColor[] = ["surface", "bg"];

/** Semantic colours that an override may make see-through. */
const translucent: ReadonlySet<string> = new Set(["line", "lineStrong", "hair", "scrim"]);

/** `#rrggbb` of a pair's colour in a palette, with what lies below it where it can be seen through. */
export function hexOf({ colors, mixed }: Palette, { key, under }: PairColor): string {
  const hex = key.startsWith("#")
    ? key
    : key.startsWith("mixed.")
      ? mixed[key.slice("mixed.".length) as keyof Palette["mixed"]]
      : colors[key as SemanticColor];
  if (hex === undefined) throw new Error(`The palette has no colour ${key}.`);
  return under === undefined ? hex : over(hex, colors[under]);
}

/** Every pair with component colours followed to the palette's, each once with the strictest contrast it needs somewhere. */
export function followPairs(
  pairs: readonly ContrastPair[],
  components: Recipe,
  origins: OverrideOrigins = nowhere,
): PairBook {
  const followed = new Map<string, FollowedPair>();
  for (const pair of pairs) {
    for (const text of follow(pair.text, components, origins)) {
      for (const on of follow(pair.on, components, origins)) {
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

/** The colours of the palette that the value of a token stands for: one, or those of a gradient that it names. */
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
