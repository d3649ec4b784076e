import { contractPlants } from "./contractPlants.ts";
import { limitPlants } from "./limitPlants.ts";
import { merchantPlants } from "./merchantPlants.ts";
import { moneyPlants } from "./moneyPlants.ts";
import { pointPlants } from "./pointPlants.ts";
import type { Plant } from "./plant.ts";

/** The planted mistakes, each with the sentence that must report it. */
export const plants: readonly Plant[] = [
  ...moneyPlants,
  ...limitPlants,
  ...merchantPlants,
  ...pointPlants,
  ...contractPlants,
];
