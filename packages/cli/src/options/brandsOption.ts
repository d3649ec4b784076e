import { Option } from "commander";

/** Folder of brand folders; for brands that stand in a repository of their own. */
export const brandsOption = (): Option =>
  new Option("--brands <folder>", "folder with one folder a brand (default: brands/ of this repository)");
