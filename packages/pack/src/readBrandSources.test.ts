import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrandSources } from "./readBrandSources.ts";
import { brandConfig, temporaryFolder, writeBrand } from "./testing/brandFolders.ts";

test("brand folders are read in a fixed order, with their texts and files, and with paths for messages", async () => {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  writeBrand(brands, brandConfig("b", "B01"));
  writeBrand(brands, brandConfig("a", "A01"));
  mkdirSync(join(brands, "a", "locales"));
  writeFileSync(join(brands, "a", "locales", "ko.json"), "{}");
  writeFileSync(join(brands, "README.md"), "not a brand");
  const sources = await readBrandSources(brands, folder.path);
  expect(sources.map(({ id, file }) => [id, file])).toEqual([
    ["a", "brands/a/brand.json"],
    ["b", "brands/b/brand.json"],
  ]);
  expect(sources[0]?.locales).toMatchObject([
    { language: "ko", file: "brands/a/locales/ko.json", text: "{}", bytes: 2 },
  ]);
  expect(sources[0]?.assets).toMatchObject([{ name: "logo.svg", text: expect.stringContaining("<svg") }]);
});

test("links in a brand folder are not followed", async () => {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  writeBrand(brands, brandConfig("a", "A01"));
  writeFileSync(join(folder.path, "secret.svg"), "<svg>secret</svg>");
  symlinkSync(join(folder.path, "secret.svg"), join(brands, "a", "assets", "stolen.svg"));
  symlinkSync(join(brands, "a"), join(brands, "b"));
  mkdirSync(join(brands, "c"));
  symlinkSync(join(brands, "a", "brand.json"), join(brands, "c", "brand.json"));
  symlinkSync(folder.path, join(brands, "c", "assets"));
  const sources = await readBrandSources(brands, folder.path);
  expect(sources.map(({ id, text, unreadable }) => [id, text === "", unreadable])).toEqual([
    ["a", false, [{ path: "brands/a/assets/stolen.svg", reason: "link" }]],
    ["b", true, [{ path: "brands/b", reason: "link" }]],
    [
      "c",
      true,
      expect.arrayContaining([
        { path: "brands/c/brand.json", reason: "link" },
        { path: "brands/c/assets", reason: "link" },
      ]),
    ],
  ]);
  expect(JSON.stringify(sources)).not.toContain("secret");
});

test("a missing brand.json is reported as missing, and a huge one is not read to its end", async () => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, "a"));
  mkdirSync(join(folder.path, "b"));
  writeFileSync(join(folder.path, "b", "brand.json"), "[".repeat(2_000_000));
  const [a, b] = await readBrandSources(folder.path, folder.path);
  expect([a?.text, a?.unreadable]).toEqual(["", [{ path: "a/brand.json", reason: "missing" }]]);
  expect(b?.text.length).toBeLessThan(600_000);
  expect(b?.text.length).toBeGreaterThan(256 * 1024);
});

test("a missing brands folder is reported in one sentence", async () => {
  await expect(readBrandSources("/nowhere/brands", "/")).rejects.toThrow(
    "The folder of brands /nowhere/brands cannot be read.",
  );
});

test.skipIf(process.platform === "win32")(
  "a folder or a pipe in place of a file is reported, and nothing waits for it",
  async () => {
    using folder = temporaryFolder();
    const brands = join(folder.path, "brands");
    writeBrand(brands, brandConfig("a", "A01"));
    mkdirSync(join(brands, "b", "brand.json"), { recursive: true });
    execFileSync("/usr/bin/env", ["mkfifo", join(brands, "a", "assets", "pipe.svg")]);
    writeFileSync(join(brands, "a", "locales"), "");
    const sources = await readBrandSources(brands, folder.path);
    expect(
      sources
        .flatMap(({ unreadable = [] }) => unreadable)
        .map(({ path, reason }) => `${path} ${reason}`)
        .toSorted(),
    ).toEqual(["brands/a/assets/pipe.svg noFile", "brands/a/locales noFolder", "brands/b/brand.json noFile"]);
  },
);

test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "a file without read permission is reported",
  async () => {
    using folder = temporaryFolder();
    writeBrand(folder.path, brandConfig("a", "A01"));
    chmodSync(join(folder.path, "a", "brand.json"), 0o000);
    const [source] = await readBrandSources(folder.path, folder.path);
    expect(source?.unreadable).toEqual([{ path: "a/brand.json", reason: "denied" }]);
  },
);

test("a link that leads nowhere, or in a circle, is a brand that cannot be read", async () => {
  using folder = temporaryFolder();
  symlinkSync("nowhere", join(folder.path, "dangling"));
  symlinkSync("circle", join(folder.path, "circle"));
  const sources = await readBrandSources(folder.path, folder.path);
  expect(sources.map(({ id, unreadable }) => [id, unreadable])).toEqual([
    ["circle", [{ path: "circle", reason: "link" }]],
    ["dangling", [{ path: "dangling", reason: "link" }]],
  ]);
});
