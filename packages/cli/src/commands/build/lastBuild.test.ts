import { openOutFolder } from "@livery/pack/out/outFolder.ts";
import { readPackManifest } from "@livery/pack/out/packManifest.ts";
import { packState, recordPack } from "@livery/pack/out/packRecord.ts";
import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Terminal } from "../../terminal.ts";
import type { BuildOptions } from "./build.ts";
import { lastBuild } from "./lastBuild.ts";

const folder = suiteFolder();
const [brands, out] = [join(folder, "brands"), join(folder, "dist")];
const options: BuildOptions = { brands, out, format: "pretty", date: "2026-11-15" };
const terminal = { color: false } as Terminal;

const last = (changes: Partial<BuildOptions> = {}, ids: readonly string[] = []) =>
  lastBuild(ids, { ...options, ...changes }, terminal).text;

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A brand with a pack, and a build that has found nothing to do. */
beforeEach(() => {
  rmSync(brands, { recursive: true, force: true });
  rmSync(out, { recursive: true, force: true });
  write("brands/a/brand.json", "{}");
  write("brands/a/assets/logo.svg", "<svg/>");
  openOutFolder(out);
  write("dist/a/assets/a.js", "");
  write("dist/a/livery.json", JSON.stringify({ schemaVersion: 1, files: {} }));
  const pack = join(out, "a");
  const inputs = { runtime: "r", compiled: "c", sources: {}, files: {} };
  const state = packState(pack, readPackManifest(pack)!);
  recordPack(out, "a", state, inputs);
  lastBuild([], options, terminal).keep([{ id: "a", times: state.times }], "1 brand unchanged");
});

test("a first build does its work", () => {
  expect(last({ out: join(folder, "elsewhere") })).toBeUndefined();
});

test("a build after one that left every pack up to date says what it would find", () => {
  expect(last()).toBe("1 brand unchanged");
});

/** A time that no file here has by itself. */
const touch = (path: string) => utimesSync(join(folder, path), 1, 1);

test.each([
  ["a config that was edited", () => write("brands/a/brand.json", '{"id":"a"}')],
  ["a config that was edited to the same length", () => write("brands/a/brand.json", "[]")],
  ["a new file of a brand", () => write("brands/a/locales/ko.json", "{}")],
  ["a removed file of a brand", () => rmSync(join(brands, "a/assets/logo.svg"))],
  ["a new brand", () => write("brands/b/brand.json", "{}")],
  ["a brand that is a link", () => symlinkSync("a", join(brands, "b"))],
  ["a removed pack", () => rmSync(join(out, "a"), { recursive: true })],
  ["a manifest that was written again", () => touch("dist/a/livery.json")],
  ["a file that was added to a pack", () => touch("dist/a/assets")],
  ["something foreign beside the packs", () => write("dist/notes.txt", "")],
  ["no record of the last build", () => rmSync(join(out, ".livery-records"), { recursive: true })],
  ["a damaged record", () => write("dist/.livery-records/last-build.json", "{")],
])("%s is looked at", (_what, change) => {
  change();
  expect(last()).toBeUndefined();
});

test.each([
  ["other brands", {}, ["a"]],
  ["another day", { date: "2026-11-16" }, []],
  ["packs of removed brands to delete", { prune: true }, []],
  ["every brand", { all: true }, []],
  ["what a branch touches", { changed: "main" }, []],
  ["a part of the brands", { shard: { index: 1, count: 2 } }, []],
  ["a summary", { summary: "summary.md" }, []],
  ["a report for machines", { format: "json" }, []],
] as const)("a build that is asked for %s does its work", (_what, changes, ids) => {
  expect(last(changes, ids)).toBeUndefined();
});

test("a terminal with colours gets them", () => {
  expect(lastBuild([], options, { ...terminal, color: true }).text).toBeUndefined();
});
