import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleLogo, exampleSource, exampleTexts } from "../fixtures/example.ts";
import { brandSchema } from "./brandSchema.ts";
import type { BrandSource } from "./brandSource.ts";
import { compileBrands } from "./compileBrands.ts";
import { fitsSchema } from "@livery/product/validateSchema.ts";
import { formatProblem } from "./formatProblem.ts";
import type { JsonSchema } from "./jsonSchema.ts";

const context = { baseTexts: exampleTexts, date: "2026-01-01" };
const folder = join(import.meta.dirname, "../fixtures/wrong");

/** Configs that are hard to store as a file in a repository. */
const generated: Readonly<Record<string, string>> = {
  "too-large": `{ "title": { "ko": "${"가".repeat(100_000)}" } }`,
  "too-deep": `{ "layout": ${"[".repeat(5000)}${"]".repeat(5000)} }`,
  "not-utf-8": '{\n  "id": "acme",\n  "name": { "ko": "\ufffd\ufffd\ufffd" }\n}\n',
};

const cases = [...readdirSync(folder), ...Object.keys(generated)].filter((name, at, all) => all.indexOf(name) === at);

/** Shown when a message differs or its file is missing; nothing is written without --update. */
const howToWrite =
  "npm run test:unit -- wrongConfigs.test.ts --update writes the messages; read them as an operator would";

describe("a wrong config is rejected with its place, its reason and the nearest valid value", () => {
  test.each(cases)("BR-002 %s", async (name) => {
    const text = generated[name];
    const sources = text === undefined ? readCase(name) : [sourceOf("acme", text)];
    const { problems, brands } = compileBrands(sources, context);
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(problems.length).toBeGreaterThan(0);
    expect(brands).toHaveLength(errors.length === 0 ? sources.length : 0);
    const message = `${problems.map((problem) => formatProblem(problem, { color: false })).join("\n\n")}\n`;
    expect(message).not.toMatch(/\bat \S+ \(|node_modules|undefined|\[object/);
    await expect(message, howToWrite).toMatchFileSnapshot(join(folder, name, "expected.txt"));
  });
});

test("the schema, which editors use, refuses controls and characters that reorder a line in every text", () => {
  const texts = textsIn(brandSchema).filter((schema) => schema.type === "string");
  expect(texts.length).toBeGreaterThan(300);
  for (const schema of texts) {
    const [example = ""] = (schema.examples ?? []).map(String);
    expect(fitsSchema(schema, example), schema.title).toBe(true);
    for (const hidden of ["\u0000", "\u001b", "\u007f", "\u0085", "\u2028", "\u202e", "\u2066", "\u3164", "\ufff9"]) {
      expect(fitsSchema(schema, example + hidden), `${schema.title} ${JSON.stringify(hidden)}`).toBe(false);
    }
  }
});

test("a text may contain an invisible character that its script needs", () => {
  const name = {
    ko: "에이스",
    en: "Acme",
    fa: "\u0645\u06cc\u200c\u062e",
    he: "\u05d0!\u200f",
    hi: "\u0915\u094d\u200d\u0937",
  };
  const { problems, brands } = compileBrands(
    [exampleSource({ name, currencySymbol: "\u062f.\u0625.\u200f" })],
    context,
  );
  expect([problems, brands[0]?.site.name]).toEqual([[], expect.objectContaining(name)]);
});

test("BR-025b grey text on grey is rejected, and with the suggested colour the brand builds", () => {
  const grey = exampleSource({ theme: { colors: { brand: "#0b6e4f", ground: "#f0f0f0", ink: "#a0a0a0" } } });
  const { problems, brands } = compileBrands([grey], context);
  expect(brands).toEqual([]);
  const found = problems.find(({ code, pointer }) => code === "LIV1601" && pointer === "/theme/colors/ink");
  const [offered = ""] = /"#[0-9A-F]{6}"/.exec(found?.suggestion ?? "") ?? [];
  expect(found).toMatchObject({ severity: "error", expected: "a contrast of at least 4.5:1" });
  const readable = { ...grey, text: grey.text.replace('"#a0a0a0"', offered) };
  expect(compileBrands([readable], context).brands.map(({ id }) => id)).toEqual(["acme"]);
});

function textsIn(schema: JsonSchema): JsonSchema[] {
  const children = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [schema, ...children.flatMap(textsIn)];
}

function readCase(name: string): BrandSource[] {
  return readdirSync(join(folder, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => readBrand(join(folder, name, id), id));
}

function readBrand(brand: string, id: string): BrandSource {
  const assets = namesIn(join(brand, "assets")).map((name) => {
    const text = readFileSync(join(brand, "assets", name), "utf8");
    return { name, text, bytes: text.length };
  });
  return {
    ...sourceOf(id, readFileSync(join(brand, "brand.json"), "utf8")),
    ...(assets.length > 0 ? { assets } : {}),
    locales: namesIn(join(brand, "locales")).map((name) => ({
      language: name.replace(".json", ""),
      file: `brands/${id}/locales/${name}`,
      text: readFileSync(join(brand, "locales", name), "utf8"),
    })),
  };
}

function sourceOf(id: string, text: string): BrandSource {
  return { id, file: `brands/${id}/brand.json`, text, locales: [], assets: [exampleLogo] };
}

function namesIn(path: string): string[] {
  return existsSync(path) ? readdirSync(path) : [];
}
