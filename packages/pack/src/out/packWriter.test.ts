import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { suiteFolder } from "../testing/brandFolders.ts";
import { startPackWriter } from "./packWriter.ts";

const suite = suiteFolder();
const shared = join(suite, "shared");
mkdirSync(join(shared, "assets"), { recursive: true });
writeFileSync(join(shared, "assets", "app.js"), "app");

function emptyFolder(name: string): string {
  const folder = join(suite, name);
  mkdirSync(folder);
  return folder;
}

test("own files are written and shared ones linked, in folders as deep as they say", async () => {
  await using writer = startPackWriter();
  const folder = emptyFolder("whole");
  const icon = new Uint8Array([1, 2, 3]);
  const own = [["index.html", "<p>안녕</p>"] as const, ["assets/deep/icon.png", icon] as const];
  await writer.write({ folder, own, sharedFolder: shared, shared: ["assets/app.js"] });
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("<p>안녕</p>");
  expect(readFileSync(join(folder, "assets/deep/icon.png"))).toEqual(Buffer.from(icon));
  expect(statSync(join(folder, "assets/app.js")).ino).toBe(statSync(join(shared, "assets/app.js")).ino);
  expect(writer.counts).toEqual({ linked: 1, copied: 0 });
});

test("a pack that cannot be written is refused with the disk's own code; the next one is written all the same", async () => {
  await using writer = startPackWriter();
  const [broken, whole] = [emptyFolder("broken"), emptyFolder("next")];
  const own = [["index.html", ""] as const];
  const writing = [
    writer.write({ folder: broken, own, sharedFolder: shared, shared: ["assets/gone.js"] }),
    writer.write({ folder: whole, own, sharedFolder: shared, shared: ["assets/app.js"] }),
  ];
  await expect(writing[0]).rejects.toMatchObject({ code: "ENOENT" });
  await writing[1];
  expect(existsSync(join(whole, "assets/app.js"))).toBe(true);
});
