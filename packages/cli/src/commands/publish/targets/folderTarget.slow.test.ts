import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import * as nodeFiles from "node:fs/promises";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkEveryInterruption } from "../testing/interruptions.ts";
import { writePaperPack } from "../testing/paperPack.ts";
import { publishTo } from "../testing/publishTo.ts";
import { checkTarget } from "../testing/targetContract.ts";
import { fetchFrom, unlikeManifest } from "../testing/visit.ts";
import { type Files, openFolderTarget } from "./folderTarget.ts";

const suite = suiteFolder();
const emptyFolder = () => mkdtempSync(join(suite, "target-"));

/** File operations that stop after the n-th one. Writing and copying then leave half a file. */
function stoppingFiles(last: number): Files {
  let count = 0;
  return new Proxy(nodeFiles, {
    get: (all, name: keyof Files) => {
      const operation = all[name] as (...args: readonly unknown[]) => Promise<unknown>;
      return async (...args: readonly unknown[]) => {
        count += 1;
        if (count < last) return operation(...args);
        if (count === last && name === "writeFile") {
          const [file, content] = args as [string, Uint8Array | string];
          await nodeFiles.writeFile(file, content.slice(0, content.length / 2));
        }
        throw new Error("stopped");
      };
    },
  });
}

describe("a folder", () => {
  checkTarget(() => {
    const root = join(emptyFolder(), "sites");
    return { target: openFolderTarget(root), fetch: (id) => fetchFrom(join(root, id)) };
  });

  test("visitors find a whole site wherever publishing is interrupted, and the next one completes it", async () => {
    const stops = await checkEveryInterruption(
      join(suite, "packs"),
      async () => {
        const root = emptyFolder();
        return {
          before: openFolderTarget(root),
          after: openFolderTarget(root),
          stoppedAt: (operation) => openFolderTarget(root, stoppingFiles(operation)),
          restart: () => undefined,
          fetch: (id) => fetchFrom(join(root, id)),
        };
      },
      ["alpha", "beta"],
    );
    expect(stops).toBeGreaterThan(60);
  });

  test("where a file has as many links as the file system takes, it is copied", async () => {
    const root = emptyFolder();
    const files: Files = {
      ...nodeFiles,
      link: () => Promise.reject(Object.assign(new Error("EMLINK"), { code: "EMLINK" })),
    };
    const target = openFolderTarget(root, files);
    const out = join(suite, "copied");
    writePaperPack(out, { id: "alpha", version: 1 });
    await publishTo(target, out, ["alpha"]);
    expect(await unlikeManifest(fetchFrom(join(root, "alpha")))).toEqual([]);
  });
});
