import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { root } from "./lib/root.ts";

// `npm run gen` writes every generated file; `npm run gen -- --check` only lists the ones that are out of date. Each
// file in scripts/gen/ is one generator; adding one needs no line here.

interface GeneratedFile {
  /** From the repository's root. */
  readonly path: string;
  readonly content: string;
}

interface Generator {
  readonly generate: () => Promise<readonly GeneratedFile[]>;
  /** A folder that contains only generated files, from the repository's root: any other file in it is deleted. */
  readonly folder?: string;
  /** Whether it reads what other generators write, and so runs after them. */
  readonly last?: boolean;
}

const check = process.argv.includes("--check");
const folder = join(import.meta.dirname, "gen");
const names = (await readdir(folder)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).toSorted();

const stale: string[] = [];
const last: Generator[] = [];
for (const name of names) {
  const generator = (await import(join(folder, name))) as Partial<Generator>;
  const { generate } = generator;
  if (!generate)
    throw new Error(`scripts/gen/${name} exports no generate(): every file in that folder is a generator.`);
  if (generator.last) last.push({ ...generator, generate });
  else await run({ ...generator, generate });
}
for (const generator of last) await run(generator);

async function run({ generate, folder: own }: Generator): Promise<void> {
  const files = await generate();
  for (const { path, content } of files) {
    const file = join(root, path);
    if ((await readFile(file, "utf8").catch(() => undefined)) === content) continue;
    stale.push(path);
    if (check) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const leftOver =
    own === undefined ? [] : (await filesIn(own)).filter((path) => files.every((file) => file.path !== path));
  stale.push(...leftOver);
  if (!check) for (const path of leftOver) await rm(join(root, path));
}

/** Every file below a folder of the repository, from its root. */
async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

if (check && stale.length > 0) {
  console.error(`Stale generated files:\n${stale.map((path) => `  ${path}`).join("\n")}`);
  console.error("They differ from their sources. Run `npm run gen` and commit the result.");
  process.exitCode = 1;
} else {
  const done = stale.map((path) => `  wrote ${path}`).join("\n");
  console.log(done || "Every generated file is fresh.");
}
