import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { $, argv, echo } from "zx";
import { root } from "../lib/root.ts";
import { type FileChanges, type ReadFile, ScaffoldError } from "./sourceFiles.ts";

interface Scaffold {
  /** The usage message. */
  readonly usage: string;
  /** The changes for these arguments; `undefined` when there are too few of them. */
  readonly plan: (
    read: ReadFile,
    words: readonly string[],
    options: Readonly<Record<string, string | undefined>>,
  ) => FileChanges | undefined;
  /** What to do next. */
  readonly next: string;
}

const read: ReadFile = (path) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

async function write(changes: FileChanges): Promise<void> {
  for (const [path, content] of Object.entries(changes)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    echo(`  wrote ${path}`);
  }
  const run = $({ cwd: root, quiet: true });
  // Several scaffolds in a row need it once, after the last.
  if (!argv["without-gen"]) await run`node scripts/gen.ts`;
  await run`oxfmt ${Object.keys(changes)}`;
}

/** Runs a scaffold: writes its files, then everything that is generated from them. */
export async function runScaffold({ usage, plan, next }: Scaffold): Promise<void> {
  try {
    const options: Record<string, string | undefined> = {};
    for (const [name, value] of Object.entries(argv)) if (typeof value === "string") options[name] = value;
    const changes = plan(read, argv._.map(String), options);
    if (changes === undefined) throw new ScaffoldError(`usage: ${usage}`);
    await write(changes);
    echo(`\n${next}\nThen: npm run check`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
