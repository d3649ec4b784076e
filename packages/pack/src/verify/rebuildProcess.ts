import { join } from "node:path";
import { compileWorkspace } from "../compileWorkspace.ts";
import { reportToParent } from "../ownProcess.ts";
import { packBrands } from "../packBrands.ts";
import type { NotRebuilt, RebuildRequest } from "./rebuildPacks.ts";

// The process of rebuildPacks.ts: it packs brands in the reverse order, with files that only it may read, and builds the
// runtime itself.

process.umask(0o077);

await reportToParent<readonly NotRebuilt[]>(async (argument, onStep) => {
  const { brands: folder, ids, date, into } = JSON.parse(argument) as RebuildRequest;
  const workspace = await compileWorkspace(folder, folder, date);
  // Without what earlier programs have kept of compiled brands.
  const { brands, problems } = workspace.compile(workspace.sources);
  const chosen = brands.filter(({ id }) => ids.includes(id)).toReversed();
  const { failed } = await packBrands(chosen, {
    out: join(into, "dist"),
    cache: join(into, "runtime"),
    onProgress: onStep,
  });
  const uncompiled = ids.filter((id) => !chosen.some((brand) => brand.id === id));
  const reasonFor = (id: string): string =>
    problems.find(({ file, severity }) => severity === "error" && file.startsWith(`${id}/`))?.message ??
    `There is no brand "${id}" in ${folder}.`;
  return [...failed, ...uncompiled.map((id) => ({ id, message: reasonFor(id) }))];
});
