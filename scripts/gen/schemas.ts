import { editorSchema } from "../schemas/editorSchema.ts";
import { type KnownType, emitTypes } from "../schemas/emitTypes.ts";
import { findTextProblems } from "../schemas/findTextProblems.ts";
import { flattenSchema } from "../schemas/flattenSchema.ts";
import { formatSource } from "../schemas/formatSource.ts";
import { type SchemaSources, readSchemaSources } from "../schemas/schemaSources.ts";
import { shareRules } from "../schemas/shareRules.ts";
import type { FlatSchema } from "../schemas/sourceSchema.ts";

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

/**
 * The schemas for editors in both languages, which the core reads too, and the types of what operators write. Every key and row needs its texts in both languages.
 */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const sources = await readSchemaSources();
  requireNoProblems(findTextProblems(sources));
  const brand = flattenSchema("brand.root.json", sources);
  const files = [
    { path: "schemas/brand.schema.json", content: bundle(brand) },
    { path: "schemas/brand.schema.ko.json", content: bundle(flattenSchema("brand.root.json", sources, "ko")) },
    { path: "packages/brand/src/brandConfig.gen.ts", content: brandTypes(brand) },
    ...parts.map((part) => ({ path: part.path, content: partTypes(part, sources) })),
  ];
  const formatted = files.map(async ({ path, content }) => ({ path, content: await formatSource(path, content) }));
  return Promise.all(formatted);
}

function requireNoProblems(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The texts of the schemas are incomplete:\n${faults.join("\n")}`);
}

function bundle(brand: FlatSchema): string {
  return JSON.stringify({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $comment: "Generated from schemas/brand.root.json and its parts by `npm run gen`. Do not edit.",
    ...shareRules(editorSchema(brand)),
  });
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

function partTypes({ schema, name, packageName }: Part, sources: SchemaSources): string {
  const flat = flattenSchema(`${schema}.schema.json`, sources);
  const types = emitTypes([{ name, schema: flat, form: "resolved" }], {
    banner: banner(`schemas/${schema}.schema.json`),
    packageName,
  });
  return schema === "switches" ? `${types}\n${emitSwitchContracts(flat)}\n` : types;
}

/** Who decides over each switch, as a TypeScript constant. A switch without `x-override` is an error of its schema. */
function emitSwitchContracts({ properties = {} }: FlatSchema): string {
  const lines = Object.entries(properties).map(([id, { "x-override": contract }]) => {
    if (contract === undefined) throw new Error(`schemas/switches.schema.json: ${id} has no x-override.`);
    return `${id}: ${JSON.stringify(contract)},`;
  });
  return [
    "/** Who controls each switch: only this brand, brand and server together, or the server (BR-037). */",
    'export const switchContracts: Readonly<Record<keyof Switches, "build" | "server-off-only" | "server">> = {',
    ...lines,
    "};",
  ].join("\n");
}

function banner(source: string): string {
  return `Generated from ${source} by \`npm run gen\`. Do not edit.`;
}
