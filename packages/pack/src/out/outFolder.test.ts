import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/brandFolders.ts";
import { openOutFolder, type OutFolder } from "./outFolder.ts";

/** The smallest possible pack: one file. */
function fill(folder: string, text: string): void {
  writeFileSync(join(folder, "index.html"), text);
  writeFileSync(join(folder, "livery.json"), JSON.stringify({ schemaVersion: 1, files: { "index.html": {} } }));
}

function publish(out: OutFolder, id: string, text: string): void {
  const staged = out.stage(id);
  fill(staged, text);
  out.publish(id, staged);
}

const page = (out: OutFolder, id: string): string => readFileSync(join(out.path, id, "index.html"), "utf8");

/** A process id that is not in use. */
const deadProcess = (): number => spawnSync(process.execPath, ["-e", ""]).pid;

test("a pack replaces the previous one and leaves nothing next to it", () => {
  using folder = temporaryFolder();
  const out = openOutFolder(join(folder.path, "dist"));
  publish(out, "a", "old");
  publish(out, "a", "new");
  expect(page(out, "a")).toBe("new");
  expect(readdirSync(out.path)).toEqual(["a"]);
  expect(out.packsBut([])).toEqual(["a"]);
  expect(out.packsBut(["a"])).toEqual([]);
});

test("a staged but unpublished pack is never visible, and can be discarded", () => {
  using folder = temporaryFolder();
  const out = openOutFolder(folder.path);
  publish(out, "a", "old");
  fill(out.stage("a"), "half");
  expect(page(out, "a")).toBe("old");
  out.discard();
  expect(readdirSync(out.path)).toEqual(["a"]);
});

test("an interrupted build leaves the old pack; the next run deletes its leftovers", () => {
  using folder = temporaryFolder();
  publish(openOutFolder(folder.path), "a", "old");
  mkdirSync(join(folder.path, `.livery-new.a.${deadProcess()}.00000000aaaa`, "assets"), { recursive: true });
  const out = openOutFolder(folder.path);
  expect(page(out, "a")).toBe("old");
  expect(readdirSync(out.path)).toEqual(["a"]);
});

test("after a build is killed between its two renames, the next run restores the old pack", () => {
  using folder = temporaryFolder();
  const aside = join(folder.path, `.livery-old.a.${deadProcess()}.00000000aaaa0`);
  mkdirSync(aside);
  fill(aside, "old");
  const out = openOutFolder(folder.path);
  expect(page(out, "a")).toBe("old");
  expect(readdirSync(out.path)).toEqual(["a"]);
});

test("a pack that cannot be put in its place leaves the old one there", () => {
  using folder = temporaryFolder();
  const out = openOutFolder(folder.path);
  publish(out, "a", "old");
  const staged = out.stage("a");
  rmSync(staged, { recursive: true });
  expect(() => out.publish("a", staged)).toThrow("ENOENT");
  expect(page(out, "a")).toBe("old");
  expect(readdirSync(out.path)).toEqual(["a"]);
});

test("two builds at once both finish, and the later one wins", () => {
  using folder = temporaryFolder();
  const [one, other] = [openOutFolder(folder.path), openOutFolder(folder.path)];
  const [first, second] = [one.stage("a"), other.stage("a")];
  fill(first, "first");
  fill(second, "second");
  other.publish("a", second);
  one.publish("a", first);
  expect(page(one, "a")).toBe("first");
  expect(readdirSync(folder.path)).toEqual(["a"]);
});

test("two processes that keep publishing one brand never leave half a pack", async () => {
  using folder = temporaryFolder();
  const script = `
    import { openOutFolder } from ${JSON.stringify(new URL("outFolder.ts", import.meta.url).href)};
    import { writeFileSync } from "node:fs";
    const out = openOutFolder(${JSON.stringify(folder.path)});
    for (let i = 0; i < 150; i += 1) {
      const staged = out.stage("a");
      writeFileSync(staged + "/index.html", "page");
      writeFileSync(staged + "/livery.json", '{"schemaVersion":1,"files":{"index.html":{}}}');
      out.publish("a", staged);
    }`;
  const { execFile } = await import("node:child_process");
  const run = (): Promise<number> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, ["--input-type=module", "-e", script]);
      child.on("exit", (code) => resolve(code ?? 1));
    });
  expect(await Promise.all([run(), run()])).toEqual([0, 0]);
  expect(readdirSync(folder.path)).toEqual(["a"]);
  expect(readdirSync(join(folder.path, "a"))).toEqual(["index.html", "livery.json"]);
});

test("a folder with anything that Livery did not make is rejected, and nothing in it is touched", () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "notes.txt"), "mine");
  expect(() => openOutFolder(folder.path)).toThrow(/notes\.txt is not a pack that Livery made.*--out/);
  expect(readdirSync(folder.path)).toEqual(["notes.txt"]);
});

test("a pack that is a link is rejected, so that nothing outside the folder is written", () => {
  using folder = temporaryFolder();
  using elsewhere = temporaryFolder();
  fill(elsewhere.path, "mine");
  symlinkSync(elsewhere.path, join(folder.path, "a"));
  expect(() => openOutFolder(folder.path)).toThrow("is not a pack that Livery made");
  const out = openOutFolder(join(folder.path, "dist"));
  symlinkSync(elsewhere.path, join(out.path, "a"));
  expect(() => publish(out, "a", "new")).toThrow("is not a file that Livery made");
  expect(readFileSync(join(elsewhere.path, "index.html"), "utf8")).toBe("mine");
});

test("a pack with a foreign file is not replaced", () => {
  using folder = temporaryFolder();
  const out = openOutFolder(folder.path);
  publish(out, "a", "old");
  writeFileSync(join(folder.path, "a", "analytics.html"), "mine");
  expect(() => publish(out, "a", "new")).toThrow(/analytics\.html is not a file that Livery made/);
  expect(page(out, "a")).toBe("old");
});

test("a path that cannot be a folder is reported in one sentence, without a stack trace", () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "file"), "");
  expect(() => openOutFolder(join(folder.path, "file"))).toThrow(
    /cannot be created \(EEXIST\)\. Choose another one with --out/,
  );
  expect(existsSync(join(folder.path, "file"))).toBe(true);
});
