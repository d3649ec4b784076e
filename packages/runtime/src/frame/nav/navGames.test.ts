import type { VendorGroup } from "@livery/platform/calls/vendors.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { type FeatureId, features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { describe, expect, test } from "vitest";
import { type NavGame, navGames } from "./navGames.ts";

/** The codes of each type's providers, as the platform lists them. */
type Listed = Readonly<Record<string, readonly string[]>>;

const everything: Listed = Object.fromEntries(gameTypes.map(({ id }) => [id, [`${id}-1`]]));

function site(changed: Partial<SiteConfig> = {}, off: readonly FeatureId[] = []) {
  const on = Object.fromEntries(features.map(({ id }) => [id, !off.includes(id)])) as SiteConfig["features"];
  return { gameTypes: gameTypes.map(({ id }) => id), features: on, ...changed };
}

function groupsOf(listed: Listed): readonly VendorGroup[] {
  return Object.entries(listed).map(([type, codes]) => ({
    type,
    vendors: codes.map((code) => ({ code, name: code, icon: "", hot: false })),
  }));
}

function categoriesIn(games: readonly NavGame[]) {
  return games.flatMap((game) => {
    if (game.kind === "special") return game.categories;
    return game.kind === "category" ? [game.category] : [];
  });
}

/** Each entry in order: its type, its provider or "crash"; a group is a list. */
function namesOf(games: readonly NavGame[]) {
  return games.map((game) => {
    if (game.kind === "special") return game.categories.map(({ type }) => type);
    if (game.kind === "vendor") return game.vendor.code;
    return game.kind === "category" ? game.category.type : "crash";
  });
}

const named = (listed: Listed, changed?: Partial<SiteConfig>) => namesOf(navGames(site(changed), groupsOf(listed)));

function vendorsIn(type: string, listed: Listed, changed?: Partial<SiteConfig>) {
  const found = categoriesIn(navGames(site(changed), groupsOf(listed))).find((category) => category.type === type);
  return found?.vendors.map(({ code }) => code);
}

const special = ["SPORTS", "ESPORTS", "ELOTT", "LOTT"];

describe("the categories", () => {
  test("HD-025 HD-042 are the game types with providers, the special four in one group", () => {
    expect(named(everything)).toEqual(["LIVE", "RNG", "crash", special, "FISH", "PVP"]);
  });

  test.each(gameTypes)(
    "HD-039 $id has no entry without providers, even if the platform lists it as empty",
    ({ id }) => {
      const { [id]: _, ...others } = everything;
      for (const listed of [others, { ...everything, [id]: [] }]) expect(named(listed).flat()).not.toContain(id);
    },
  );

  test.each([
    ["HD-031", "ELOTT", "/elott"],
    ["HD-032", "LOTT", "/elott"],
    ["HD-033", "LIVE", "/live"],
    ["HD-034", "SPORTS", "/sports"],
    ["HD-035", "FISH", "/fish"],
    ["HD-036", "RNG", "/rng"],
    ["HD-037", "PVP", "/pvp"],
    ["HD-038", "ESPORTS", "/esports"],
  ])("%s %s leads to %s", (_row, type, path) => {
    expect(
      categoriesIn(navGames(site(), groupsOf(everything))).find((category) => category.type === type),
    ).toMatchObject({ path, lobby: path });
  });

  test("have an icon, except for the lottery", () => {
    const without = categoriesIn(navGames(site(), groupsOf(everything))).filter(({ entry }) => !entry?.icon);
    expect(without.map(({ type }) => type)).toEqual(["LOTT"]);
  });

  test("BR-061 come in the brand's order, which cannot add one without providers", () => {
    expect(named({ FISH: ["a"], RNG: ["b"], LIVE: ["c"] }, { gameTypes: ["FISH", "PVP", "LIVE", "RNG"] })).toEqual([
      "FISH",
      "LIVE",
      "RNG",
      "crash",
    ]);
  });

  test("are only those of the brand", () => {
    expect(named(everything, { gameTypes: ["FISH"] })).toEqual(["FISH"]);
  });

  test("there is an entry for crash games where there are slots", () => {
    expect(named({ LIVE: ["a"] })).toEqual(["LIVE"]);
    expect(named({ RNG: ["a"] })).toEqual(["RNG", "crash"]);
  });
});

describe("the providers", () => {
  test("come in the brand's order, then in the platform's", () => {
    expect(vendorsIn("RNG", { RNG: ["a", "b", "c", "d"] }, { vendorOrder: ["d", "x", "b"] })).toEqual([
      "d",
      "b",
      "a",
      "c",
    ]);
  });

  test.each<[string, Listed, readonly string[] | undefined, readonly unknown[]]>([
    [
      "HD-054 HD-055 DS88 leaves SPORTS for an entry right after Live",
      { RNG: ["a"], LIVE: ["b"], SPORTS: ["DS88", "c"] },
      ["c"],
      ["LIVE", "DS88", "RNG", "crash", ["SPORTS"]],
    ],
    ["HD-055 without DS88 there is no such entry", { LIVE: ["b"], SPORTS: ["c"] }, ["c"], ["LIVE", ["SPORTS"]]],
    ["without Live it comes first", { RNG: ["a"], SPORTS: ["DS88"] }, undefined, ["DS88", "RNG", "crash"]],
    ["HD-056 SPORTS with DS88 alone disappears", { LIVE: ["b"], SPORTS: ["DS88"] }, undefined, ["LIVE", "DS88"]],
  ])("%s", (_title, listed, sports, names) => {
    expect(vendorsIn("SPORTS", listed)).toEqual(sports);
    expect(named(listed)).toEqual(names);
  });

  test("a brand without sports has no entry for DS88", () => {
    expect(named({ LIVE: ["b"], SPORTS: ["DS88"] }, { gameTypes: ["LIVE"] })).toEqual(["LIVE"]);
  });

  test("HD-057 the brand's e-sports providers move from SPORTS to ESPORTS", () => {
    const listed = { SPORTS: ["a", "e1", "DS88"], ESPORTS: ["e2"] };
    const changed = { esportsVendors: ["e1"] };
    expect(vendorsIn("SPORTS", listed, changed)).toEqual(["a"]);
    expect(vendorsIn("ESPORTS", listed, changed)).toEqual(["e2", "e1"]);
    expect(vendorsIn("ESPORTS", { SPORTS: ["a", "e1"] }, changed)).toEqual(["e1"]);
    expect(vendorsIn("ESPORTS", { SPORTS: ["a", "b"] }, changed)).toBeUndefined();
  });
});

test.each([
  ["ELOTT", "TCG_SEA", "/seaLottery"],
  ["LOTT", "TCG_SEA", "/seaLottery"],
  ["ELOTT", "LK", "/elott"],
  ["RNG", "TCG_SEA", "/rng"],
])("with a provider of %s, %s, its entry leads to %s", (type, code, path) => {
  const [category] = categoriesIn(navGames(site(), groupsOf({ [type]: ["KN", code] })));
  expect(category?.path).toBe(path);
});

test("TCG_SEA starts nothing on a site without lotteries", () => {
  const [category] = categoriesIn(navGames(site({}, ["lottery"]), groupsOf({ ELOTT: ["TCG_SEA"] })));
  expect(category?.path).toBe("/elott");
});
