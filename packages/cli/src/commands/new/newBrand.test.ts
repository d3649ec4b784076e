import type { LanguageCode } from "@livery/product/languages.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { formatProblem } from "@livery/brand/formatProblem.ts";
import { readBaseTexts } from "@livery/pack/readBaseTexts.ts";
import { characters, type CharacterId } from "@livery/theme/suggest/characters.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { formatConfig } from "./formatConfig.ts";
import { looks } from "./looks.ts";
import { markSvg } from "./markSvg.ts";
import { newBrand } from "./newBrand.ts";
import { type OfferId, offers } from "./offers.ts";

const characterIds = Object.keys(characters) as CharacterId[];
const offerIds = Object.keys(offers) as OfferId[];

/** Twenty colours of well-known brands, with extremes of every kind. */
const wellKnown = [
  ["pure yellow", "#ffff00"],
  ["black", "#000000"],
  ["white", "#ffffff"],
  ["middle grey", "#8c8c8c"],
  ["messenger yellow", "#fee500"],
  ["portal green", "#03c75a"],
  ["network blue", "#1877f2"],
  ["video red", "#ff0000"],
  ["music green", "#1ed760"],
  ["stream purple", "#9146ff"],
  ["parcel brown", "#351c15"],
  ["furniture blue", "#0058a3"],
  ["arches yellow", "#ffc72c"],
  ["cola red", "#e61d2b"],
  ["coffee green", "#00704a"],
  ["telecom magenta", "#e20074"],
  ["lodging coral", "#ff5a5f"],
  ["shop orange", "#ff9900"],
  ["jeweller's turquoise", "#81d8d0"],
  ["navy of a bank", "#0a1f44"],
] as const;

let baseTexts: Awaited<ReturnType<typeof readBaseTexts>>;
beforeAll(async () => {
  baseTexts = await readBaseTexts();
});

interface Choice {
  readonly color?: string;
  readonly character?: CharacterId;
  readonly offer?: OfferId;
  readonly locales?: readonly LanguageCode[];
}

interface Made {
  readonly brand: CompiledBrand;
  /** Advice included. */
  readonly problems: readonly string[];
}

/** The brand as written and read again. */
function made({ color = "#2f5bd0", character = "calm", offer = "everything", locales = ["ko", "en"] }: Choice): Made {
  const wish = { id: "acme", merchant: "ACME", name: "Acme", locales };
  const { config, suggested } = newBrand({ ...wish, color, character, offer });
  const logo = markSvg("acme", suggested.color);
  const source = {
    id: "acme",
    file: "brands/acme/brand.json",
    text: formatConfig({ $schema: "../../schemas/brand.schema.json", ...config }),
    locales: [],
    assets: [{ name: "logo.svg", text: logo, bytes: Buffer.byteLength(logo) }],
  };
  const { brands, problems } = compileBrands([source], { baseTexts, date: "2026-01-01" });
  const told = problems.map((problem) => formatProblem(problem, { color: false }));
  const [brand] = brands;
  if (!brand) throw new Error(`The brand was not compiled: ${told.join("\n")}`);
  return { brand, problems: told };
}

/** Each colour in the plainest look and in one other; all combinations are tested for the theme only. */
const inLooks = wellKnown.map(([name, color], index) => {
  const other = characterIds[1 + (index % (characterIds.length - 1))] ?? "calm";
  return { name, color, other };
});

test.each(inLooks)("BR-060 a brand that starts with $name passes the check, calm or as $other", ({ color, other }) => {
  for (const character of ["calm", other] as const) expect(made({ color, character }).problems).toEqual([]);
});

test.each(offerIds)("BR-060 a brand for %s passes the check in every look", (offer) => {
  for (const character of characterIds) {
    const { brand, problems } = made({ character, offer });
    expect(problems).toEqual([]);
    const off = Object.entries(brand.site.features).flatMap(([feature, on]) => (on ? [] : [feature]));
    expect(off.toSorted()).toEqual([...offers[offer].off].toSorted());
  }
});

describe("a site's main topic", () => {
  test("comes first in the navigation, in the hero and on home, after the shortcuts", () => {
    const sports = made({ offer: "sports" }).brand;
    expect(sports.site.gameTypes).toEqual(["SPORTS", "ESPORTS", "LIVE", "RNG"]);
    expect(sports.theme.emblems).toEqual(["soccer", "trophy", "target"]);
    const lottery = made({ offer: "lottery", character: "night" }).brand;
    expect(lottery.site.gameTypes).toEqual(["ELOTT", "LOTT", "RNG"]);
    expect(lottery.site.layout.home.slice(0, 2)).toEqual(["shortcuts", "elottery"]);
    expect(made({ offer: "casino" }).brand.site.gameTypes).toEqual(["LIVE", "RNG", "FISH", "PVP"]);

    expect(made({ offer: "sports" }).brand.site.layout.home.slice(0, 3)).toEqual(["shortcuts", "sports", "esports"]);
    expect(made({ offer: "lottery", character: "salon" }).brand.site.layout.home.slice(0, 2)).toEqual([
      "elottery",
      "hot",
    ]);
  });
});

test("two looks differ in at least four of eight parts, whatever the colour", () => {
  const parts = characterIds.map((character) => {
    const { site, theme } = made({ character }).brand;
    const { header, hero, card, density, heading } = site.layout;
    return [header, hero, card, density, heading, theme.knobs["surface"], theme.knobs["motif"], theme.knobs["art"]];
  });
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      expect(
        one.filter((part, at) => part !== other[at]).length,
        `${one.join()} and ${other.join()}`,
      ).toBeGreaterThanOrEqual(4);
    }
  }
});

test("a look has every section of home except shortcuts that its navigation replaces", () => {
  for (const { layout } of Object.values(looks)) {
    expect(layout.home).toHaveLength(layout.shortcuts === "text" ? 12 : 13);
    expect(layout.home.some((id) => id === "shortcuts")).toBe(layout.shortcuts !== "text");
  }
});

test("a brand in languages without product texts also passes the check", () => {
  expect(made({ locales: ["ja", "th"] }).problems).toEqual([]);
});
