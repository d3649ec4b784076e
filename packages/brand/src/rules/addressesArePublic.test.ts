import { expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../../fixtures/example.ts";
import type { BrandConfig } from "../brandConfig.gen.ts";
import { brandSchema } from "../brandSchema.ts";
import { compileBrands } from "../compileBrands.ts";
import type { JsonSchema } from "../jsonSchema.ts";

function pointersOf(config: Partial<BrandConfig>): string[] {
  const { problems } = compileBrands([exampleSource(config)], { baseTexts: exampleTexts, date: "2026-01-01" });
  return problems.filter(({ code }) => code === "LIV1232").map(({ pointer }) => pointer);
}

const spellings = [
  "127.0.0.1",
  "127.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "0",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "0300.0250.0.1",
  "198.18.0.1",
  "203.0.113.9",
  "255.255.255.255",
  "localhost",
  "shop.localhost",
  "nas.local",
  "wiki.internal",
  "intranet",
  "router.home.arpa",
];

test.each([...spellings, "LOCALHOST"])("a link to %s is rejected", (host) => {
  expect(pointersOf({ contact: { social: `https://${host}/a` } })).toEqual(["/contact/social"]);
});

test.each(spellings)("no host of a site is %s", (host) => {
  const origin = `https://${host}`;
  const ported = `https://${host}:8443`;
  const hosts = { api: `${ported}/v1`, flags: origin, images: [origin], games: [ported], support: [origin] };
  expect(pointersOf({ hosts } as Partial<BrandConfig>).toSorted()).toEqual([
    "/hosts/api",
    "/hosts/flags",
    "/hosts/games/0",
    "/hosts/images/0",
    "/hosts/support/0",
  ]);
});

// The schema accepts no such form: an address is a name, or IPv4, in lower case and without a dot at its end.
test.each([
  "[::1]",
  "[fe80::1]",
  "[fd00::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "localhost.",
  "127.0.0.1.",
  "１２７.0.0.1",
  "127。0。0。1",
  "a@localhost",
  "%6cocalhost",
])("no host of a site is %s, whatever it leads to", (host) => {
  const hosts = { api: `https://${host}`, images: [`https://${host}`] } as BrandConfig["hosts"];
  const { problems } = compileBrands([exampleSource({ hosts } as Partial<BrandConfig>)], {
    baseTexts: exampleTexts,
    date: "2026-01-01",
  });
  expect(problems.map(({ code, pointer }) => `${code} ${pointer}`).toSorted()).toEqual([
    "LIV1106 /hosts/api",
    "LIV1106 /hosts/images/0",
  ]);
});

test.each(["shop.localhost", "shop.local", "shop.internal"])("no domain of a site is %s", (domain) => {
  expect(pointersOf({ domains: ["acme.example", domain] })).toEqual(["/domains/1"]);
});

test("the platform on the site's own host is accepted, and so are public hosts", () => {
  const origin = "https://img.acme.example";
  expect(pointersOf({ hosts: { api: "/", images: [origin] } } as Partial<BrandConfig>)).toEqual([]);
  expect(
    pointersOf({ hosts: { api: "https://api.acme.example/v1", games: [`${origin}:8443`] } } as Partial<BrandConfig>),
  ).toEqual([]);
  expect(pointersOf({ domains: ["acme.example", "localhost.example"] })).toEqual([]);
});

test.each(["social.example", "8.8.8.8", "172.32.0.1", "100.128.0.1", "10.example.com", "localhost.example"])(
  "a link to %s is accepted",
  (host) => {
    expect(pointersOf({ contact: { social: `https://${host}/a` } })).toEqual([]);
  },
);

/** The paths of a schema's values that may begin with https://, with * for the entries of a list. */
function addressesIn(schema: JsonSchema, path = ""): string[] {
  const own = schema.pattern?.includes("https://") ? [path] : [];
  const parts = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => addressesIn(part, `${path}/${key}`));
  return [...own, ...parts, ...(schema.items ? addressesIn(schema.items, `${path}/*`) : [])];
}

test("every key that may be an address is checked, and no e-mail address", () => {
  const link = "https://10.0.0.1";
  const licence = { authority: "A", number: "1", holder: "B", register: link, markets: ["MT"] };
  const pointers = pointersOf({
    contact: { social: link },
    securityContact: { address: link, expires: "2026-12-31" },
    compliance: { helpLines: [{ market: "MT", name: "Help", link }], licences: [licence] },
    hosts: { api: link, flags: link, images: [link], games: [link], support: [link] },
  } as Partial<BrandConfig>);
  expect(pointers.map((pointer) => pointer.replaceAll(/\/\d+/g, "/*")).toSorted()).toEqual(
    addressesIn(brandSchema).toSorted(),
  );
  expect(pointersOf({ securityContact: { address: "a@10.local", expires: "2026-12-31" } })).toEqual([]);
});
