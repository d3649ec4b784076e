import { Option } from "commander";

/** Puts right what Livery can put right. */
export const fixOption = (): Option =>
  new Option("--fix", "rename misspelt keys and replace colours that cannot be read, and nothing else in the files");
