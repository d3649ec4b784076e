import type { LanguageCode } from "@livery/product/languages.ts";
import { expect, test } from "@playwright/test";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Variant, dimensions, pickVariant, visitorOf } from "./variant.ts";

const root = join(import.meta.dirname, "..");

/** The possible visitors of every brand. Which brand a test runs on depends on its needs. */
const all = { language: ["en", "ko"] as const satisfies readonly LanguageCode[], ...dimensions };
type Dimension = keyof typeof all;
const dimensionIds = Object.keys(all) as readonly Dimension[];
/** Motion changes no page's content, so it need not meet every combination of the others. */
const combined = dimensionIds.filter((id) => id !== "motion");

interface ListedSuite {
  readonly suites?: readonly ListedSuite[];
  readonly specs?: readonly { readonly title: string; readonly tags: readonly string[]; readonly file: string }[];
}

const specsIn = ({ suites = [], specs = [] }: ListedSuite): NonNullable<ListedSuite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** The variant of every test of the sites, as drawn without a matrix. */
async function drawnVariants(): Promise<readonly Variant[]> {
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const args = [cli, "test", "--config", "e2e/playwright.config.ts", "--list", "--reporter=json"];
  const { PLAYWRIGHT_JSON_OUTPUT_FILE: _, PLAYWRIGHT_JSON_OUTPUT_NAME: __, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 });
  const brand = { id: "any", locales: all.language };
  return specsIn(JSON.parse(stdout) as ListedSuite)
    .filter(({ file, tags }) => file !== "variants.spec.ts" && !tags.includes("everyBrand"))
    .map(({ title, tags }) => pickVariant(title, [brand], visitorOf(tags.map((tag) => `@${tag}`))));
}

/** The combinations of some dimensions' values: `[["en"], ["ko"]]` for the languages. */
function combinationsOf(dimensionsInIt: readonly Dimension[]): readonly (readonly string[])[] {
  return dimensionsInIt.reduce<readonly (readonly string[])[]>(
    (found, dimension) => found.flatMap((start) => all[dimension].map((value) => [...start, value])),
    [[]],
  );
}

/** The combinations of some dimensions that fewer than `least` of the variants have. */
function rarerThan(least: number, variants: readonly Variant[], chosen: readonly Dimension[]): readonly string[] {
  const count = (values: readonly string[]): number =>
    variants.filter((variant) => chosen.every((dimension, at) => variant[dimension] === values[at])).length;
  return combinationsOf(chosen).flatMap((values) =>
    count(values) < least ? [`${values.join(" · ")}: ${count(values)}`] : [],
  );
}

test("tests cover each language, device, mode and visitor together, and each pair, motion too, five times", async () => {
  const variants = await drawnVariants();
  const pairs = dimensionIds.flatMap((one, at) => dimensionIds.slice(at + 1).map((other) => [one, other] as const));
  const advice = "another SEED in e2e/variant.ts draws all variants again";
  expect(rarerThan(1, variants, combined), advice).toEqual([]);
  expect(
    pairs.flatMap((pair) => rarerThan(5, variants, pair)),
    advice,
  ).toEqual([]);
});
