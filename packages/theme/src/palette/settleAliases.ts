import type { SemanticColor } from "../tokens.ts";
import type { Colors, Palette } from "./palette.ts";
import type { Aliases, WrittenColors } from "./writtenColors.ts";

/** After this many rounds, colours that still change are used as they are; the gate then reports what is unreadable. */
const ROUNDS = 4;

/**
 * A palette in which some semantic colours take the value of another token. Derived colours may depend on those, so the
 * palette is derived again until nothing changes. `base` is the palette's own value of each colour, which the
 * primitives have.
 */
export function settleAliases(
  derive: (written: WrittenColors) => Palette,
  written: WrittenColors,
  aliases: Aliases,
): { readonly palette: Palette; readonly base: Colors } {
  const first = derive(written);
  if (aliases.size === 0) return { palette: first, base: first.colors };
  let palette = first;
  for (let round = 0; round < ROUNDS; round += 1) {
    const settled = follow(aliases, palette.colors, first.colors);
    const same = [...settled].every(([name, hex]) => palette.colors[name] === hex);
    if (same) break;
    const taken = [...settled].map(([name, hex]) => [name, { hex, path: [] }]);
    palette = derive({ ...written, ...(Object.fromEntries(taken) as WrittenColors) });
  }
  const own = Object.fromEntries([...aliases.keys()].map((name) => [name, first.colors[name]]));
  const base: Colors = { ...palette.colors, ...own };
  const last = follow(aliases, palette.colors, first.colors);
  return { palette: { ...palette, colors: { ...palette.colors, ...Object.fromEntries(last) } }, base };
}

/**
 * The value of each alias, resolved through other aliases. A primitive has the palette's value from before all aliases.
 */
function follow(aliases: Aliases, colors: Colors, first: Colors): ReadonlyMap<SemanticColor, string> {
  const valueOf = (target: string): string => {
    const [tier, , name] = target.split(".") as [string, string, SemanticColor];
    const next = aliases.get(name);
    if (next === undefined) return colors[name];
    return tier === "primitive" ? first[name] : valueOf(next);
  };
  return new Map([...aliases].map(([name, target]) => [name, valueOf(target)]));
}
