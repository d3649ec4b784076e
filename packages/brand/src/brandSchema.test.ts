import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import koreanFile from "../../../schemas/brand.schema.ko.json" with { type: "json" };
import { exampleConfig, exampleSource, exampleTexts } from "../fixtures/example.ts";
import { brandSchema, schemaAt } from "./brandSchema.ts";
import type { ResolvedConfig } from "./brandConfig.gen.ts";
import { compilePolicy } from "./compile/compilePolicy.ts";
import { compileSite } from "./compile/compileSite.ts";
import { compileBrands } from "./compileBrands.ts";
import { type JsonPath, toPointer } from "./jsonPointer.ts";
import type { JsonSchema, JsonValue } from "./jsonSchema.ts";
import { readEditorSchema } from "./readEditorSchema.ts";
import { fillDefaults } from "./resolve/fillDefaults.ts";
import { fitsSchema, schemaErrors } from "@livery/product/validateSchema.ts";

interface Place {
  readonly pointer: string;
  readonly path: JsonPath;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

function placesOf(schema: JsonSchema, path: JsonPath = [], required = true): Place[] {
  const own = { pointer: toPointer(path), path, schema, required };
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
    placesOf(child, [...path, key], schema.required?.includes(key) ?? false),
  );
  return [own, ...keys, ...(schema.items ? placesOf(schema.items, [...path, 0]) : [])];
}

const korean = readEditorSchema(koreanFile);
const places = placesOf(brandSchema).slice(1);
const roots = Object.keys(brandSchema.properties ?? {});

function below(root: string): readonly Place[] {
  return places.filter(({ path }) => path[0] === root);
}

/** The smallest valid brand config. */
const least = exampleConfig as unknown as JsonValue;

/** A config that sets `value` at a path, merged over another config. */
function configWith(path: JsonPath, value: JsonValue, over = least): JsonValue {
  return put(over, brandSchema, path, value);
}

function put(into: JsonValue | undefined, schema: JsonSchema, path: JsonPath, value: JsonValue): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (schema.items) {
    const [first = {}, ...others] = example(schema) as readonly JsonValue[];
    const entry = put(first, schema.items, rest, value);
    return [entry, ...others.map((other) => (other === entry ? first : other))];
  }
  const child = schema.properties?.[key] ?? {};
  const object = (into ?? example(schema)) as Record<string, JsonValue>;
  return { ...object, [key]: put(object[key], child, rest, value) };
}

/** The smallest valid value: an object's example if it has required keys, otherwise an empty object. */
function example(schema: JsonSchema): JsonValue {
  return schema.type === "object" && !schema.required ? {} : (schema.examples?.[0] ?? {});
}

function compile(config: JsonValue): ReturnType<typeof compileBrands> {
  const id = String((config as { id: string }).id);
  const source = { ...exampleSource({}, id), text: JSON.stringify(config) };
  return compileBrands([source], { baseTexts: exampleTexts, date: "2026-01-01" });
}

describe("every key of the schema is fully described", () => {
  test.each(roots)("BR-059 %s and all below it have a title and a description in both languages", (root) => {
    const wordless = below(root).filter(({ path, schema }) => !(isTold(schema) && isTold(koreanAt(path))));
    expect(wordless.map(({ pointer }) => pointer)).toEqual([]);
  });

  test("BR-059 the Korean descriptions are Korean, and there are as many as English ones", () => {
    const english = places.filter(({ path }) => !/[가-힣]/.test(koreanAt(path)?.description ?? ""));
    expect(english.map(({ pointer }) => pointer)).toEqual([]);
    const keys = (schema: JsonSchema): string[] => placesOf(schema).map(({ pointer }) => pointer);
    expect(keys(korean)).toEqual(keys(brandSchema));
  });

  test.each(roots)("BR-059 the examples and defaults of %s and all below it are valid", (root) => {
    const refused = below(root).flatMap(({ pointer, path, schema }) => {
      const { examples = [], default: usual } = schema;
      if (examples.length === 0) return [`${pointer} has no example`];
      const shown = [...examples, ...(usual === undefined ? [] : [usual])];
      const wrong = shown.filter((value) => !fitsSchema(brandSchema, configWith(path, value)));
      return wrong.map((value) => `${pointer} ${JSON.stringify(value)}`);
    });
    expect(refused).toEqual([]);
  });

  test("required keys have no default, and objects are strict", () => {
    const wrong = places.filter(
      ({ schema, required }) =>
        (required && schema.default !== undefined) ||
        schema.additionalProperties !== (schema.properties ? false : undefined),
    );
    expect(wrong.map(({ pointer }) => pointer)).toEqual([]);
  });

  test("BR-059 every optional key has a default, or its description says what applies without it", () => {
    const silent = places.filter(
      ({ schema, required, path }) =>
        !required &&
        schema.default === undefined &&
        path.at(-1) !== 0 &&
        !/[Ww]ithout|[Dd]erived|left out|when absent/.test(`${schema.description}`),
    );
    const excused = /^\/theme\/(light|dark|tokens|colors)\//;
    expect(silent.map(({ pointer }) => pointer).filter((pointer) => !excused.test(pointer))).toEqual([]);
  });

  test("the defaults of objects include all defaults below them", () => {
    const filled = fillDefaults(brandSchema, least);
    expect(schemaErrors(brandSchema, filled)).toEqual([]);
  });

  test("keys that identify a brand are never inherited", () => {
    const never = places.filter(({ schema }) => schema["x-inherit"] === "never").map(({ pointer }) => pointer);
    expect(never).toEqual([
      "/$schema",
      "/id",
      "/extends",
      "/abstract",
      "/merchant",
      "/domains",
      "/logo",
      "/analytics/gtagId",
      "/compliance/licences",
    ]);
  });

  function isTold(schema: JsonSchema | undefined): boolean {
    return Boolean(schema?.title) && (schema?.description?.endsWith(".") ?? false);
  }

  function koreanAt(path: JsonPath): JsonSchema | undefined {
    let at: JsonSchema | undefined = korean;
    for (const key of path) at = at?.items ?? at?.properties?.[key];
    return at;
  }
});

