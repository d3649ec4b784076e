import { expect, test } from "vitest";
import { testSite } from "../../testing/testSite.ts";
import { htmlLink } from "./htmlAddress.ts";

const plain = testSite({});
const site = { features: { ...plain.features, promotions: true, vip: false } };

test.each([
  ["/promotions", "/promotions"],
  ["/vip", undefined],
  ["/no-such-page", undefined],
  ["https://news.example/1", "https://news.example/1"],
  ["mailto:help@brand.example", "mailto:help@brand.example"],
  ["javascript:alert(1)", undefined],
  ["http://news.example", undefined],
  ["//evil.example", undefined],
  [null, undefined],
])("a link of external HTML to %j leads to %j", (address, expected) => {
  expect(htmlLink(address, site)).toBe(expected);
});
