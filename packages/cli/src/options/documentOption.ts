import { Option } from "commander";

/** File for the description of the platform's calls. */
export const documentOption = (): Option =>
  new Option("--out <file>", "file to write the document to (default: standard output)");
