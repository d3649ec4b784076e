import { Option } from "commander";

/** Folder of the reference platform's data. */
export const dataOption = (): Option =>
  new Option("--data <folder>", "folder where the platform keeps its members, balances and sessions").default(
    ".livery",
  );
