import { characters } from "@livery/theme/suggest/characters.ts";
import { Option } from "commander";

/** Look of a new brand. */
export const characterOption = (): Option =>
  new Option("--character <look>", "initial look (default: the first that no other brand has)").choices(
    Object.keys(characters),
  );
