import { Option } from "commander";

/** Shows changes without making them. */
export const dryRunOption = (): Option => new Option("--dry-run", "with --fix: show the changes without writing them");
