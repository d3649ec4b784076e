import { suggestTheme } from "@livery/theme/suggest/suggestTheme.ts";
import type { CharacterId } from "@livery/theme/suggest/characters.ts";
import { expect, test } from "vitest";
import { newBrandNotes } from "./newBrandNotes.ts";

test.each([
  ["#ff0000", "calm", "White text is not quite readable on #ff0000: #ea0000 is the nearest shade on which it is."],
  [
    "#ffff00",
    "heritage",
    "#ffff00 does not stand out from the panels of this look: #cfcf01 is the nearest colour that does.",
  ],
  [
    "#000000",
    "night",
    "#000000 does not stand out from the panels of this look, so its buttons and marks are #e1e1e1.",
  ],
  ["#ffff00", "calm", "It starts in dark mode, in which #ffff00 stands out from the panels."],
] as const)(
  "the command says how a new brand in %s as %s differs from the request",
  (wished, character: CharacterId, note) => {
    const suggested = suggestTheme({ color: wished, character, emblems: ["crown"] });
    const [, ...notes] = newBrandNotes({ wished, character, suggested }, undefined);
    expect(notes).toEqual([note]);
  },
);
