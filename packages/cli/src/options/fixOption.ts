import { Option } from "commander";

/** Applies automatic fixes. */
export const fixOption = (): Option =>
  new Option("--fix", "rename misspelt keys and replace unreadable colours, without other changes");
