import { Option } from "commander";

/** Compares instead of writing. */
export const staleOption = (): Option =>
  new Option("--check", "write nothing, and fail when the folder is not what would be written");
