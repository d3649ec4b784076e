import { Option } from "commander";

/** Folder of brand folders, for brands in a separate repository. */
export const brandsOption = (): Option =>
  new Option("--brands <folder>", "folder with one folder per brand (default: brands/ of this repository)");
