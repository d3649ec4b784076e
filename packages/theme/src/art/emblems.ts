import { beastEmblems } from "./emblems/beastEmblems.ts";
import type { Emblem } from "./emblems/emblem.ts";
import { fortuneEmblems } from "./emblems/fortuneEmblems.ts";
import { fruitEmblems } from "./emblems/fruitEmblems.ts";
import { heads } from "./emblems/heads.ts";
import { natureEmblems } from "./emblems/natureEmblems.ts";
import { placeEmblems } from "./emblems/placeEmblems.ts";
import { playEmblems } from "./emblems/playEmblems.ts";
import { reefEmblems } from "./emblems/reefEmblems.ts";
import { sceneEmblems } from "./emblems/sceneEmblems.ts";
import { seaEmblems } from "./emblems/seaEmblems.ts";
import { sportEmblems } from "./emblems/sportEmblems.ts";
import { studioEmblems } from "./emblems/studioEmblems.ts";
import { tableEmblems } from "./emblems/tableEmblems.ts";
import { toolEmblems } from "./emblems/toolEmblems.ts";
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
  ...fruitEmblems,
  ...placeEmblems,
  ...beastEmblems,
  ...toolEmblems,
  ...reefEmblems,
  ...studioEmblems,
} satisfies Record<string, Emblem>;

/** Name of one of the drawings. */
export type EmblemId = keyof typeof emblems;
