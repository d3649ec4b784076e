import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import type { CheckRule } from "./lib/checkRule.ts";
import { root } from "./lib/root.ts";
import { folderTree } from "./lib/tree.ts";

// The project's own rules, which linters cannot check. Each file in scripts/check/ is one rule; adding one needs no
// line here.

const folder = join(import.meta.dirname, "check");
const names = (await readdir(folder)).filter((name) => !name.endsWith(".test.ts")).toSorted();
const tree = folderTree(root);

let count = 0;
for (const file of names) {
  const rule = (await import(join(folder, file))) as CheckRule;
  const findings = await rule.run(tree);
  if (findings.length === 0) continue;
  count += findings.length;
  console.error(`${styleText(["red", "bold"], rule.name)}: ${rule.reason}`);
  for (const { path, line, message } of findings)
    console.error(`  ${path}${line === undefined ? "" : `:${line}`}  ${message}`);
}

if (count > 0) process.exitCode = 1;
else console.log(`${names.length} rules hold in ${tree.files.length} files.`);
