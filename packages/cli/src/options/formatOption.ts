import { Option } from "commander";

/** Form of findings. */
export const formatOption = (): Option =>
  new Option("--format <format>", "how findings are printed").choices(["pretty", "json"]).default("pretty");
