import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const workspaceRoot = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[\\/]$/, "");

/** Where brand folders stand unless a command is told otherwise. */
export const defaultBrandsFolder = join(workspaceRoot, "brands");

/** What builds may keep from run to run; everything in it can be deleted at any time. */
export const cacheFolder = join(workspaceRoot, "node_modules", ".cache", "livery");
