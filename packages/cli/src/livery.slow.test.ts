import {
  brandConfig,
  layouts,
  readTree,
  suiteFolder,
  UNDRAWN_LOGO,
  writeBrand,
} from "@livery/pack/testing/brandFolders.ts";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runLivery } from "./testing/runLivery.ts";
import { startLivery } from "./testing/startLivery.ts";

// If no other test has built the runtime yet, the first command here does.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();

/** A folder with `brands/` and one valid brand for each id. */
function workspace(name: string, ...ids: readonly string[]): string {
  const cwd = join(folder, name);
  for (const [at, id] of ids.entries())
    writeBrand(join(cwd, "brands"), brandConfig(id, `${id.toUpperCase()}01`, { layout: layouts[at] }));
  return cwd;
}

const inBrands = ["--brands", "brands"];

test("BR-001 copying a brand to a new id and building is enough: a new pack appears, no other file changes", async () => {
  const cwd = workspace("copied", "alpha");
  expect((await runLivery(["build", ...inBrands], cwd)).code).toBe(0);
  const before = readTree(cwd);
  cpSync(join(cwd, "brands", "alpha"), join(cwd, "brands", "beta"), { recursive: true });
  const file = join(cwd, "brands", "beta", "brand.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"alpha"', '"beta"').replace("ALPHA01", "BETA01"));
  const { code, stdout } = await runLivery(["build", ...inBrands], cwd);
  expect([code, stdout]).toEqual([0, expect.stringContaining("1 brand packed, 1 unchanged")]);
  const after = readTree(cwd);
  expect(after.has("dist/beta/index.html")).toBe(true);
  // What the next build compares itself with.
  before.delete("dist/.livery-records/last-build.json");
  for (const [name, content] of before) expect(after.get(name)?.equals(content), name).toBe(true);
});

test("BR-002 a merchant of 5 stops the build with file:line:column and the pointer, and nothing is packed", async () => {
  const cwd = workspace("wrong", "good");
  writeBrand(join(cwd, "brands"), { ...brandConfig("bad", "BAD01"), merchant: 5 });
  const { code, stdout, stderr } = await runLivery(["build", ...inBrands], cwd);
  expect(code).toBe(1);
  expect(stdout).toContain("brands/bad/brand.json:3:15");
  expect(stdout).toContain("/merchant");
  expect(stderr).toBe("Nothing was packed.\n");
  expect(existsSync(join(cwd, "dist"))).toBe(false);
  expect((await runLivery(["build", "good", ...inBrands], cwd)).code).toBe(0);
});

test("a brand whose icons cannot be drawn is left out, with exit code 1; the others are packed", async () => {
  const cwd = workspace("undrawn", "good", "hard");
  writeBrand(join(cwd, "brands"), brandConfig("hard", "HARD01", { layout: layouts[1] }), UNDRAWN_LOGO);
  expect((await runLivery(["check", ...inBrands], cwd)).code).toBe(0);
  const { code, stdout, stderr } = await runLivery(["build", ...inBrands], cwd);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/hard could not be packed\n1 brand packed/)]);
  expect(stderr).toContain('hard was not packed. No icons can be drawn from the logo in the assets/ of brand "hard"');
  expect([existsSync(join(cwd, "dist", "good")), existsSync(join(cwd, "dist", "hard"))]).toEqual([true, false]);
  const json = await runLivery(["build", "--json", ...inBrands], cwd);
  expect([json.code, JSON.parse(json.stdout)]).toMatchObject([
    1,
    {
      ok: false,
      brands: [{ id: "good" }, { id: "hard", packed: false, failure: expect.stringContaining("No icons") }],
    },
  ]);
});

