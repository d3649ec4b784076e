import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, it } from "vitest";
import { htmlOf, linksIn } from "../../testing/htmlOf.tsx";
import { GamesLink } from "./GamesLink.tsx";

const allOn = Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"];

it.each([
  [{ gameTypes: ["RNG", "LIVE"] }, [["/rng", "See the games"]]],
  [{ gameTypes: ["RNG", "LIVE"], features: { ...allOn, slots: false } }, [["/live", "See the games"]]],
  [{ gameTypes: [] }, []],
] as const)("at a brand with %o the games are at %j", (site, links) => {
  expect(linksIn(htmlOf(<GamesLink>See the games</GamesLink>, { site: { features: allOn, ...site } }))).toEqual(links);
});
