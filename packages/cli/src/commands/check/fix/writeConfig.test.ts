import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@livery/pack/testing/brandFolders.ts";
import { expect, test } from "vitest";
import { writeConfig } from "./writeConfig.ts";

const windows = process.platform === "win32";

test.skipIf(windows)("a config is replaced as a whole and keeps its permissions", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "brand.json");
  writeFileSync(file, "old");
  chmodSync(file, 0o640);
  await writeConfig(file, "old", "new");
  expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual(["new", 0o640]);
  expect(readdirSync(folder.path)).toEqual(["brand.json"]);
});

test("a config that changed in the meantime, or is not valid UTF-8, stays unchanged", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "brand.json");
  writeFileSync(file, Buffer.from([0x22, 0xff, 0x22]));
  await expect(writeConfig(file, '"\ufffd"', "new")).rejects.toThrow("it was changed in the meantime");
  expect([...readFileSync(file)]).toEqual([0x22, 0xff, 0x22]);
  expect(readdirSync(folder.path)).toEqual(["brand.json"]);
});

test.skipIf(windows)("links are rejected, and their targets stay unchanged", async () => {
  using folder = temporaryFolder();
  const real = join(folder.path, "real");
  mkdirSync(real);
  writeFileSync(join(real, "brand.json"), "old");
  symlinkSync(join(real, "brand.json"), join(folder.path, "brand.json"));
  symlinkSync(real, join(folder.path, "linked"));
  for (const file of [join(folder.path, "brand.json"), join(folder.path, "linked", "brand.json")])
    await expect(writeConfig(file, "old", "new")).rejects.toThrow("it is a link, or inside one");
  expect(readFileSync(join(real, "brand.json"), "utf8")).toBe("old");
});

test.skipIf(windows || process.getuid?.() === 0)("a read-only config is not replaced either", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "brand.json");
  writeFileSync(file, "old");
  chmodSync(file, 0o444);
  await expect(writeConfig(file, "old", "new")).rejects.toThrow("cannot be written");
  expect(readFileSync(file, "utf8")).toBe("old");
});
