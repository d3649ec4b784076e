import { Option } from "commander";

/** Packs again while serving. */
export const watchOption = (): Option =>
  new Option("--watch", "pack a brand again when something in its folder changes");
