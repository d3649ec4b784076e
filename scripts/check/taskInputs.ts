import { globPattern } from "../imports/globPattern.ts";
import { closureOf, importGraph } from "../imports/importGraph.ts";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { runnerIds, runnerOf } from "../mutate/runnerOf.ts";

export const name = "task-inputs";
export const reason =
  "turbo runs a task again only if one of its inputs has changed. A file that a task imports must be among them, or a test stays green in the cache that would be red.";

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

const exactly =
  (...paths: readonly string[]) =>
  (file: string): boolean =>
    paths.includes(file);

const starts: Readonly<Record<string, Start>> = {
  ...Object.fromEntries(
    runnerIds.map((runner) => [`test:${runner}`, { files: (file: string) => runnerOf(file) === runner }]),
  ),
  "build:storybook": {
    files: (file) => runnerOf(file) === "stories" || /^\.storybook\/(?:main|preview)\.tsx?$/.test(file),
    // It builds the stories without testing them.
    skipped: /^vitest\.stories\.config\.ts$/,
  },
  // Commands load their own modules only.
  build: {
    files: exactly("packages/cli/src/livery.ts"),
    skipped: /^packages\/cli\/src\/commands\/(?!build\/)[^/]+\/run\w+\.ts$/,
  },
};

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

export function run(tree: Tree): readonly Finding[] {
  const { tasks } = JSON.parse(tree.read(TURBO)) as { tasks: Readonly<Record<string, Task>> };
  const graph = importGraph(tree);
  const present = new Set(tree.files);
  return Object.entries(starts).flatMap(([id, { files, skipped }]) => {
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
}
