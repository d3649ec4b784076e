import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { root } from "../lib/root.ts";
import { runChild } from "../lib/runChild.ts";

// The reference for operators, as `livery docs` writes it, from the current schemas and rules. It needs a separate
// process, because this one may have imported them before other generators wrote them.

export const folder = "docs/reference";
export const last = true;

export async function generate(): Promise<{ path: string; content: string }[]> {
  const out = await mkdtemp(join(tmpdir(), "livery-reference-"));
  try {
    const livery = join(root, "packages/cli/src/livery.ts");
    const code = await runChild(process.execPath, [livery, "docs", "--out", out], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (code !== 0) throw new Error(`\`livery docs\` ended with ${code}.`);
    const entries = await readdir(out, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return await Promise.all(
      files.toSorted().map(async (file) => ({
        path: `${folder}/${relative(out, file).split(sep).join("/")}`,
        content: await readFile(file, "utf8"),
      })),
    );
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
