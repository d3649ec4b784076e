import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runLivery } from "../../testing/runLivery.ts";
import { writePaperPack } from "./testing/paperPack.ts";

const suite = suiteFolder();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(suite, "test-"));
  for (const id of ["alpha", "beta"]) writePaperPack(join(folder, "dist"), { id, version: 1 });
});

const publish = (...args: readonly string[]) => runLivery(["publish", ...args], folder);
const page = (id: string): string => readFileSync(join(folder, "sites", id, "index.html"), "utf8");
const report = async (...args: readonly string[]): Promise<unknown> =>
  JSON.parse((await publish(...args, "--json")).stdout) as unknown;

test("packs are published, rolled back and removed, and the status says what each brand serves", async () => {
  expect(await report("sites")).toMatchObject({ ok: true, sent: { files: 25 }, unchanged: [] });
  writePaperPack(join(folder, "dist"), { id: "alpha", version: 2 });
  expect(await report("status", "sites")).toMatchObject({
    brands: [
      { id: "alpha", serves: "different", livery: "0.0.0" },
      { id: "beta", serves: "same" },
    ],
  });
  const second = await publish("sites", "alpha");
  expect(second).toMatchObject({ code: 0, stderr: "" });
  expect(second.stdout).toMatch(/✓ alpha {2}0002-.*, 13 files\n10 files \(.*\) sent\n1 brand switched, 0 unchanged/);
  expect(await report("rollback", "sites", "alpha")).toMatchObject({ switched: [{ id: "alpha" }], sent: { files: 0 } });
  expect(page("alpha")).toContain("version 1");
  expect((await publish("remove", "sites", "beta")).stdout).toMatch(/✓ beta {2}0002-.*-gone, gone/);
  rmSync(join(folder, "dist", "alpha"), { recursive: true });
  const { stdout } = await publish("status", "sites");
  expect(stdout).toMatch(/^alpha {2}a site of which this machine has no pack \(0003-.*-of-0001, Livery 0\.0\.0\)$/m);
  expect(stdout).toMatch(/^beta {3}nothing: it was removed/m);
});

test("a removed site stays closed in commands for all brands, and opens when its brand is named", async () => {
  await publish("sites");
  await publish("remove", "sites", "beta");
  writePaperPack(join(folder, "dist"), { id: "alpha", version: 2 });
  for (const all of [["sites"], ["rollback", "sites"]]) {
    const { code, stdout, stderr } = await publish(...all);
    expect([all, code, stderr]).toEqual([
      all,
      0,
      `beta was removed, and stays closed. To open again: livery publish ${all.join(" ")} beta\n`,
    ]);
    expect(stdout).toContain("1 brand switched, 0 unchanged");
    expect(existsSync(join(folder, "sites/beta/index.html"))).toBe(false);
  }
  expect(await publish("sites", "beta")).toMatchObject({ code: 0, stderr: "" });
  expect(page("beta")).toContain("version 1");
});

test("a dry run changes nothing, not even that the folder exists", async () => {
  const { code, stdout } = await publish("sites", "--dry-run");
  expect(code).toBe(0);
  expect(stdout).toMatch(/25 files \(.*\) would be sent\n2 brands would be switched/);
  expect(existsSync(join(folder, "sites"))).toBe(false);
});

test.each([
  ["a changed file", () => appendFileSync(join(folder, "dist/beta/robots.txt"), "x"), /robots\.txt: It has \d+ bytes/],
  ["a missing file", () => rmSync(join(folder, "dist/beta/404.html")), /404\.html: It is in livery\.json, but not/],
  ["a file more", () => writeFileSync(join(folder, "dist/beta/x.html"), ""), /x\.html: It is in the pack, but not/],
  ["another brand's page", () => relabel('"id":"beta"', '"id":"alpha"'), /It is the manifest of the brand "alpha"/],
  [
    "a path that leads out",
    () => relabel('"robots.txt"', '"../../robots.txt"'),
    /"\.\.\/\.\.\/robots\.txt" is not a valid name/,
  ],
])("a pack with %s stops everything before anything is sent", async (_what, change, message) => {
  change();
  const { code, stderr } = await publish("sites");
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
  expect(existsSync(join(folder, "sites"))).toBe(false);
});

function relabel(from: string, to: string): void {
  const file = join(folder, "dist/beta/livery.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

test("what publishing did not make is not replaced", async () => {
  mkdirSync(join(folder, "sites/alpha"), { recursive: true });
  writeFileSync(join(folder, "sites/alpha/index.html"), "mine");
  const { code, stderr } = await publish("sites");
  expect(code).toBe(2);
  expect(stderr).toContain("has something at alpha that was not published by this command");
  expect(page("alpha")).toBe("mine");
});

const lockOf = (holder: object): void => {
  mkdirSync(join(folder, "sites/.livery"), { recursive: true });
  writeFileSync(join(folder, "sites/.livery/lock"), JSON.stringify({ user: "kim", since: "2026-01-01", ...holder }));
};

test("a lock of another machine is explained, and can be broken", async () => {
  lockOf({ host: "ci-7", process: 12 });
  const { code, stderr } = await publish("sites");
  expect(code).toBe(2);
  expect(stderr).toContain("kim on ci-7 (process 12) has been publishing to");
  expect((await publish("unlock", "sites")).code).toBe(0);
  expect((await publish("sites")).code).toBe(0);
});

test("a lock of a process of this machine that has ended is taken over", async () => {
  const ended = spawnSync(process.execPath, ["-e", ""]).pid;
  lockOf({ host: hostname(), process: ended });
  const { code, stderr } = await publish("sites");
  expect(code).toBe(0);
  expect(stderr).toContain("has ended without giving its lock back");
  lockOf({ host: hostname(), process: process.ppid });
  expect((await publish("sites")).code).toBe(2);
});

test.each([
  [["rollback", "sites"], /No brand on .* has an earlier release/],
  [["rollback", "sites", "alpha"], /no earlier release of "alpha"/],
  [["remove", "sites", "alpha1"], /serves no "alpha1"\. Did you mean "alpha"\?/],
  [["sites", "alpha1"], /There is no pack "alpha1" .* Did you mean "alpha"\?/],
  [["ftp://web.example/sites"], /is not a target/],
])("%j is refused in one sentence", async (args, message) => {
  await publish("sites");
  const { code, stderr } = await publish(...args);
  expect([code, stderr.trimEnd().split("\n").length]).toEqual([2, 1]);
  expect(stderr).toMatch(message);
});
