import { Option } from "commander";

/** Folder for packs. */
export const outOption = (): Option => new Option("--out <folder>", "folder to write the packs to").default("dist");
