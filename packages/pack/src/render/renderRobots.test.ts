import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, test } from "vitest";
import { renderRobots } from "./renderRobots.ts";

const all = Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"];

test("robots.txt excludes login, registration and game frames, and names no page that is off", () => {
  expect(renderRobots({ features: all })).toContain("Disallow: /seamless\n");
  expect(renderRobots({ features: { ...all, seamless: false } })).toBe(
    "User-agent: *\nDisallow: /register\nDisallow: /login\nDisallow: /game\n",
  );
});
