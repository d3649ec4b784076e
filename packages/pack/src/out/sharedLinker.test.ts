import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { suiteFolder } from "../testing/brandFolders.ts";
import { startSharedLinker } from "./sharedLinker.ts";

const suite = suiteFolder();
const shared = join(suite, "shared");
mkdirSync(join(shared, "assets"), { recursive: true });
writeFileSync(join(shared, "assets", "app.js"), "app");

function emptyFolder(name: string): string {
  const folder = join(suite, name);
  mkdirSync(folder);
  return folder;
}

test("shared files are linked, including nested folders", async () => {
  await using linker = startSharedLinker();
  const folder = emptyFolder("whole");
  await linker.link({ folder, sharedFolder: shared, shared: ["assets/app.js"] });
  expect(statSync(join(folder, "assets/app.js")).ino).toBe(statSync(join(shared, "assets/app.js")).ino);
  expect(linker.counts).toEqual({ linked: 1, copied: 0 });
});

test("a pack with missing files fails with the error's code; the next one is still linked", async () => {
  await using linker = startSharedLinker();
  const [broken, whole] = [emptyFolder("broken"), emptyFolder("next")];
  const linking = [
    linker.link({ folder: broken, sharedFolder: shared, shared: ["assets/gone.js"] }),
    linker.link({ folder: whole, sharedFolder: shared, shared: ["assets/app.js"] }),
  ];
  await expect(linking[0]).rejects.toMatchObject({ code: "ENOENT" });
  await linking[1];
  expect(statSync(join(whole, "assets/app.js")).isFile()).toBe(true);
});
