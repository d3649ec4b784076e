import { Option } from "commander";

/** Folder for the generated reference. */
export const referenceOption = (): Option =>
  new Option("--out <folder>", "folder to write the reference to; it must contain nothing else").default(
    "docs/reference",
  );