test("a build packs the brands that have changed, and says why; --all packs every brand", async () => {
  const cwd = workspace("again", "parent", "child", "other");
  const write = (id: string, merchant: string, changes: object) =>
    writeBrand(join(cwd, "brands"), brandConfig(id, merchant, changes));
  const theme = { colors: { brand: "#2f5bd0" } };
  const parent = { abstract: true, domains: [], layout: layouts[1] };
  write("parent", "PARENT01", { ...parent, theme });
  const { theme: _, ...child } = brandConfig("child", "CHILD01", { extends: "parent" });
  writeBrand(join(cwd, "brands"), child);
  const build = async (...args: readonly string[]) => (await runLivery(["build", ...inBrands, ...args], cwd)).stdout;
  expect(await build()).toMatch(
    /child .*\n {2}packed because of no record of an earlier build\n[^]*2 brands packed in/u,
  );
  expect(await build()).toMatch(/\n2 brands unchanged in/u);
  write("parent", "PARENT01", { ...parent, theme: { colors: { brand: "#0d7a4f" } } });
  const report = JSON.parse(await build("--json"));
  expect(report.brands).toMatchObject([
    { id: "child", packed: true, reasons: [{ kind: "source", name: "/theme/colors/brand" }] },
    { id: "other", packed: true, reasons: [] },
  ]);
  write("other", "OTHER02", { layout: layouts[2] });
  const { stdout } = await runLivery(["build", ...inBrands], cwd);
  expect(stdout).toMatch(/other .*\n {2}packed because of merchant \(brands\/other\/brand\.json:3:15\)\n/u);
  expect(stdout).toContain("1 brand packed, 1 unchanged in");
  expect(await build("--all")).toMatch(/child .*\n {2}packed because of --all\n[^]*2 brands packed in/u);
});

test("livery verify passes what was built; a changed file is named, with exit code 1", async () => {
  const cwd = workspace("verified", "good");
  expect(await runLivery(["verify"], cwd)).toMatchObject({ code: 2, stderr: expect.stringContaining("livery build") });
  await runLivery(["build", ...inBrands], cwd);
  expect(await runLivery(["verify"], cwd)).toMatchObject({ code: 0, stdout: "1 pack verified, no faults\n" });
  expect(await runLivery(["verify", "god"], cwd)).toMatchObject({ code: 2, stderr: expect.stringContaining('"good"') });
  writeFileSync(join(cwd, "dist", "good", "robots.txt"), "User-agent: *\n");
  const { code, stdout } = await runLivery(["verify"], cwd);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^✗ dist\/good\/robots\.txt {2}It has 14 bytes/u)]);
  const json = await runLivery(["verify", "--json"], cwd);
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    packs: ["good"],
    faults: [{ id: "good", file: "robots.txt" }],
  });
});

test("livery verify --rebuild packs the brands again elsewhere, and names the bytes that differ", async () => {
  const cwd = workspace("rebuilt", "good", "other");
  const { code: misused, stderr } = await runLivery(["verify", ...inBrands], cwd);
  expect([misused, stderr]).toEqual([2, expect.stringContaining("need --rebuild")]);
  await runLivery(["build", ...inBrands], cwd);
  const robots = join(cwd, "dist", "good", "robots.txt");
  writeFileSync(robots, readFileSync(robots, "utf8").replace("/login", "/logim"));
  cpSync(join(cwd, "dist", "good"), join(cwd, "dist", "gone"), { recursive: true });
  const { code, stdout } = await runLivery(["verify", "--rebuild", "--json", ...inBrands], cwd);
  const { faults } = JSON.parse(stdout) as { faults: readonly { id: string; file: string; message: string }[] };
  const again = faults.filter(({ message }) => /again/u.test(message));
  expect([code, again]).toEqual([
    1,
    [
      {
        id: "gone",
        file: "livery.json",
        message: expect.stringMatching(/^Its brand cannot be packed again\. There is no brand "gone"/u),
      },
      {
        id: "good",
        file: "robots.txt",
        message: expect.stringMatching(/differs from line \d, column \d+ on: ".*login.*" instead of ".*logim/u),
      },
    ],
  ]);
});

test("BR-010 CI has a job for each brand; that of a broken brand is red, and the others are packed", async () => {
  const cwd = workspace("ci", "good", "other");
  writeBrand(join(cwd, "brands"), { ...brandConfig("bad", "BAD01", { layout: layouts[2] }), merchant: 5 });
  const planned = await runLivery(["ci", "--format", "json", ...inBrands], cwd);
  const { jobs } = JSON.parse(planned.stdout);
  expect(jobs.map(({ name }: { name: string }) => name)).toEqual(["bad", "good", "other"]);
  const codes: (number | null)[] = [];
  for (const { brands } of jobs)
    codes.push((await runLivery(["build", brands, "--keep-going", ...inBrands], cwd)).code);
  expect(codes).toEqual([1, 0, 0]);
  const { code, stdout } = await runLivery(["build", "--keep-going", ...inBrands, "--out", "together"], cwd);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/bad has errors and was not packed\n2 brands packed/)]);
  expect(existsSync(join(cwd, "together", "other", "index.html"))).toBe(true);
});

