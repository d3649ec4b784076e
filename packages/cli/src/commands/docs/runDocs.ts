import type { Command } from "commander";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { plural } from "../../formatFindings.ts";
import { UsageError } from "../../usageError.ts";
import type { DocsOptions } from "./docs.ts";
import { renderReference } from "./reference/renderReference.ts";

/** Writes the reference and deletes pages that it no longer has, or lists the files that differ. */
export async function runDocs(
  { out, check = false }: DocsOptions,
  program: Command,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const folder = resolve(out);
  const [pages, present] = await Promise.all([renderReference(program), readPages(folder)]);
  const stale = [...pages].filter(([file, text]) => present.get(file) !== text).map(([file]) => file);
  const left = [...present.keys()].filter((file) => !pages.has(file));
  const foreign = left.find((file) => !/^(?:en|ko)\/.*\.md$/.test(file));
  if (foreign !== undefined && !check) {
    throw new UsageError(
      `${join(out, foreign)} is not a page of the reference. Choose a folder with --out that contains nothing else.`,
    );
  }
  const changed = [...stale, ...left].toSorted();
  if (check) {
    for (const file of changed) terminal.print(`${join(out, file)} is out of date`);
    terminal.print(changed.length === 0 ? "The reference is up to date." : "Update it with `livery docs`.");
    return changed.length === 0 ? exitCode.ok : exitCode.findings;
  }
  for (const file of left) await rm(join(folder, file));
  for (const file of stale) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), pages.get(file) ?? "");
  }
  terminal.print(`${plural(pages.size, "page")} in ${out}, ${changed.length} of them changed`);
  return exitCode.ok;
}

/** Every file below a folder with its text, by path with forward slashes; empty if the folder does not exist. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Map(files.map((file, index) => [relative(folder, file).split(sep).join("/"), texts[index] ?? ""]));
}
