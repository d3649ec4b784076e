import { expect, test } from "vitest";
import { releaseBefore } from "./earlier.ts";
import { parseRelease, type Release, releaseName } from "./release.ts";
import { filesOfManifest } from "./site.ts";
import { isBrandId, isSitePath } from "./sitePath.ts";

const release: Release = { number: 4, time: Date.UTC(2026, 10, 28, 13, 5, 1), hash: "1a2b3c4d5e6f" };

test.each([
  ["0004-20261128T130501Z-1a2b3c4d5e6f", release],
  ["0004-20261128T130501Z-1a2b3c4d5e6f-of-0002", { ...release, of: 2 }],
  ["0004-20261128T130501Z-1a2b3c4d5e6f-gone", { ...release, gone: true as const }],
  ["12345-20261128T130501Z-1a2b3c4d5e6f", { ...release, number: 12_345 }],
] as const)("the name of a release says everything about it: %s", (name, expected) => {
  expect(parseRelease(name)).toEqual(expected);
  expect(releaseName(expected)).toBe(name);
});

test.each(["", "..", "0004", "0004-20261399T130501Z-1a2b3c4d5e6f", "0004-20261128T130501Z-1a2b3c4d5e6f/..", "-rf"])(
  "%j is no release",
  (name) => {
    expect(parseRelease(name)).toBeUndefined();
  },
);

test.each(["index.html", "assets/app-1a2b.js", ".well-known/security.txt", "_headers", "a/b/c.txt"])(
  "%j may be a file of a site",
  (path) => {
    expect(isSitePath(path)).toBe(true);
  },
);

test.each([
  "",
  ".",
  "..",
  "/etc/passwd",
  "../alpha/index.html",
  "assets/../../x",
  "assets//x",
  "assets/",
  "-rf",
  "a b",
  "a\nb",
  "a'b",
  "a\\b",
  "$(id)",
  "assets/..",
  "C:x",
  ".livery/lock",
  "한글.html",
  "a".repeat(300),
])("%j may not", (path) => {
  expect(isSitePath(path)).toBe(false);
});

test("an id of a brand is no path and no option", () => {
  expect(["alpha", "my-brand", "a1"].map(isBrandId)).toEqual([true, true, true]);
  expect(["", "-a", "..", "a/b", ".livery", "A", "a b"].map(isBrandId)).toEqual(Array(7).fill(false));
});

test.each([
  ["no JSON", "{"],
  ["no files", "{}"],
  ["null", "null"],
  ["a path that leads out", JSON.stringify({ files: { "../x": { sha256: "a".repeat(64), bytes: 1 } } })],
  ["a hash that leads out", JSON.stringify({ files: { x: { sha256: "../../x", bytes: 1 } } })],
  ["no size", JSON.stringify({ files: { x: { sha256: "a".repeat(64) } } })],
])("a livery.json on a target with %s is not used", (_what, text) => {
  expect(filesOfManifest(text)).toBeUndefined();
});

const numbered = (number: number, hash: string, more: Partial<Release> = {}): Release => ({
  ...release,
  number,
  hash: hash.repeat(12),
  ...more,
});

test.each([
  ["the one before", [numbered(1, "a"), numbered(2, "b"), numbered(3, "c")], 2],
  [
    "after a rollback, the one before the release that is shown again",
    [numbered(1, "a"), numbered(2, "b"), numbered(3, "c"), numbered(4, "b", { of: 2 })],
    1,
  ],
  ["the last one with another site", [numbered(1, "a"), numbered(2, "b"), numbered(3, "b")], 1],
  ["of a removed brand, its last site", [numbered(1, "a"), numbered(2, "b"), numbered(3, "f", { gone: true })], 2],
  [
    "not the removal before the site came back",
    [numbered(1, "a"), numbered(2, "f", { gone: true }), numbered(3, "b")],
    1,
  ],
  ["none before the first", [numbered(1, "a")], undefined],
] as const)("a rollback shows %s", (_what, releases, expected) => {
  const current = releases.at(-1);
  expect(releaseBefore({ releases, ...(current && { current }) })?.number).toBe(expected);
});
