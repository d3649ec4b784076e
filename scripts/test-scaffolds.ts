import { agentPages } from "@livery/product/agentPages.ts";
import { memberPages } from "@livery/product/memberPages.ts";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { $, echo } from "zx";
import { copySources } from "./lib/copySources.ts";
import { root } from "./lib/root.ts";

// npm run test:scaffolds: each scaffold in a copy of the tree, then the checks of `npm run check` there, except the one of
// generated files, which have just been generated. Lint and format look only at the files that differ from the tree, which
// `npm test` checks itself. Slow, so it has a command of its own; what the scaffolds write is tested with the unit tests
// (scripts/new).

/** The installed packages by link, but our own ones from the copy. */
function linkModules(copy: string): void {
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@livery"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@livery" && name !== ".cache") symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join("../../packages", name), join(modules, "@livery", name));
}

/** The files of the copy that the scaffolds wrote or changed, from its root. */
function writtenIn(copy: string): readonly string[] {
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)))
    .filter((path) => {
      const original = join(root, path);
      return !existsSync(original) || !readFileSync(original).equals(readFileSync(join(copy, path)));
    });
}

/** A pane of each centre that has its row but is not built yet, while there is one. */
const plannedPanes = Object.entries({ member: memberPages, agent: agentPages }).flatMap(([centre, pages]) => {
  const built = join(root, "packages/runtime/src", centre, "panes");
  const planned = pages.find(({ id }) => !existsSync(join(built, id)));
  return planned ? [`new-pane.ts ${planned.id} --centre ${centre}`] : [];
});

/** Rows of the register that have no call yet. */
const newRows = `
| AP-998 · S12 | /wps/example/list | GET | token | no | – | page | rows | example | |
| AP-999 · S12 | /wps/example/transfer | POST | token | yes | idem pw | amount | success | example | |
`;

const copy = mkdtempSync(join(tmpdir(), "livery-scaffolds-"));
try {
  copySources(copy);
  linkModules(copy);
  appendFileSync(join(copy, "docs/requirements.md"), newRows);
  const run = $({ cwd: copy, stdio: "inherit", nothrow: true });
  for (const command of [
    "new-screen.ts /example-page",
    "new-screen.ts /example-ranks --feature vip",
    ...plannedPanes,
    "new-pane.ts exampleBadges --centre member --feature vip --en Badges --ko 배지",
    "new-component.ts ExampleCard",
    "new-call.ts exampleCall --row AP-998",
    "new-call.ts exampleTransfer --row AP-999",
  ]) {
    echo(`\n$ node scripts/${command}`);
    const [script = "", ...args] = command.split(" ");
    const { exitCode } = await run`node ${[`scripts/${script}`, ...args, "--without-gen"]}`;
    if (exitCode !== 0) throw new Error(`${command} failed.`);
  }
  await run`node scripts/gen.ts`;
  const written = writtenIn(copy);
  for (const [task, files] of [
    ["types", []],
    ["lint", written.filter((path) => /\.tsx?$/.test(path))],
    ["format", written],
    ["unused", []],
    ["rules", []],
  ] as const) {
    const { exitCode } = await run`npm run --silent ${`check:${task}`} -- ${files}`;
    if (exitCode !== 0) throw new Error(`After the scaffolds, check:${task} fails.`);
  }
  echo("\nEach scaffold leaves a tree that passes the checks.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