describe("what the schema rejects", () => {
  test.each(["X", "b", "PX", ""])("BR-021 an announcement type outside the five codes is rejected: %j", (type) => {
    expect(fitsSchema(brandSchema, configWith(["announcements"], ["B", type]))).toBe(false);
    expect(compile(configWith(["announcements"], [type])).problems).toMatchObject([
      { code: "LIV1104", pointer: "/announcements/0", expected: '"B", "PL", "PU", "PR" or "H"' },
    ]);
  });

  test("BR-024 a default language that the brand does not offer is rejected", () => {
    const offered = configWith(["locales"], ["en"]);
    const { brands, problems } = compile({ ...(offered as object), defaultLanguage: "ko" } as JsonValue);
    expect(brands).toEqual([]);
    expect(problems).toMatchObject([{ code: "LIV1202", severity: "error" }]);
    const kept = compile({ ...(offered as object), defaultLanguage: "en" } as JsonValue);
    expect(kept.brands.map(({ site }) => site.locales)).toEqual([["en"]]);
  });

  test.each(["password", "clientSecret", "accessToken", "privateKey", "apiKey"])(
    "BR-052 a key named like a secret is rejected at every depth: %s",
    (key) => {
      const paths = [[key], ["hosts", key], ["firebase", key], ["theme", "colors", key]];
      const codes = paths.map((path) => {
        const { problems } = compile(configWith(path, "hunter2"));
        return problems.filter(({ pointer }) => pointer === toPointer(path)).map(({ code }) => code);
      });
      expect(codes).toEqual(paths.map(() => ["LIV1110"]));
    },
  );

  test("BR-052 no key that holds a text has a name like a secret", () => {
    const secret = /pass|secret|token|private|credential|api.?key/i;
    const texts = places.filter(({ schema, path }) => schema.type === "string" && path[1] !== "endpoints");
    const named = texts.filter(({ path }) => secret.test(String(path.at(-1))));
    // The first holds a header's name, not its value; the keys of endpoints are names of calls.
    expect(named.map(({ pointer }) => pointer)).toEqual(["/hosts/tokenHeader"]);
  });

  test("CO-001 play is demo unless the brand sets real-money, and no other value is valid", () => {
    expect(schemaAt(["play"])).toMatchObject({ enum: ["demo", "real-money"], default: "demo" });
    expect(compile(least).brands.map(({ site }) => site.play)).toEqual(["demo"]);
    expect(fitsSchema(brandSchema, configWith(["play"], "free"))).toBe(false);
  });
});

/** Keys whose value appears neither in the site nor in its policy, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  $schema: "for editors only",
  extends: "names the brand to inherit from",
  abstract: "marks a brand without a site",
  logo: "names the file whose text is compiled",
};

/** A help line counts only for a market that the brand lists. */
const helped = {
  markets: ["CA-ON"],
  helpLines: [{ market: "CA-ON", name: "Help", link: "https://help.example", phone: "1" }],
};

describe("every key is read: changing it to another valid value changes the compiled brand", () => {
  test.each(roots)("%s and all below it", (root) => {
    // Keys that only the theme or the compliance rules read need a full compile, which is slower.
    const read = ["theme", "compliance"].includes(root) ? compiled : shownOf;
    const base = root === "compliance" ? configWith(["compliance"], helped) : least;
    const before = read(base);
    const leaves = below(root).filter(({ schema }) => !schema.properties && !schema.items);
    const unread = leaves.filter(
      ({ path, schema }) => !otherValues(schema).some((value) => read(configWith(path, value, base)) !== before),
    );
    expect(unread.map(({ pointer }) => pointer)).toEqual(root in elsewhere ? [`/${root}`] : []);
  });

  function otherValues(schema: JsonSchema): JsonValue[] {
    // The example's colour may be the one that would be derived anyway.
    const colors = schema.pattern?.startsWith("^#") ? ["#123456"] : [];
    const values = [...(schema.examples ?? []), ...(schema.enum ?? []), ...colors];
    return values.filter((value) => value !== schema.default);
  }

  /** The parts of a config that reach a browser or its host. */
  function shownOf(value: JsonValue): string {
    const config = fillDefaults(brandSchema, value) as unknown as ResolvedConfig;
    return JSON.stringify([compileSite(config, { texts: new Map(), lockedSwitches: [] }), compilePolicy(config)]);
  }

  /** The part of a config that the pack gets, and the problems found in it. */
  function compiled(value: JsonValue): string {
    const { brands, problems } = compile(value);
    const said = problems.map(({ code, message }) => `${code} ${message}`);
    return JSON.stringify([brands.map((brand) => ({ ...brand, report: undefined })), said]);
  }
});

test("the core is pure: none of its modules reads a disk, a clock or random numbers", () => {
  const folder = import.meta.dirname;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const modules = names.filter((name) => name.endsWith(".ts") && !/\.test\.ts$|^testing\b/.test(name));
  expect(modules.length).toBeGreaterThan(30);
  for (const name of modules) {
    const source = readFileSync(join(folder, name), "utf8");
    expect(source, name).not.toMatch(/from "node:|Date\.now|new Date|Math\.random|process\.|theme\/render/);
  }
});
