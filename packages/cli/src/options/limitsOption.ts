import { Option } from "commander";

/** The platform's rate limits. */
export const limitsOption = (): Option =>
  new Option("--limits <kind>", "rate limits of the platform: loose is for tests and measurements")
    .choices(["standard", "loose"])
    .default("standard");