test("BR-009 every config becomes dist/<id>/index.html", async () => {
  const cwd = workspace("three", "one", "two", "three");
  const { code, stdout } = await runLivery(["build", ...inBrands, "--json"], cwd);
  const report = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(report).toMatchObject({ schemaVersion: 1, command: "build", ok: true });
  expect(report.brands.map(({ id }: { id: string }) => id)).toEqual(["one", "three", "two"]);
  for (const { directory } of report.brands) expect(existsSync(join(directory, "index.html"))).toBe(true);
});

test("BR-060 livery check exits 0 on a valid config, 1 on an invalid one; livery new creates a valid brand", async () => {
  const cwd = workspace("checked", "good");
  expect(await startLivery(["check", ...inBrands], cwd).finished).toEqual({
    code: 0,
    stdout: "1 brand checked, no errors\n",
    stderr: "",
  });
  writeBrand(join(cwd, "brands"), { ...brandConfig("bad", "BAD01"), sites: "member" });
  const bad = await startLivery(["check", "bad", ...inBrands], cwd).finished;
  expect([bad.code, bad.stdout]).toEqual([1, expect.stringContaining("/sites")]);
  const made = await runLivery(["new", "north-star", "--color", "#ffee00", "--name", "North", ...inBrands], cwd);
  expect(made.code).toBe(0);
  expect((await runLivery(["check", "north-star", ...inBrands], cwd)).code).toBe(0);
  expect((await runLivery(["build", "north-star", ...inBrands], cwd)).code).toBe(0);
});

test.each([
  ["an existing id", ["new", "good"], /brands\/good already exists\. Choose another id\./],
  ["an id with invalid letters", ["new", "North Star"], /"North Star" cannot be a brand's id/],
  ["an id that leaves the folder", ["new", "../x"], /"\.\.\/x" cannot be a brand's id/],
  ["an invalid colour", ["new", "x1", "--color", "bleu"], /Write a colour like #2f5bd0/],
  ["a misspelt brand", ["build", "god"], /There is no brand "god"\. Did you mean "good"\?/],
  ["an unknown brand", ["check", "zzzzzz"], /There is no brand "zzzzzz"\. Available: good\./],
  ["a misspelt brand to show", ["dev", "god"], /There is no brand "god"\. Did you mean "good"\?/],
  ["a misspelt command", ["biuld"], /Did you mean build\?/],
  ["a misspelt option", ["build", "--jsn"], /Did you mean --json\?/],
  ["an unknown format", ["check", "--format", "xml"], /Allowed choices are pretty, json/],
  ["an invalid port", ["serve", "--port", "abc"], /A port is a number from 0 to 65535/],
  ["a date that does not exist", ["check", "--date", "2026-02-30"], /Write a day like 2026-07-01/],
  ["ports beyond the last", ["serve", "--port", "65535", "--ports"], /the last port is 65535\. Choose --port 65534/],
  ["a folder with other files in it", ["build", "--out", "."], /is not a pack that Livery made/],
])("%s is rejected with exit code 2 and one sentence, not a stack trace", async (_what, args, message) => {
  const cwd = workspace("refused", "good");
  const { code, stderr } = await runLivery([...args, ...inBrands], cwd);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n {4}at /);
  expect([...readTree(cwd).keys()]).toEqual(["brands/good/assets/logo.svg", "brands/good/brand.json"]);
});

test("--json and --format json print only one document on stdout, even for errors", async () => {
  const cwd = workspace("json", "good");
  writeBrand(join(cwd, "brands"), { ...brandConfig("bad", "BAD01", { layout: layouts[1] }), merchant: 5 });
  const check = await runLivery(["check", "--format", "json", ...inBrands], cwd);
  expect(JSON.parse(check.stdout)).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.objectContaining({ pointer: "/merchant", line: 3, column: 15 })]),
  });
  const build = await runLivery(["build", "--json", ...inBrands], cwd);
  expect(JSON.parse(build.stdout)).toMatchObject({ ok: false, brands: [{ id: "bad", packed: false }, { id: "good" }] });
  const unknown = await runLivery(["build", "god", "--json", ...inBrands], cwd);
  expect(JSON.parse(unknown.stdout)).toMatchObject({ ok: false, error: expect.stringContaining("Did you mean") });
  const option = await runLivery(["build", "--json", "--nope", ...inBrands], cwd);
  expect(JSON.parse(option.stdout)).toMatchObject({ ok: false, error: expect.stringContaining("'--nope'") });
  const words = await runLivery(["check", "zz", "--format", "json", ...inBrands], cwd);
  expect(JSON.parse(words.stdout)).toMatchObject({ ok: false, error: expect.stringContaining('"zz"') });
});

