import { expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../../fixtures/example.ts";
import type { BrandConfig } from "../brandConfig.gen.ts";
import { compileBrands } from "../compileBrands.ts";

function pointersOf(config: Partial<BrandConfig>): string[] {
  const { problems } = compileBrands([exampleSource(config)], { baseTexts: exampleTexts, date: "2026-01-01" });
  return problems.filter(({ code }) => code === "LIV1232").map(({ pointer }) => pointer);
}

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "2130706433",
  "0x7f.1",
  "localhost",
  "shop.localhost",
  "nas.local",
  "wiki.internal",
  "intranet",
  "LOCALHOST",
])("a link to %s is rejected", (host) => {
  expect(pointersOf({ contact: { social: `https://${host}/a` } })).toEqual(["/contact/social"]);
});

test.each(["social.example", "8.8.8.8", "172.32.0.1", "100.128.0.1", "10.example.com", "localhost.example"])(
  "a link to %s is accepted",
  (host) => {
    expect(pointersOf({ contact: { social: `https://${host}/a` } })).toEqual([]);
  },
);

test("every link of a brand is checked, and no e-mail address", () => {
  const link = "https://10.0.0.1";
  const licence = { authority: "A", number: "1", holder: "B", register: link, markets: ["MT"] };
  const pointers = pointersOf({
    securityContact: { address: link, expires: "2026-12-31" },
    compliance: { helpLines: [{ market: "MT", name: "Help", link }], licences: [licence] },
  } as Partial<BrandConfig>);
  expect(pointers.toSorted()).toEqual([
    "/compliance/helpLines/0/link",
    "/compliance/licences/0/register",
    "/securityContact/address",
  ]);
  expect(pointersOf({ securityContact: { address: "a@10.local", expires: "2026-12-31" } })).toEqual([]);
});
