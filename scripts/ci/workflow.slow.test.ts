import { layouts, writeBrand, brandConfig } from "@livery/pack/testing/brandFolders.ts";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { root } from "../lib/root.ts";
import { makeScratchCopy } from "../lib/scratchCopy.ts";

// Runs the steps of .github/workflows/brands.yml and of .gitlab/pack.yml as they are written, in a copy of the tree.

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const { jobs } = parse(readFileSync(join(root, ".github/workflows/brands.yml"), "utf8")) as Workflow;

const copy = makeScratchCopy();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The step of a job that calls livery: as GitHub runs it, with what its expressions become. */
function runStep(job: string, expressions: Readonly<Record<string, string>>, files: NodeJS.ProcessEnv) {
  const step = jobs[job]!.steps.find(({ run }) => run?.includes("livery"))!;
  const value = (text: string) => text.replaceAll(/\$\{\{ (.+?) \}\}/gu, (_all, name: string) => expressions[name]!);
  const own = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, value(text)]));
  return runScript(value(step.run!), { ...own, ...files });
}

function runScript(script: string, variables: NodeJS.ProcessEnv) {
  const options = { cwd: copy, encoding: "utf8", env: { ...process.env, ...variables } } as const;
  return spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], options);
}

function git(...args: readonly string[]): string {
  const own = ["-c", "user.name=CI", "-c", "user.email=ci@example.com", "-c", "commit.gpgsign=false"];
  const { status, stdout, stderr } = spawnSync("git", [...own, ...args], { cwd: copy, encoding: "utf8" });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return stdout.trim();
}

const ids = ["ci-one", "ci-two", "ci-wrong"];
let before = "";

beforeAll(() => {
  // The runtime of this tree, if there is one.
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
  symlinkSync(join(root, "node_modules/.cache"), join(copy, "node_modules/.cache"));
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Before");
  before = git("rev-parse", "HEAD");
  for (const [at, id] of ids.entries())
    writeBrand(
      join(copy, "brands"),
      brandConfig(id, `CI0${at}`, { layout: layouts[at], ...(id === "ci-wrong" && { merchant: 5 }) }),
    );
  git("add", "--all");
  git("commit", "--quiet", "--message", "Three brands");
});

test("BR-010 the workflow finds the brands of a push; a broken one is red, the others are packed and reported", () => {
  const output = join(copy, "output.txt");
  const base = { "github.event.pull_request.base.sha || github.event.before": before };
  const plan = runStep("plan", base, { GITHUB_OUTPUT: output });
  expect(plan).toMatchObject({ status: 0, stderr: "" });
  const outputs = new Map(
    readFileSync(output, "utf8")
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  const { include } = JSON.parse(outputs.get("matrix")!) as {
    readonly include: readonly { name: string; brands: string }[];
  };
  expect([outputs.get("count"), include.map(({ name }) => name)]).toEqual(["3", ids]);

  const packed = include.map(({ name, brands }) => {
    const summary = join(copy, `${name}.md`);
    const { status, stdout } = runStep("pack", { "matrix.brands": brands }, { GITHUB_STEP_SUMMARY: summary });
    return {
      name,
      status,
      stdout,
      summary: readFileSync(summary, "utf8"),
      site: existsSync(join(copy, "dist", name, "index.html")),
    };
  });
  expect(packed).toMatchObject([
    { name: "ci-one", status: 0, site: true, summary: expect.stringContaining("| ci-one | packed |") },
    { name: "ci-two", status: 0, site: true, summary: expect.stringContaining("| ci-two | packed |") },
    {
      name: "ci-wrong",
      status: 1,
      site: false,
      stdout: expect.stringMatching(/^::error file=brands\/ci-wrong\/brand\.json,line=3,.*merchant/mu),
      summary: expect.stringContaining("| ci-wrong | not packed |"),
    },
  ]);
});

test("on GitLab, a part with a broken brand is red, and its other brands are packed and verified", () => {
  rmSync(join(copy, "dist"), { recursive: true, force: true });
  const { [".pack"]: job } = parse(readFileSync(join(root, ".gitlab/pack.yml"), "utf8")) as {
    readonly ".pack": { readonly script: readonly string[] };
  };
  const script = job.script.filter((line) => line !== "npm ci").join("\n");
  const { status, stdout } = runScript(script, { BRANDS: "ci-one ci-wrong" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringContaining("1 pack verified, no faults") });
  expect(readdirSync(join(copy, "dist")).filter((name) => !name.startsWith("."))).toEqual(["ci-one"]);
  expect(readFileSync(join(copy, "summary.md"), "utf8")).toContain("| ci-wrong | not packed |");
});
