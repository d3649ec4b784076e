import { Option } from "commander";

/** How often the platform may be asked. */
export const limitsOption = (): Option =>
  new Option("--limits <kind>", "how often the platform may be asked: loose is for tests and measurements")
    .choices(["standard", "loose"])
    .default("standard");
