import { exampleSource } from "../../fixtures/example.ts";
import type { BrandSource } from "../brandSource.ts";
import type { Example } from "../rules/rule.ts";

/** The folders of a rule's example: the brand `acme` with its files, and the other brands. */
export function sourcesOf({ brand, others = [], files = {} }: Example): BrandSource[] {
  const source = exampleSource(brand, "acme");
  const further = Object.entries(files).map(([path, text]) => ({ path, text }));
  const assets = further
    .filter(({ path }) => path.startsWith("assets/"))
    .map(({ path, text }) => ({ name: path.slice("assets/".length), text, bytes: text.length }));
  const locales = further
    .filter(({ path }) => path.startsWith("locales/"))
    .map(({ path, text }) => ({
      language: path.replace(/^locales\/|\.json$/g, ""),
      file: source.file.replace("brand.json", path),
      text,
    }));
  return [
    { ...source, locales, assets: [...source.assets, ...assets] },
    ...others.map((other) => exampleSource({ merchant: "OT99", ...other })),
  ];
}
