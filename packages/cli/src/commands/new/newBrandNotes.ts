import { characters, type CharacterId } from "@livery/theme/suggest/characters.ts";
import type { suggestTheme } from "@livery/theme/suggest/suggestTheme.ts";

interface Facts {
  /** The requested colour. */
  readonly wished: string;
  readonly character: CharacterId;
  readonly suggested: ReturnType<typeof suggestTheme>;
}

/** What the person should know about the new brand: its look first, then what differs from the request. */
export function newBrandNotes(
  { wished, character, suggested }: Facts,
  noLogo: string | undefined,
): readonly [string, ...string[]] {
  const { color, moved, theme, plates } = suggested;
  const notes: string[] = [];
  if (moved === "label") {
    notes.push(`White text is not quite readable on ${wished}: ${color} is the nearest shade on which it is.`);
  } else if (moved === "grey") {
    notes.push(`${wished} does not stand out from the panels of this look, so its buttons and marks are ${color}.`);
  } else if (moved === "panel") {
    notes.push(`${wished} does not stand out from the panels of this look: ${color} is the nearest colour that does.`);
  } else if (theme.mode !== characters[character].modes[0]) {
    notes.push(`It starts in ${theme.mode} mode, in which ${wished} stands out from the panels.`);
  }
  for (const mode of plates) {
    notes.push(
      `The logo would be hard to see in ${mode} mode, so it is on a plate there: "component.logo.plate" in theme.${mode}.`,
    );
  }
  if (noLogo !== undefined) {
    notes.push(`${noLogo} So assets/logo.svg is a generated mark in the logo's colour; replace it with your own.`);
  }
  return [`${character}, ${theme.mode} mode, ${color}.`, ...notes];
}
