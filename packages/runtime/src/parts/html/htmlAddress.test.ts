import { expect, test } from "vitest";
import { testSite } from "../../state/testing/testSite.ts";
import { htmlLink, htmlPicture } from "./htmlAddress.ts";

const plain = testSite({});
const site = {
  features: { ...plain.features, promotions: true, vip: false },
  hosts: { ...plain.hosts, images: ["https://pictures.example"] },
};

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

test.each([
  ["/wps/pictures/promotion/coin/welcome.svg", "/wps/pictures/promotion/coin/welcome.svg"],
  ["https://pictures.example/1.png", "https://pictures.example/1.png"],
  ["https://pictures.example.evil.example/1.png", undefined],
  ["https://elsewhere.example/1.png", undefined],
  ["data:image/png;base64,AA==", undefined],
  ["//pictures.example/1.png", undefined],
  [null, undefined],
])("a picture of external HTML at %j is loaded from %j", (address, expected) => {
  expect(htmlPicture(address, site)).toBe(expected);
});
