import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { brandConfig, layouts, suiteFolder, writeBrand } from "./testing/brandFolders.ts";
import { hashesIn, otherMachines } from "./testing/otherMachines.ts";
import type { Hashes } from "./testing/packVariations.ts";

// If no other test has built the runtime yet, this one does.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();

/** Languages whose letters, numbers or order differ from those of English. */
const languages = ["en_US", "tr_TR", "ar_EG", "lt_LT"];

const machines = otherMachines
  .slice(0, 5)
  .map((machine, at) => ({ ...machine, isReversed: at % 2 === 1, jobs: at % 3 === 1 ? 2 : 1 }));

function writeBrands(into: string): void {
  const rules = { markets: ["XA"] };
  writeBrand(into, brandConfig("alpha", "ALPHA1", { layout: layouts[2], compliance: rules, currencyCode: "KWD" }));
  const theme = { colors: { brand: "#0d7a4f" }, type: { pair: "cormorant-gowun" } };
  writeBrand(
    into,
    brandConfig("beta", "BETA22", { layout: layouts[1], theme, defaultLanguage: "en", locales: ["en", "tr", "ar"] }),
  );
}

test("BR-057b builds in any folder, language, time zone, order, umask and at any date have the same bytes", async () => {
  writeBrands(join(folder, "brands"));
  const builds: Hashes[] = [];
  for (const language of languages) {
    const own = join(folder, `of ${language}`);
    builds.push(...(await hashesIn({ language, own, brands: join(folder, "brands"), machines })));
  }
  expect(builds).toHaveLength(20);
  const [first] = builds;
  expect(Object.keys(first ?? {}).toSorted()).toEqual(["alpha", "beta"]);
  for (const build of builds) expect(build).toEqual(first);
});