test("CO-005 the day for compliance rules is an option: a future rule is an error only on its day", async () => {
  const cwd = workspace("dated");
  writeBrand(join(cwd, "brands"), {
    ...brandConfig("dated", "DAT01"),
    switches: { FREEPLAY3: true },
    compliance: { markets: ["XA"] },
  });
  const check = (date: string): ReturnType<typeof runLivery> => runLivery(["check", "--date", date, ...inBrands], cwd);
  expect((await check("2025-12-31")).code).toBe(0);
  const late = await check("2026-01-01");
  expect([late.code, late.stdout]).toEqual([1, expect.stringContaining("rule XA-14, in force since 2026-01-01")]);
});

test("packs of another set of brands are kept if the brands come from elsewhere", async () => {
  const cwd = workspace("sets", "one");
  writeBrand(join(cwd, "others"), brandConfig("two", "TWO01"));
  await runLivery(["build", ...inBrands], cwd);
  expect((await runLivery(["build", "--brands", "others"], cwd)).code).toBe(0);
  expect([existsSync(join(cwd, "dist", "one")), existsSync(join(cwd, "dist", "two"))]).toEqual([true, true]);
});

test("when its reader stops reading, livery ends silently", async () => {
  const cwd = workspace("pipe", "good");
  const livery = startLivery(["check", ...inBrands], cwd);
  livery.process.stdout?.destroy();
  const { code, stderr } = await livery.finished;
  expect([code, stderr]).toEqual([0, ""]);
});

test("colours appear on request, and automatically only on a terminal", async () => {
  const cwd = workspace("colours", "good");
  const check = (env: NodeJS.ProcessEnv): Promise<{ stdout: string }> =>
    startLivery(["check", ...inBrands], cwd, env).finished;
  expect((await check({ FORCE_COLOR: "1" })).stdout).toContain("\u001B[32m");
  expect((await check({})).stdout).not.toContain("\u001B[");
  expect((await check({ NO_COLOR: "1" })).stdout).not.toContain("\u001B[");
});

test("help shows every command with examples", async () => {
  const { code, stdout } = await runLivery(["--help"], folder);
  expect(code).toBe(0);
  for (const command of ["build", "check", "ci", "verify", "explain", "serve", "dev", "new", "docs", "platform"]) {
    expect(stdout).toContain(`$ livery ${command}`);
    expect((await runLivery([command, "--help"], folder)).stdout).toContain("Examples:");
  }
});
