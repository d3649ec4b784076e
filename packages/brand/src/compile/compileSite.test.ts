import { constants } from "@livery/product/constants.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { pointRates } from "@livery/product/pointRates.ts";
import { describe, expect, test } from "vitest";
import { exampleConfig } from "../../fixtures/example.ts";
import type { BrandConfig, ResolvedConfig } from "../brandConfig.gen.ts";
import { brandSchema } from "../brandSchema.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { fillDefaults } from "../resolve/fillDefaults.ts";
import { compileSite } from "./compileSite.ts";

function siteOf(config: Partial<BrandConfig> = {}): ReturnType<typeof compileSite> {
  const written = { ...exampleConfig, ...config } as unknown as JsonValue;
  const resolved = fillDefaults(brandSchema, written) as unknown as ResolvedConfig;
  return compileSite(resolved, { texts: new Map(), lockedSwitches: [] });
}

describe("the constants of the ledger", () => {
  const plain = siteOf();

  test.each(constants)("BR-050 $id is $value without a key, and what the brand says with one", ({ id, ...row }) => {
    expect(plain.constants[id]).toBe(row.value);
    const other = row.value === row.maximum ? row.minimum : row.maximum;
    expect(siteOf({ constants: { [id]: other } }).constants).toEqual({ ...plain.constants, [id]: other });
  });

  test.each(pointRates)("BR-050 the point rate of $gameType is $rate, or the brand's", ({ gameType, rate }) => {
    expect(plain.pointRates[gameType]).toBe(rate);
    expect(siteOf({ pointRates: { [gameType]: 2.5 } }).pointRates).toEqual({ ...plain.pointRates, [gameType]: 2.5 });
  });

  test("BR-050 game types without a rate in the ledger have none until the brand names one", () => {
    expect(Object.keys(plain.pointRates)).toHaveLength(pointRates.length);
    expect(siteOf({ pointRates: { LOTT: 0.1 } }).pointRates.LOTT).toBe(0.1);
  });

  test("BR-050 windows wait, are as large and behave as the ledger says, or as the brand does", () => {
    expect(plain.windows).toEqual({ delay: 100, width: 200, height: 200, draggable: true, backdropCloses: false });
    expect(siteOf({ windows: { delay: 0, backdropCloses: true } }).windows).toEqual({
      ...plain.windows,
      delay: 0,
      backdropCloses: true,
    });
  });
});

describe("what a browser gets", () => {
  test("what a brand does not have stands on none of its pages", () => {
    expect(siteOf()).not.toHaveProperty("registration.rules");
    const absent = ["vendorOrder", "esportsVendors", "payments", "figures", "slideCaptcha", "firebase", "analytics"];
    expect(Object.keys(siteOf()).filter((key) => absent.includes(key))).toEqual([]);
    expect(Object.keys(siteOf().hosts)).toEqual(["api", "endpoints", "tokenHeader"]);
  });

  test("what it has is there as it is written", () => {
    const facts = {
      vendorOrder: ["PP"],
      figures: { slots: "10,000" },
      firebase: { project: "acme-example", app: "1:1:web:a", webKey: "example-web-key-of-acme" },
      analytics: { gtagId: "G-TEST1" },
    };
    expect(siteOf(facts)).toMatchObject(facts);
    const rules = { username: { pattern: 4, minimum: 6 } } as const;
    expect(siteOf({ registration: { rules } }).registration.rules).toEqual(rules);
    expect(siteOf({ hosts: { support: ["https://chat.acme.example"] } }).support).toEqual({
      cipher: "DES-ECB",
      hosts: ["https://chat.acme.example"],
    });
  });

  test("the name of a way to pay is there in every language of the product", () => {
    const { payments } = siteOf({ payments: [{ sign: "bank", name: { ko: "계좌 이체" } }] });
    expect(payments).toEqual([{ sign: "bank", name: { ko: "계좌 이체", en: "계좌 이체" } }]);
  });

  test("game types stand in the brand's order, without those of features that are off", () => {
    expect(siteOf().gameTypes).toEqual(gameTypes.map(({ id }) => id));
    const site = siteOf({ gameTypes: ["SPORTS", "LIVE", "RNG"], features: { live: false } });
    expect(site.gameTypes).toEqual(["SPORTS", "RNG"]);
  });
});
