import type { Emblem } from "./emblems/emblem.ts";
import { fortuneEmblems } from "./emblems/fortuneEmblems.ts";
import { sceneEmblems } from "./emblems/sceneEmblems.ts";
import { sportEmblems } from "./emblems/sportEmblems.ts";
import { tableEmblems } from "./emblems/tableEmblems.ts";

/** Every drawing generated art is made of. A game type names one; banners put up to five together. */
export const emblems = {
  ...tableEmblems,
  ...fortuneEmblems,
  ...sceneEmblems,
  ...sportEmblems,
} satisfies Record<string, Emblem>;

/** Name of one of the drawings. */
export type EmblemId = keyof typeof emblems;
