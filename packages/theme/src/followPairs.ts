import type { ContrastPair } from "./contrastPairs.ts";
import type { Token } from "./dtcg.ts";
import type { Recipe } from "./recipes/parts.ts";
import type { ColorRole } from "./tokens.ts";

/** A colour of a palette: the name of a semantic colour, or `mixed.<name>`. */
export type PaletteName = string;

/** A pair with component colours followed to the palette's: what the surface recipe makes of `badge.ink` on `badge.bg`. */
export interface FollowedPair {
  readonly text: PaletteName;
  readonly on: PaletteName;
  /** Contrast ratio that the pair needs. */
  readonly required: number;
}

/** Where a component paints nothing, text stands on a panel or on the page. */
const below: readonly PaletteName[] = ["surface", "bg"];

function nameOf(value: unknown): readonly PaletteName[] {
  if (typeof value !== "string") return below;
  return [value.slice(1, -1).replace(/^semantic\.color\.|^primitive\./u, "")];
}

function follow(role: ColorRole, components: Recipe): readonly PaletteName[] {
  const [group = "", name = ""] = role.split(".");
  if (name === "") return [role];
  const token: Token | undefined = components[group]?.[name];
  if (token === undefined) throw new Error(`The surface recipe does not set ${role}.`);
  if (token.$type !== "gradient" || !Array.isArray(token.$value)) return nameOf(token.$value);
  return token.$value.flatMap((stop: unknown) => nameOf((stop as { color: unknown }).color));
}

/** Every pair as colours of the palette, each once with the strictest contrast it needs somewhere. */
export function followPairs(pairs: readonly ContrastPair[], components: Recipe): readonly FollowedPair[] {
  const followed = new Map<string, FollowedPair>();
  for (const pair of pairs) {
    const required = pair.large ? 3 : 4.5;
    for (const text of follow(pair.text, components)) {
      for (const on of follow(pair.on, components)) {
        const key = `${text} on ${on}`;
        const known = followed.get(key)?.required ?? 0;
        followed.set(key, { text, on, required: Math.max(required, known) });
      }
    }
  }
  return [...followed.values()];
}
