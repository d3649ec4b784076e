import { Option } from "commander";

/** Folder for the generated reference. */
export const referenceOption = (): Option =>
  new Option(
    "--out <folder>",
    "folder that the reference is written to; every file in it belongs to the reference",
  ).default("docs/reference");
