import { characters, type CharacterId } from "@livery/theme/suggest/characters.ts";
import type { suggestTheme } from "@livery/theme/suggest/suggestTheme.ts";
import { looks } from "./looks.ts";

interface Facts {
  /** The colour that was asked for. */
  readonly wished: string;
  readonly character: CharacterId;
  readonly suggested: ReturnType<typeof suggestTheme>;
}

/** What the person should know of a brand that was made: its look first, then what is not as it was asked for. */
export function newBrandNotes(
  { wished, character, suggested }: Facts,
  noLogo: string | undefined,
): readonly [string, ...string[]] {
  const { color, moved, theme } = suggested;
  const notes: string[] = [];
  if (moved) {
    notes.push(`${wished} cannot be told from the panels of this look: ${color} is the nearest colour that can.`);
  } else if (theme.mode !== characters[character].modes[0]) {
    notes.push(`It begins in ${theme.mode} mode, in which ${wished} can be told from the panels.`);
  }
  if (noLogo !== undefined) {
    notes.push(`${noLogo} So assets/logo.svg is a mark in the logo's colour; put your own in its place.`);
  }
  return [`${looks[character].title.toLowerCase()}, ${theme.mode} mode, ${color}.`, ...notes];
}
