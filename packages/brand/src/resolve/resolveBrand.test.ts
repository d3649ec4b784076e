import { expect, test } from "vitest";
import { exampleSource } from "../../fixtures/example.ts";
import { parseJson } from "../parse/parseJson.ts";
import { resolveBrand } from "./resolveBrand.ts";

test("every value knows its layer and, where it is written, its line", () => {
  const source = exampleSource({ layout: { header: "rail" } });
  const { document } = parseJson(source.file, source.text);
  if (!document) throw new Error("The example is not JSON.");
  const brand = resolveBrand(source, document);
  expect(brand.config.layout).toMatchObject({ header: "rail", hero: "split" });
  expect(brand.origin("/layout/header")).toEqual({ layer: "brand", file: source.file, line: 14, column: 15 });
  expect(brand.origin("/layout/hero")).toEqual({ layer: "default" });
});
