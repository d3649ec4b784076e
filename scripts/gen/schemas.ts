import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { type KnownType, emitTypes } from "../schemas/emitTypes.ts";
import { emitValidator, emitValidatorTypes } from "../schemas/emitValidator.ts";
import { flattenSchema } from "../schemas/flattenSchema.ts";
import { formatSource } from "../schemas/formatSource.ts";
import type { FlatSchema, SourceSchema } from "../schemas/sourceSchema.ts";

interface Part {
  readonly schema: string;
  readonly name: string;
  readonly packageName: string;
  readonly path: string;
}

/** Schemas whose resolved form has a type in the package that reads it. */
const parts: readonly Part[] = [
  {
    schema: "switches",
    name: "Switches",
    packageName: "@livery/product",
    path: "packages/product/src/switches.gen.ts",
  },
  {
    schema: "layout",
    name: "LayoutConfig",
    packageName: "@livery/product",
    path: "packages/product/src/layout.gen.ts",
  },
  {
    schema: "theme",
    name: "ThemeConfig",
    packageName: "@livery/theme",
    path: "packages/theme/src/themeConfig.gen.ts",
  },
];

/** The bundle that brands name in `$schema`, its validator, and the types of what operators write. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const sources = await readSources();
  const brand = flattenSchema("brand.root.json", sources);
  const files = [
    { path: "schemas/brand.schema.json", content: bundle(brand) },
    { path: "packages/brand/src/brandConfig.gen.ts", content: brandTypes(brand) },
    {
      path: "packages/brand/src/validateBrand.gen.d.ts",
      content: emitValidatorTypes(banner("schemas/brand.root.json")),
    },
    ...parts.map((part) => ({ path: part.path, content: partTypes(part, sources) })),
  ];
  const formatted = files.map(async ({ path, content }) => ({ path, content: await formatSource(path, content) }));
  const validator = emitValidator(brand, banner("schemas/brand.root.json"));
  return [...(await Promise.all(formatted)), { path: "packages/brand/src/validateBrand.gen.js", content: validator }];
}

async function readSources(): Promise<Map<string, SourceSchema>> {
  const folder = join(root, "schemas");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json") && name !== "brand.schema.json");
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? "") as SourceSchema]));
}

function bundle(brand: FlatSchema): string {
  return JSON.stringify(
    {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $comment: "Generated from schemas/brand.root.json and its parts by `npm run gen`. Do not edit.",
      ...brand,
    },
    (key, value: unknown) => (key === "x-type" ? undefined : value),
  );
}

function brandTypes(brand: FlatSchema): string {
  const known: Record<string, KnownType> = {};
  for (const { schema, name, packageName, path } of parts) {
    known[`/${schema}`] = { name, module: `${packageName}/${path.split("/src/")[1]}` };
  }
  return emitTypes(
    [
      { name: "BrandConfig", schema: brand, form: "written" },
      {
        name: "ResolvedConfig",
        schema: { ...brand, description: "A brand with every default filled in." },
        form: "resolved",
      },
    ],
    { banner: banner("schemas/brand.root.json"), packageName: "@livery/brand", known },
  );
}

function partTypes({ schema, name, packageName }: Part, sources: ReadonlyMap<string, SourceSchema>): string {
  const flat = flattenSchema(`${schema}.schema.json`, sources);
  return emitTypes([{ name, schema: flat, form: "resolved" }], {
    banner: banner(`schemas/${schema}.schema.json`),
    packageName,
  });
}

function banner(source: string): string {
  return `Generated from ${source} by \`npm run gen\`. Do not edit.`;
}
