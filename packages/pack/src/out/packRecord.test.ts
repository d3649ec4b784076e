import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { suiteFolder } from "../testing/brandFolders.ts";
import { openOutFolder } from "./outFolder.ts";
import { readPackManifest } from "./packManifest.ts";
import { comparePack, packState, type PackInputs, recordPack } from "./packRecord.ts";

const out = join(suiteFolder(), "dist");
const inputs: PackInputs = {
  runtime: "r1",
  compiled: "c1",
  sources: { "/theme/colors/brand": "blue", "/merchant": "A" },
  files: { "a/brand.json": "f1" },
};

/** A pack of one page. */
function writePack(text: string): void {
  mkdirSync(join(out, "a"), { recursive: true });
  writeFileSync(join(out, "a", "index.html"), text);
  const files = { "index.html": { bytes: text.length, sha256: text } };
  writeFileSync(join(out, "a", "livery.json"), JSON.stringify({ schemaVersion: 1, files }));
  writeFileSync(join(out, "a", "provenance.json"), "{}");
  setTimes((writes += 1));
}

let writes = 0;

/** Times of their own: the system's may be the same for what happens at once. */
function setTimes(seconds: number): void {
  for (const path of ["", "livery.json"]) utimesSync(join(out, "a", path), seconds, seconds);
}

const packNow = () => packState(join(out, "a"), readPackManifest(join(out, "a"))!);

const recordFile = join(out, ".livery-records", "a.json");
const reasons = (changes: Partial<PackInputs> = {}) => comparePack(out, "a", { ...inputs, ...changes }).reasons;

beforeEach(() => {
  rmSync(out, { recursive: true, force: true });
  writePack("one");
  recordPack(out, "a", packNow(), inputs);
});

test("a pack made from the same inputs is up to date, also as a copy with other times", () => {
  expect(reasons()).toEqual([]);
  setTimes(0);
  expect(reasons()).toEqual([]);
});

test.each([
  ["the runtime", { runtime: "r2" }, [{ kind: "runtime" }]],
  ["the code that compiles", { compiled: "c2" }, [{ kind: "compiler" }]],
  [
    "a value",
    { compiled: "c2", sources: { ...inputs.sources, "/theme/colors/brand": "red" } },
    [{ kind: "source", name: "/theme/colors/brand" }],
  ],
  [
    "a value that is new and one that is gone",
    { compiled: "c2", sources: { "/theme/colors/brand": "blue", "/name": "B" } },
    [
      { kind: "source", name: "/name" },
      { kind: "source", name: "/merchant" },
    ],
  ],
  [
    "the runtime and a value",
    { runtime: "r2", compiled: "c2", sources: { ...inputs.sources, "/merchant": "B" } },
    [{ kind: "runtime" }, { kind: "source", name: "/merchant" }],
  ],
  [
    "a file whose values are the same",
    { compiled: "c2", files: { "a/brand.json": "f2" } },
    [{ kind: "source", name: "a/brand.json" }],
  ],
  [
    "a value, without the file that it is in",
    { compiled: "c2", sources: { ...inputs.sources, "/merchant": "B" }, files: { "a/brand.json": "f2" } },
    [{ kind: "source", name: "/merchant" }],
  ],
  ["nothing, if a value makes no difference", { sources: { ...inputs.sources, "/merchant": "B" } }, []],
] as const)("the reason is %s", (_what, changes, expected) => {
  expect(reasons(changes)).toEqual(expected);
});

test.each([
  ["its pack is gone", () => rmSync(join(out, "a"), { recursive: true }), "new"],
  ["its record is gone", () => rmSync(recordFile), "new"],
  ["its record was cut off while it was written", () => writeFileSync(recordFile, '{"schemaVersion":2,"man'), "new"],
  ["its record is of another version", () => writeFileSync(recordFile, '{"schemaVersion":1}'), "new"],
  ["another build has replaced its pack", () => writePack("two"), "changed"],
  ["its pack has lost a file", () => rmSync(join(out, "a", "index.html")), "changed"],
  ["its pack has got a file", () => writeFileSync(join(out, "a", "notes.txt"), ""), "changed"],
] as const)("a brand is packed again if %s", (_what, happens, kind) => {
  happens();
  expect(reasons()).toEqual([{ kind }]);
});

test("a build whose pack another one has replaced meanwhile does not take that one for its own", () => {
  const own = packNow();
  writePack("of another build");
  recordPack(out, "a", own, inputs);
  expect(reasons()).toEqual([{ kind: "changed" }]);
});

test("the folder of records is no pack and no foreign file, and a removed pack leaves none", () => {
  const folder = openOutFolder(out);
  expect(folder.packsBut([])).toEqual(["a"]);
  folder.remove("a");
  expect(readdirSync(join(out, ".livery-records"))).toEqual([]);
});
