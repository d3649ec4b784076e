import { routes } from "@livery/product/routes.ts";
import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { buildRuntime, type RuntimeBuild } from "./buildRuntime.ts";
import { sha256 } from "./contentHash.ts";
import { PackError } from "./packError.ts";
import { readTree, suiteFolder } from "./testing/brandFolders.ts";

// If no other test has built the runtime yet, the first one here does.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();

/** A separate cache with the current build, so that no pack links to files that a test damages. */
async function ownCache(name: string): Promise<string> {
  const { directory, hash } = await buildRuntime();
  const cache = join(folder, name);
  cpSync(directory, join(cache, hash), { recursive: true, preserveTimestamps: true });
  return cache;
}

test("the runtime is built once; the next caller gets it from the cache", async () => {
  const first = await buildRuntime();
  const steps: string[] = [];
  const second = await buildRuntime({ onProgress: (step) => steps.push(step) });
  expect(second).toEqual({ ...first, fresh: false });
  expect(steps).toEqual([]);
});

test("every file of the manifest is there with its size and hash; first-load sizes are measured", async () => {
  const { manifest, directory } = await buildRuntime();
  for (const [file, facts] of Object.entries(manifest.files)) {
    const content = readFileSync(join(directory, file));
    expect([content.length, sha256(content)], file).toEqual([facts.bytes, facts.sha256]);
  }
  expect(manifest.firstLoad.scripts).toBeGreaterThan(50_000);
  expect(manifest.firstLoad.scripts).toBeLessThanOrEqual(manifest.firstLoad.budget);
  for (const { core, frame } of Object.values(manifest.texts))
    for (const file of [core, frame]) expect(manifest.files[file]?.brotli, file).toBeGreaterThan(1_000);
});

test("no page loads code that only the centres need", async () => {
  const { manifest } = await buildRuntime();
  const centre = /\/centre\b/u;
  for (const { section } of routes)
    expect(manifest.sections[section]?.js.filter((file) => centre.test(file))).toEqual([]);
  expect(manifest.sections["memberCentre"]?.js.filter((file) => centre.test(file))).not.toEqual([]);
});

test("a shared file that was only touched is read, found unchanged and kept", async () => {
  const cache = await ownCache("touched");
  const { manifest, directory } = await buildRuntime({ cache });
  utimesSync(join(directory, manifest.entry.css[0] ?? ""), new Date(), new Date());
  expect((await buildRuntime({ cache })).fresh).toBe(false);
});

// Nobody may create a folder there, root included.
test.runIf(process.platform === "linux")("a cache that cannot be written is named with what to change", async () => {
  await expect(buildRuntime({ cache: "/sys/livery" })).rejects.toThrow(
    new PackError(
      "The runtime was not built in /sys/livery, because this account may not write there (EPERM: /sys/livery). Change that and build again.",
    ),
  );
});

describe("a shared file that was edited in place, and three builds at once that find it", () => {
  let cache: string;
  let edited: string;
  let before: string;
  let builds: readonly RuntimeBuild[];
  // One bundle for all: it takes longer than all other tests of this file.
  beforeAll(async () => {
    cache = await ownCache("edited");
    const { manifest, directory } = await buildRuntime({ cache });
    edited = join(directory, manifest.entry.css[0] ?? "");
    before = readFileSync(edited, "utf8");
    writeFileSync(edited, before.replace("{", "["));
    builds = await Promise.all([buildRuntime({ cache }), buildRuntime({ cache }), buildRuntime({ cache })]);
  });

  test("the edit is detected, and the build is redone", () => {
    expect(builds.map(({ fresh }) => fresh)).toContain(true);
    expect(readFileSync(edited, "utf8")).toBe(before);
  });

  test("one bundles and the others wait for it", () => {
    expect(builds.filter(({ fresh }) => fresh)).toHaveLength(1);
    expect(readdirSync(cache)).toEqual([builds[0]?.hash]);
  });

  test("a fresh build of the same sources has the same bytes and the same manifest", async () => {
    const { directory, hash } = await buildRuntime();
    const again = builds.find(({ fresh }) => fresh);
    expect(again?.hash).toBe(hash);
    expect([...readTree(again?.directory ?? "")]).toEqual([...readTree(directory)]);
  });
});
