import type { Emblem } from "./emblems/emblem.ts";
import { fortuneEmblems } from "./emblems/fortuneEmblems.ts";
import { heads } from "./emblems/heads.ts";
import { natureEmblems } from "./emblems/natureEmblems.ts";
import { playEmblems } from "./emblems/playEmblems.ts";
import { sceneEmblems } from "./emblems/sceneEmblems.ts";
import { seaEmblems } from "./emblems/seaEmblems.ts";
import { sportEmblems } from "./emblems/sportEmblems.ts";
import { tableEmblems } from "./emblems/tableEmblems.ts";
import { treasureEmblems } from "./emblems/treasureEmblems.ts";

/** Every drawing available for generated art. A game type names one; banners combine up to five. */
export const emblems = {
  ...tableEmblems,
  ...fortuneEmblems,
  ...sceneEmblems,
  ...sportEmblems,
  ...seaEmblems,
  ...treasureEmblems,
  ...natureEmblems,
  ...playEmblems,
  ...heads,
} satisfies Record<string, Emblem>;

/** Name of one of the drawings. */
export type EmblemId = keyof typeof emblems;
