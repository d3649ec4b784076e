import { describe, expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../../fixtures/example.ts";
import type { BrandConfig } from "../brandConfig.gen.ts";
import { compileBrands } from "../compileBrands.ts";
import { exampleLicence } from "../rules/exampleLicence.ts";

const compile = (configs: readonly Partial<BrandConfig>[], date = "2026-11-15") =>
  compileBrands(
    configs.map((config) => exampleSource(config)),
    { baseTexts: exampleTexts, date },
  );

/** A brand for real money in some markets, licensed in some of them. */
const licensed = (markets: readonly string[], covered: readonly string[] = markets): Partial<BrandConfig> => ({
  play: "real-money",
  compliance: { markets, licences: [{ ...exampleLicence, markets: covered }] },
});

describe("real money", () => {
  test("CO-002 a brand that extends a licensed one does not inherit the licence, and the error says so", () => {
    const child = { ...licensed(["MT"]), compliance: {}, id: "child", merchant: "CHI01", extends: "acme" };
    const { brands, problems } = compile([licensed(["MT"]), child]);
    expect(brands.map(({ id }) => id)).toEqual(["acme"]);
    expect(problems).toMatchObject([
      { code: "LIV1205", file: "brands/child/brand.json", message: expect.stringContaining("has no licence") },
    ]);
  });

  test("CO-003 a market without a licence is rejected by name and line", () => {
    const { brands, problems } = compile([licensed(["MT", "SE"], ["MT"])]);
    expect(brands).toEqual([]);
    expect(problems).toMatchObject([
      { code: "LIV1206", line: 17, pointer: "/compliance/markets/1", message: expect.stringContaining('"SE"') },
    ]);
  });

  test("CO-003 a licence for a country covers its regions; one for a region does not cover the country", () => {
    const helpLines = [{ market: "CA-ON", name: "Example Help", link: "https://help.example" }];
    const of = (market: string, covered: string) => {
      const brand = licensed([market], [covered]);
      return compile([{ ...brand, compliance: { ...brand.compliance, helpLines } }]).problems.map(({ code }) => code);
    };
    expect(of("CA-ON", "CA")).toEqual([]);
    expect(of("CA", "CA-ON")).toEqual(["LIV1206"]);
  });

  test("CO-004 a site in Korean for Malta builds, one for Korea does not, and the error names the source", () => {
    const korean = { locales: ["ko"], name: { ko: "에이스" } } as const;
    expect(compile([{ ...licensed(["MT"]), ...korean }]).brands).toHaveLength(1);
    const { brands, problems } = compile([{ ...licensed(["KR"]), locales: ["en"], defaultLanguage: "en" }]);
    expect(brands).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: "LIV1207",
        pointer: "/compliance/markets/0",
        expected: expect.stringContaining("casino.org, 2024) citing the National Gambling Control Commission"),
      },
    ]);
  });

  test("CO-004 play money is allowed in a market that prohibits real money", () => {
    expect(compile([{ compliance: { markets: ["KR"] } }]).problems).toEqual([]);
  });

  test("CO-004 a market is prohibited as long as its rule is in force", () => {
    const codes = (date: string) => compile([licensed(["XA"])], date).problems.map(({ code }) => code);
    expect([codes("2024-12-31"), codes("2025-01-01")]).toEqual([["LIV1207"], []]);
  });
});

describe("what the site knows", () => {
  test("CO-001 CO-005 the values that a pack requires reach the site", () => {
    const [brand] = compile([{ compliance: { markets: ["XA"] } }]).brands;
    expect(brand?.site).toMatchObject({
      play: "demo",
      minimumAge: 19,
      switches: { FREEPLAY3: false, FORCEPASSEXPIRY3: true },
      registration: { termsChecked: false },
      lockedSwitches: ["FORCEPASSEXPIRY3", "FREEPLAY3", "REGMOBVERF3"],
    });
    expect(brand?.compliance.minimumAge).toBe(19);
  });

  test("CO-033 further registration fields are off by default, and one that a pack hides stays off", () => {
    const [brand, other] = compile([{ compliance: { markets: ["XA"] } }, { id: "other", merchant: "OTH01" }]).brands;
    for (const compiled of [brand, other]) {
      expect(new Set(Object.values(compiled?.site.registration.fields ?? {}))).toEqual(new Set(["hidden"]));
    }
    expect(brand?.site.registration.forbidden).toEqual(["idNumber"]);
    expect(other?.site.registration).not.toHaveProperty("forbidden");
  });

  test("CO-006 a brand that conflicts with its pack does not compile; the others do", () => {
    const wrong = { switches: { FREEPLAY3: true }, compliance: { markets: ["DE"] } };
    const { brands, problems } = compile([wrong, { id: "other", merchant: "OTH01" }]);
    expect(brands.map(({ id }) => id)).toEqual(["other"]);
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors).toMatchObject([{ code: "LIV1701", expected: expect.stringContaining("GlüStV 2021 / LUGAS") }]);
  });
});
