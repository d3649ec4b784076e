import { Option } from "commander";

/** Folder for packs. */
export const outOption = (): Option =>
  new Option("--out <folder>", "folder that the packs are written to").default("dist");
