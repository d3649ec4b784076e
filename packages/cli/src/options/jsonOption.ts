import { Option } from "commander";

/** One JSON document on stdout. */
export const jsonOption = (): Option =>
  new Option("--json", "print one JSON document on stdout and nothing else there");
