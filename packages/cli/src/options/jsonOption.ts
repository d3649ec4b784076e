import { Option } from "commander";

/** One JSON document on stdout: the same as `--format json`. */
export const jsonOption = (): Option =>
  new Option("--json", "print one JSON document on stdout and nothing else there").implies({ format: "json" });
