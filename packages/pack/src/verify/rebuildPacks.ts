import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PACK_MANIFEST } from "../out/packManifest.ts";
import { runInOwnProcess } from "../ownProcess.ts";
import { compareFolders } from "./compareFolders.ts";
import type { Fault } from "./verifyPacks.ts";

interface RebuildOptions {
  /** The folder of brands that the packs were made from. */
  readonly brands: string;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly date: string;
  readonly onProgress?: (step: string) => void;
  readonly signal?: AbortSignal;
}

export interface RebuildRequest extends Pick<RebuildOptions, "brands" | "date"> {
  readonly ids: readonly string[];
  /** The folder to work in. */
  readonly into: string;
}

/** A brand that could not be packed again, with the reason as a sentence. */
export interface NotRebuilt {
  readonly id: string;
  readonly message: string;
}

/** Where the day begins first, and where the capital of i has a dot. */
const elsewhere = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" };

/**
 * Packs brands again, the runtime included, in a process with another folder, time zone, language, order and umask, and
 * compares the packs byte for byte with those of a folder. What is kept by its content (cut fonts, drawn icons) is not made
 * again.
 */
export async function rebuildFaults(
  folder: string,
  ids: readonly string[],
  { brands, date, onProgress, signal }: RebuildOptions,
): Promise<readonly (Fault & { readonly id: string })[]> {
  const into = realpathSync(mkdtempSync(join(tmpdir(), "livery-again-")));
  try {
    const request: RebuildRequest = { brands, date, ids, into };
    const failed = await runInOwnProcess<readonly NotRebuilt[]>(new URL("rebuildProcess.ts", import.meta.url), {
      what: "Packing again",
      argument: JSON.stringify(request),
      cwd: into,
      env: elsewhere,
      onProgress,
      signal,
    });
    return ids.flatMap((id) => {
      const reason = failed.find((brand) => brand.id === id)?.message;
      const faults =
        reason === undefined
          ? compareFolders(join(folder, id), join(into, "dist", id))
          : [{ file: PACK_MANIFEST, message: `Its brand cannot be packed again. ${reason}` }];
      return faults.map((fault) => ({ id, ...fault }));
    });
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
