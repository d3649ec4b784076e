import { limitPlants } from "./limitPlants.ts";
import { merchantPlants } from "./merchantPlants.ts";
import { moneyPlants } from "./moneyPlants.ts";
import type { Plant } from "./plant.ts";

/** Each with the sentence in which the check has to tell it. */
export const plants: readonly Plant[] = [...moneyPlants, ...limitPlants, ...merchantPlants];
