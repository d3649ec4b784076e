import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const workspaceRoot = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[\\/]$/, "");

/** The default folder of brand folders. */
export const defaultBrandsFolder = join(workspaceRoot, "brands");

/** The folder for build caches; everything in it can be deleted at any time. */
export const cacheFolder = join(workspaceRoot, "node_modules", ".cache", "livery");
