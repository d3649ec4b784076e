import { expect, it } from "vitest";
import { moduleReferences } from "./moduleReferences.ts";

const of = (text: string) => moduleReferences("packages/x/src/a/a.ts", text);

it.each([
  ['import { b } from "./b.ts";', ["packages/x/src/a/b.ts"]],
  ['import "../c.css.ts";', ["packages/x/src/c.css.ts"]],
  ['import text from "./t.json" with { type: "json" };', ["packages/x/src/a/t.json"]],
  ['import raw from "./t.svg?raw";', ["packages/x/src/a/t.svg"]],
  ['import { y } from "@livery/y/deep/y.ts";', ["packages/y/src/deep/y.ts"]],
  ['export { z } from "./z.ts";', ["packages/x/src/a/z.ts"]],
  ['export * from "./z.ts";', ["packages/x/src/a/z.ts"]],
  ['const later = () => import("./later.ts");', ["packages/x/src/a/later.ts"]],
  ['new Worker(new URL("./worker.ts", import.meta.url))', ["packages/x/src/a/worker.ts"]],
  ['join(workspaceRoot, "packages", "y", "src", "app.tsx")', ["packages/y/src/app.tsx"]],
  ['import { type B } from "./b.ts";', ["packages/x/src/a/b.ts"]],
  ['import type { B } from "./b.ts";', []],
  ['export type { B } from "./b.ts";', []],
  ['import { join } from "node:path"; import ky from "ky";', []],
])("the imports of %s", (text, imports) => {
  expect(of(text).imports).toEqual(imports);
});

it.each([
  ["new URL(`../locales/${language}/forms.json`, import.meta.url)", ["packages/x/src/locales/*/forms.json"]],
  ["const later = () => import(`./${name}.ts`)", ["packages/x/src/a/*.ts"]],
  ['import.meta.glob<object>("../locales/*/*.json", { eager: true })', ["packages/x/src/locales/*/*.json"]],
  ['join(import.meta.dirname, "../../fixtures", "wrong", name)', ["packages/x/fixtures/wrong"]],
  ['join(workspaceRoot, "schemas", "brand.schema.json")', ["schemas/brand.schema.json"]],
  ['join(root, "brands")', ["brands"]],
  ['read("docs/requirements.md")', ["docs/requirements.md"]],
  ['glob("packages/{ui,runtime}/src/**/*.css.ts")', ["packages/{ui,runtime}/src/**/*.css.ts"]],
  ['vi.mock("@livery/y/y.ts")', ["packages/y/src/y.ts"]],
  ['join(import.meta.dirname, "../../../..")', []],
  ['join(root, "packages")', []],
  ['import type { Y } from "@livery/y/y.ts"', []],
  ['glob("packages/*/src/**")', []],
  ['read("./.storybook/main.ts")', []],
  ['title("one of packages/y/src/y.ts")', []],
])("the paths in %s", (text, paths) => {
  expect(of(text).paths).toEqual(paths);
});
