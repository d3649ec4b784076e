import { globPattern } from "../imports/globPattern.ts";
import { closureOf, importGraph } from "../imports/importGraph.ts";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { type UnitPart, unitPartsOf } from "../lib/unitParts.ts";
import { type RunnerId, runnerOf } from "../mutate/runnerOf.ts";

export const name = "task-inputs";
export const reason =
  "turbo runs a task again only if one of its inputs has changed. A file that a task imports must be among them, or a test stays green in the cache that would be red. Each unit test belongs to one task.";

const TURBO = "turbo.json";
/** More examples than this help nobody. */
const EXAMPLES = 3;

interface Task {
  readonly inputs?: readonly string[];
  readonly dependsOn?: readonly string[];
}

/** What a task starts with. */
interface Start {
  readonly files: (file: string) => boolean;
  /** What it has but does not load. */
  readonly skipped?: RegExp;
}

/** What each task starts with; `scripts` are those of package.json. */
function startsOf(scripts: Readonly<Record<string, string>>): Readonly<Record<string, Start>> {
  const tests = (runner: RunnerId): Start => ({ files: (file) => runnerOf(file) === runner });
  const unitTests = (part: UnitPart): Start => ({
    files: (file) => runnerOf(file) === "unit" && unitPartsOf(file, scripts).includes(part),
  });
  return {
    "test:unit:gateway": unitTests("test:unit:gateway"),
    "test:unit:rest": unitTests("test:unit:rest"),
    "test:slow": tests("slow"),
    "test:brands": tests("brands"),
    "test:stories": tests("stories"),
    "test:e2e": tests("e2e"),
    "test:storybook": {
      files: (file) => runnerOf(file) === "stories" || /^\.storybook\/(?:main|preview)\.tsx?$/.test(file),
      // It builds the stories without testing them.
      skipped: /^vitest\.stories\.config\.ts$/,
    },
    "check:gen": { files: (file) => /^scripts\/gen\/[^/]+(?<!\.test)\.ts$/.test(file) },
    // Commands load their own modules only.
    build: {
      files: (file) => file === "packages/cli/src/livery.ts",
      skipped: /^packages\/cli\/src\/commands\/(?!build\/)[^/]+\/run\w+\.ts$/,
    },
  };
}

/** Whether a file is among inputs in the form of turbo.json: all files, but for those that are left out. */
function isAmong(inputs: readonly string[]): (file: string) => boolean {
  const [left, taken] = [
    inputs.filter((input) => input.startsWith("!")),
    inputs.filter((input) => !input.startsWith("!")),
  ];
  const out = left.map((input) => globPattern(input.slice(1)));
  const all = taken.length === 0 || taken.includes("$TURBO_DEFAULT$");
  const own = taken.map(globPattern);
  return (file) => (all || own.some((glob) => glob.test(file))) && !out.some((glob) => glob.test(file));
}

/** Unit tests that not exactly one task runs. */
function unassigned(tree: Tree, scripts: Readonly<Record<string, string>>): readonly Finding[] {
  return tree.files
    .filter((path) => runnerOf(path) === "unit" && unitPartsOf(path, scripts).length !== 1)
    .map((path) => ({
      path,
      message: "Its folder must be in one of test:unit:gateway and test:unit:rest of package.json.",
    }));
}

export function run(tree: Tree): readonly Finding[] {
  const { tasks } = JSON.parse(tree.read(TURBO)) as { tasks: Readonly<Record<string, Task>> };
  const { scripts } = JSON.parse(tree.read("package.json")) as { scripts: Readonly<Record<string, string>> };
  const graph = importGraph(tree);
  const present = new Set(tree.files);
  const narrow = Object.entries(startsOf(scripts)).flatMap(([id, { files, skipped }]) => {
    const task = tasks[`//#${id}`];
    if (task === undefined) return [{ path: TURBO, message: `there is no task ${id}.` }];
    // What a task depends on is part of its hash.
    const inputs = [task, ...(task.dependsOn ?? []).flatMap((other) => tasks[other] ?? [])].map((each) =>
      isAmong(each.inputs ?? []),
    );
    const lacking = [...closureOf(graph, tree.files.filter(files), skipped)].filter(
      (file) => present.has(file) && !inputs.some((has) => has(file)),
    );
    if (lacking.length === 0) return [];
    const more = lacking.length > EXAMPLES ? `, and ${lacking.length - EXAMPLES} more` : "";
    return [
      {
        path: TURBO,
        message: `${id} imports ${lacking.slice(0, EXAMPLES).join(", ")}${more}: take them out of what its inputs leave out.`,
      },
    ];
  });
  return [...unassigned(tree, scripts), ...narrow];
}
