import { temporaryFolder } from "@livery/pack/testing/brandFolders.ts";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { isInShard, isTouched, touchedBrands } from "./brandParts.ts";

const ids = Array.from({ length: 1000 }, (_, index) => `brand-${index}`);
const shardOf = (id: string, count: number) =>
  Array.from({ length: count }, (_, at) => at + 1).filter((index) => isInShard(id, { index, count }));

test("each brand is in one shard, and the shards are about equal", () => {
  const shards = ids.map((id) => shardOf(id, 10));
  expect(shards.filter((own) => own.length !== 1)).toEqual([]);
  const sizes = [...Map.groupBy(shards.flat(), (index) => index).values()].map(({ length }) => length);
  expect(sizes).toHaveLength(10);
  expect(Math.min(...sizes)).toBeGreaterThan(70);
  expect(Math.max(...sizes)).toBeLessThan(130);
});

test("the shard of a brand is the same on every machine and in every version", () => {
  expect(["harrow", "malgeum", "statline"].map((id) => shardOf(id, 10))).toEqual([[6], [8], [6]]);
});

test("a brand is touched by a change in its own folder or in one that it extends", () => {
  const existing = ["base", "child", "grandchild", "other"];
  const family = { existing, extendedBy: (id: string) => (id === "base" ? ["child", "grandchild"] : []) };
  const touched = (changed: ReadonlySet<string> | undefined) => existing.filter((id) => isTouched(id, family, changed));
  expect(touched(new Set(["base"]))).toEqual(["base", "child", "grandchild"]);
  expect(touched(new Set(["other"]))).toEqual(["other"]);
  expect(touched(new Set())).toEqual([]);
  expect(touched(undefined)).toEqual(existing);
  // Brands that extended it are no longer known.
  expect(touched(new Set(["removed"]))).toEqual(existing);
});

let noted: string[] = [];
const note = (line: string) => void noted.push(line);
beforeEach(() => {
  noted = [];
});

/** A repository with a commit of two brands below `sites/`. */
function repository() {
  const folder = temporaryFolder();
  const git = (...args: readonly string[]) => {
    const own = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
    const { status, stderr } = spawnSync("git", [...own, ...args], { cwd: folder.path, encoding: "utf8" });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), text);
  };
  git("init", "-q", "-b", "main");
  for (const id of ["one", "two", "three"]) write(`sites/${id}/brand.json`, "{}");
  write("notes.txt", "");
  git("add", ".");
  git("commit", "-q", "-m", "Brands");
  return { ...folder, git, write, brands: join(folder.path, "sites"), [Symbol.dispose]: folder[Symbol.dispose] };
}

test("folders that differ from a commit are found: changed, new, removed and not yet added ones", async () => {
  using repo = repository();
  repo.git("checkout", "-q", "-b", "work");
  repo.write("sites/one/brand.json", '{"id":"one"}');
  repo.write("notes.txt", "no brand");
  repo.git("commit", "-q", "-a", "-m", "One");
  expect(await touchedBrands("main", note, repo.brands)).toEqual(new Set(["one"]));
  repo.write("sites/four/assets/로고 .svg", "<svg/>");
  rmSync(join(repo.brands, "two"), { recursive: true });
  expect(await touchedBrands("main", note, repo.brands)).toEqual(new Set(["one", "two", "four"]));
  expect(await touchedBrands("HEAD", note, repo.brands)).toEqual(new Set(["two", "four"]));
});

test("a branch is compared with where it began: what its base got since then is not its own", async () => {
  using repo = repository();
  repo.git("checkout", "-q", "-b", "work");
  repo.write("sites/one/brand.json", '{"id":"one"}');
  repo.git("commit", "-q", "-a", "-m", "One");
  repo.git("checkout", "-q", "main");
  repo.write("sites/three/brand.json", '{"id":"three"}');
  repo.git("commit", "-q", "-a", "-m", "Three");
  repo.git("checkout", "-q", "work");
  expect(await touchedBrands("main", note, repo.brands)).toEqual(new Set(["one"]));
});

test.each(["0".repeat(40), "deadbeef".repeat(5)])(
  "a commit %s that is not there touches every brand",
  async (commit) => {
    using repo = repository();
    expect(await touchedBrands(commit, note, repo.brands)).toBeUndefined();
    expect(noted).toEqual([`There is no commit ${commit} here, so every brand counts as changed.`]);
  },
);

test("no commit, which is what some CI runs know, touches every brand", async () => {
  using repo = repository();
  expect(await touchedBrands("", note, repo.brands)).toBeUndefined();
  expect(noted).toEqual(["No commit to compare with, so every brand counts as changed."]);
});

test("a brand that is a link to a folder is found by its name", async () => {
  using repo = repository();
  symlinkSync("one", join(repo.brands, "linked"));
  repo.write("sites/README.md", "no brand");
  expect(await touchedBrands("main", note, repo.brands)).toEqual(new Set(["linked"]));
});

test("what Git refuses is said in one sentence", async () => {
  using repo = repository();
  await expect(touchedBrands("nowhere", note, repo.brands)).rejects.toThrow(
    /^--changed needs Git, which says about .*nowhere/,
  );
  using plain = temporaryFolder();
  await expect(touchedBrands("main", note, plain.path)).rejects.toThrow(/not a git repository/);
});
