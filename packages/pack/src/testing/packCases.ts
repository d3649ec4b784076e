import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compileWorkspace } from "../compileWorkspace.ts";
import { renderPack } from "../renderPack.ts";
import { openOutFolder } from "../out/outFolder.ts";
import { writeFiles } from "../out/writeFiles.ts";
import { paperRuntime, withoutDrawings } from "./paperRuntime.ts";

// A separate program, so that a test can restrict its file access to the brands and the packs: it packs each folder of
// brands below the first argument into a folder of the same name below the second.

const [, , from = "", to = ""] = process.argv;

for (const name of readdirSync(from)) {
  const brandsFolder = join(from, name);
  const { brands, problems } = await compileWorkspace(brandsFolder, brandsFolder, "2026-01-01");
  for (const { severity, code, message } of problems) if (severity === "error") console.error(name, code, message);
  mkdirSync(join(to, name));
  const out = openOutFolder(join(to, name));
  for (const brand of brands) {
    const { id, own } = await renderPack(brand, paperRuntime, withoutDrawings);
    const folder = out.stage(id);
    writeFiles(folder, own);
    out.publish(id, folder);
  }
}
