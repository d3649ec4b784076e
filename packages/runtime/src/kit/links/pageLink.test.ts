import { type FeatureId, features } from "@livery/product/features.ts";
import { expect, test } from "vitest";
import { pageLink } from "./pageLink.ts";

const onlySlots = Object.fromEntries(features.map(({ id }) => [id, id === "slots"])) as Record<FeatureId, boolean>;

test.each([
  ["/rng?page=PP", "/rng?page=PP"],
  ["/index", "/index"],
  ["/vip", undefined],
  ["/nothing-here", undefined],
  ["https://partner.example/offer", "https://partner.example/offer"],
  ["javascript:alert(1)", undefined],
  [undefined, undefined],
])("a site with only slots turns the platform's link %j into %j", (address, link) => {
  expect(pageLink(address, onlySlots)).toBe(link);
});
