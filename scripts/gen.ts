import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./lib/root.ts";

// `npm run gen` writes every generated file; `npm run gen -- --check` only says which ones are stale. A generator is
// one file of scripts/gen/; adding one needs no line here.

interface GeneratedFile {
  /** From the repository's root. */
  readonly path: string;
  readonly content: string;
}

interface Generator {
  readonly generate: () => Promise<readonly GeneratedFile[]>;
}

const check = process.argv.includes("--check");
const folder = join(import.meta.dirname, "gen");
const names = (await readdir(folder)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).toSorted();

const stale: string[] = [];
for (const name of names) {
  const { generate } = (await import(join(folder, name))) as Partial<Generator>;
  if (!generate) throw new Error(`scripts/gen/${name} exports no generate(): every file there is a generator.`);
  for (const { path, content } of await generate()) {
    const file = join(root, path);
    if ((await readFile(file, "utf8").catch(() => undefined)) === content) continue;
    stale.push(path);
    if (check) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

if (check && stale.length > 0) {
  console.error(`Stale generated files:\n${stale.map((path) => `  ${path}`).join("\n")}`);
  console.error("They no longer say what their source says. Run `npm run gen` and commit the result.");
  process.exitCode = 1;
} else {
  const done = stale.map((path) => `  wrote ${path}`).join("\n");
  console.log(done || "Every generated file is fresh.");
}
