import { Option } from "commander";

/** Display name of a new brand. */
export const nameOption = (): Option => new Option("--name <name>", "name that visitors see (default: from the id)");
