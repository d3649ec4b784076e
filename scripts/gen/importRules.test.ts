import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../lib/root.ts";
import { generate } from "./importRules.ts";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "imports-"));
  const [rules] = await generate();
  writeFileSync(join(folder, ".oxlintrc.json"), rules?.content ?? "");
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The messages of the linter for a file that imports this. */
function lint(path: string, imported: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export { a } from "${imported}";\n`);
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  return spawnSync(process.execPath, [oxlint, file], { cwd: folder, encoding: "utf8" }).stdout;
}

it.each([
  ["packages/product/src/a.ts", "@livery/theme/tokens.ts", "product may import none of our packages"],
  ["packages/ui/src/A/A.tsx", "@livery/product/routes.ts", "ui may import theme"],
  ["packages/ui/src/A/A.tsx", "@livery/theme/tokens.ts", "its contract (vars.css.ts) and paint.ts only"],
  ["packages/ui/src/A/A.tsx", "../../../theme/src/tokens.ts", "imported by its name"],
  ["packages/brand/src/a.ts", "@livery/theme/render/renderThemeCss.ts", "packages/brand is pure"],
  ["packages/brand/src/a.ts", "node:fs", "This package runs in a browser too and is pure"],
  ["packages/theme/src/a.ts", "node:fs/promises", "This package runs in a browser too and is pure"],
  ["packages/runtime/src/a.ts", "@livery/brand/compileBrands.ts", "Imports go one way"],
  [
    "packages/runtime/src/site/a.ts",
    "../features/vip/Vip.section.tsx",
    "site must not know session, kit, launch, games, login, home, closed, features, member, agent, frame, app",
  ],
  ["packages/runtime/src/features/vip/a.tsx", "../live/live.section.tsx", "Features never import one another"],
  [
    "packages/runtime/src/features/vip/a.tsx",
    "../../frame/Frame.tsx",
    "features must not know member, agent, frame, app",
  ],
  ["packages/pack/src/a.ts", "./b.test.ts", "Nothing imports a test or a story"],
  ["packages/pack/src/a.ts", "@livery/pack/b.ts", "import the file by its relative path"],
  ["e2e/a.ts", "@livery/cli/run.ts", "e2e may import product, pack"],
  [".storybook/a.ts", "@livery/gateway/createGateway.ts", ".storybook may import product, theme, ui, pack"],
])("%s must not import %s", (path, imported, reason) => {
  expect(lint(path, imported)).toContain(reason);
});

it.each([
  ["packages/brand/src/a.ts", "@livery/product/routes.ts"],
  ["packages/brand/src/a.test.ts", "node:fs"],
  ["packages/theme/src/render/a.ts", "node:fs"],
  ["packages/ui/src/A/A.tsx", "@livery/theme/vars.css.ts"],
  ["packages/runtime/src/features/vip/a.tsx", "../../kit/page/ComingSoonPage.tsx"],
  ["packages/runtime/src/app/a.tsx", "../features/vip/Vip.section.tsx"],
  ["packages/cli/src/a.ts", "@livery/pack/workspace.ts"],
  [".storybook/a.tsx", "@livery/runtime/app/SiteAt.tsx"],
])("%s may import %s", (path, imported) => {
  expect(lint(path, imported)).toContain("Found 0 warnings and 0 errors");
});
