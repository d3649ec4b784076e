import { Option } from "commander";

/** Compares instead of writing. */
export const staleOption = (): Option => new Option("--check", "write nothing, and fail if the folder is out of date");
