import { type FeatureId, features } from "@livery/product/features.ts";
import { type GameTypeId, gameTypes } from "@livery/product/gameTypes.ts";
import { navigation } from "@livery/product/navigation.ts";
import { pointRates } from "@livery/product/pointRates.ts";
import { routes } from "@livery/product/routes.ts";
import { icons } from "@livery/ui/Icon/iconNames.ts";
import { describe, expect, expectTypeOf, test } from "vitest";
import en from "../../i18n/locales/en/core.json" with { type: "json" };
import ko from "../../i18n/locales/ko/core.json" with { type: "json" };
import { entryOf, type MenuEntry, menuEntries } from "./menuEntries.ts";
import { openGameTypes } from "./openGameTypes.ts";

function featuresWith(isOn: (id: FeatureId) => boolean): Record<FeatureId, boolean> {
  return Object.fromEntries(features.map(({ id }) => [id, isOn(id)])) as Record<FeatureId, boolean>;
}

const allOn = featuresWith(() => true);
const everyType = gameTypes.map(({ id }) => id);

function site(features: Record<FeatureId, boolean>, types: readonly GameTypeId[] = everyType) {
  return { features, gameTypes: types };
}
const allOff = featuresWith(() => false);

describe("menus", () => {
  test.each(navigation)("$id belongs to the feature of its page", (entry) => {
    const route = routes.find(({ path }) => path === entry.path);
    expect("feature" in entry ? entry.feature : undefined).toBe(
      route && "feature" in route ? route.feature : undefined,
    );
  });

  test.each(gameTypes)("$id has the entry that leads to its page", ({ id, path }) => {
    const entries = navigation.filter((entry: MenuEntry) => entry.types?.includes(id));
    expect(entries.map((entry) => entry.path)).toEqual([path]);
  });

  test("begin with home and contain every enabled page of the groups", () => {
    const paths = menuEntries(site(allOn), ["play", "offers", "service"]).map(({ path }) => path);
    expect(paths[0]).toBe("/index");
    expect(paths).toHaveLength(navigation.length);
  });

  test("contain only home when every feature is off", () => {
    expect(menuEntries(site(allOff), ["play", "offers", "service"]).map(({ id }) => id)).toEqual(["home"]);
    expect(entryOf("/vip", allOff)).toBeUndefined();
  });
});

describe("game types", () => {
  /** The fields of a category's entry, each from its own table. */
  function categoryEntry({ id, path }: (typeof gameTypes)[number]) {
    const entry = entryOf(path, allOn);
    if (!entry) throw new Error(`No menu entry leads to ${path}.`);
    const key = `nav.${entry.id}` as const;
    const pointRate = pointRates.find(({ gameType }) => gameType === id)?.rate;
    return { gameType: id, nameKey: key, route: path, name: ko[key], enName: en[key], pointRate, icon: entry.icon };
  }

  test("LB-033 each of the eight has its game type, name key, page, English name, point rate and icon", () => {
    const entries = gameTypes.map(categoryEntry);
    expectTypeOf(entries[0]!.gameType).toEqualTypeOf<GameTypeId>();
    expect(entries).toHaveLength(8);
    expect(entries.map(({ gameType, pointRate }) => [gameType, pointRate])).toEqual([
      ["LIVE", 0.7],
      ["RNG", 1.2],
      ["SPORTS", 1],
      ["ESPORTS", undefined],
      ["FISH", 1.2],
      ["PVP", 1],
      ["ELOTT", undefined],
      ["LOTT", undefined],
    ]);
    const iconNames: readonly string[] = icons.map(({ name }) => name);
    for (const { nameKey, route, name, enName, icon } of entries) {
      expect([name, enName].every(Boolean), nameKey).toBe(true);
      expect(routes.map(({ path }) => path)).toContain(route);
      expect(iconNames).toContain(icon);
    }
    // A lottery has no entry of its own, so no icon either: it is on the page of electronic lotteries.
    expect(openGameTypes(site(allOn)).map(({ id }) => id)).not.toContain("LOTT");
  });

  test("are listed in the brand's order, in menus too, without those that the brand leaves out", () => {
    const ordered = site(allOn, ["ELOTT", "LOTT", "RNG"]);
    expect(openGameTypes(ordered).map(({ id }) => id)).toEqual(["ELOTT", "RNG"]);
    const menu = menuEntries(ordered, ["play", "service"]).map(({ id }) => id);
    expect(menu.slice(0, 4)).toEqual(["home", "elottery", "slots", "notices"]);
  });

  test("are listed once for each page", () => {
    expect(openGameTypes(site(allOn)).map(({ id }) => id)).toEqual([
      "LIVE",
      "RNG",
      "SPORTS",
      "ESPORTS",
      "FISH",
      "PVP",
      "ELOTT",
    ]);
  });

  test("are listed only if their feature is on", () => {
    const on = featuresWith((id) => id === "slots" || id === "elottery");
    expect(openGameTypes(site(on)).map(({ entry }) => entry.path)).toEqual(["/rng", "/elott"]);
  });
});
