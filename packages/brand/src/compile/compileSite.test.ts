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

describe("the constants of the register", () => {
  const plain = siteOf();

  test("BR-050 each constant, point rate and window has its default unless the brand sets it", () => {
    expect(plain.constants).toEqual(Object.fromEntries(constants.map(({ id, value }) => [id, value])));
    for (const { id, ...row } of constants) {
      const other = row.value === row.maximum ? row.minimum : row.maximum;
      expect(siteOf({ constants: { [id]: other } }).constants, id).toEqual({ ...plain.constants, [id]: other });
    }
    expect(plain.pointRates).toEqual(Object.fromEntries(pointRates.map(({ gameType, rate }) => [gameType, rate])));
    for (const { id } of gameTypes) {
      expect(siteOf({ pointRates: { [id]: 2.5 } }).pointRates, id).toEqual({ ...plain.pointRates, [id]: 2.5 });
    }
    const windows = { delay: 100, width: 200, height: 200, draggable: true, backdropCloses: false };
    expect(plain.windows).toEqual(windows);
    const others = { delay: 0, width: 300, height: 250, draggable: false, backdropCloses: true };
    for (const [key, other] of Object.entries(others)) {
      expect(siteOf({ windows: { [key]: other } }).windows, key).toEqual({ ...windows, [key]: other });
    }
  });

  test("VF-050 CN-011 a brand has two ages on purpose: 18 for its terms and 21 for a birthday", () => {
    const { minimumAge, constants } = siteOf({});
    expect([minimumAge, constants.birthdayAge]).toEqual([18, 21]);
  });

  test("CO-008c a birthday must show the age in the register, or the minimum age if that is higher", () => {
    const birthday = (config: Partial<BrandConfig>) => siteOf(config).constants.birthdayAge;
    expect(birthday({})).toBe(21);
    expect(birthday({ compliance: { minimumAge: 19 } })).toBe(21);
    expect(birthday({ compliance: { minimumAge: 23 } })).toBe(23);
    expect(birthday({ compliance: { minimumAge: 23 }, constants: { birthdayAge: 24 } })).toBe(24);
  });
});

describe("what a browser gets", () => {
  test("BR-055a the platform's address is the site's own origin unless the brand sets one", () => {
    expect(siteOf().hosts).toMatchObject({ api: "/", endpoints: {} });
    const api = "https://api.acme.example/v1";
    expect(siteOf({ hosts: { api } }).hosts.api).toBe(api);
  });

  test("CO-010 a site has the help lines that belong in its footer, and no others", () => {
    const resolved = fillDefaults(brandSchema, exampleConfig as unknown as JsonValue) as unknown as ResolvedConfig;
    const line = { market: "XA", name: "XA Help", link: "https://help.example", phone: "1" };
    const helpLines = [
      { ...line, places: ["footer", "account"] as const },
      { ...line, name: "Elsewhere", places: ["registration"] as const },
    ];
    const site = compileSite(resolved, { texts: new Map(), lockedSwitches: [], duties: { helpLines } });
    expect(site.helpLines).toEqual([{ name: "XA Help", link: "https://help.example", phone: "1" }]);
    expect(siteOf()).not.toHaveProperty("helpLines");
  });

  test.each([
    [["firstDeposit"], true],
    [["registration"], undefined],
    [[], undefined],
  ] as const)("with a limit asked for at %j, a first deposit asks for one: %s", (limitPrompts, asked) => {
    const resolved = fillDefaults(brandSchema, exampleConfig as unknown as JsonValue) as unknown as ResolvedConfig;
    const site = compileSite(resolved, { texts: new Map(), lockedSwitches: [], duties: { limitPrompts } });
    expect(site.limitBeforeDeposit).toBe(asked);
  });

  test("members get the limits and times of the brand's packs, and ceilings in its own currency", () => {
    const written = { ...exampleConfig, currencyCode: "EUR" } as unknown as JsonValue;
    const resolved = fillDefaults(brandSchema, written) as unknown as ResolvedConfig;
    const ceiling = { of: "deposit", period: "month", across: "operators", amount: 1000 } as const;
    const line = { market: "CA-ON", name: "Help", link: "https://help.example", phone: "1" };
    const duties = {
      offeredLimits: [{ of: "sessionTime", period: "week" }] as const,
      limitCeilings: [
        { ...ceiling, currency: "EUR" },
        { ...ceiling, currency: "XTS" },
      ],
      limitRaiseHours: 72,
      timeOuts: ["P1D"] as const,
      realityCheckMinutes: 30,
      panicButtonHours: 24,
      helpLines: [
        { ...line, places: ["account"] as const },
        { ...line, name: "In the footer", places: ["footer", "account"] as const },
      ],
    };
    expect(compileSite(resolved, { texts: new Map(), lockedSwitches: [], duties }).playTools).toEqual({
      limits: [{ kind: "SESSION", period: "WEEK" }],
      ceilings: [{ kind: "DEPOSIT", period: "MONTH", amount: 100_000 }],
      raiseHours: 72,
      timeOuts: ["P1D"],
      realityCheckMinutes: 30,
      pauseHours: 24,
      helpLines: [{ name: "Help", link: "https://help.example", phone: "1" }],
    });
    expect(siteOf()).not.toHaveProperty("playTools");
  });

  test("values that a brand does not have appear on none of its pages", () => {
    expect(siteOf()).not.toHaveProperty("registration.rules");
    const absent = [
      "vendorOrder",
      "esportsVendors",
      "payments",
      "figures",
      "slideCaptcha",
      "firebase",
      "turnstile",
      "analytics",
    ];
    expect(Object.keys(siteOf()).filter((key) => absent.includes(key))).toEqual([]);
    expect(Object.keys(siteOf().hosts)).toEqual(["api", "endpoints", "tokenHeader"]);
  });

  test("the values it has appear as written", () => {
    const facts = {
      vendorOrder: ["PP"],
      figures: { slots: "10,000" },
      firebase: { project: "acme-example", app: "1:1:web:a", webKey: "example-web-key-of-acme" },
      turnstile: { siteKey: "0x4AAAAAAAExampleSiteKey" },
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

  test("the name of a payment method exists in every language of the product", () => {
    const { payments } = siteOf({ payments: [{ sign: "bank", name: { ko: "계좌 이체" } }] });
    expect(payments).toEqual([{ sign: "bank", name: { ko: "계좌 이체", en: "계좌 이체" } }]);
  });

  test("game types appear in the brand's order, without those of disabled features", () => {
    expect(siteOf().gameTypes.toSorted()).toEqual(gameTypes.map(({ id }) => id).toSorted());
    const site = siteOf({ gameTypes: ["SPORTS", "LIVE", "RNG"], features: { live: false } });
    expect(site.gameTypes).toEqual(["SPORTS", "RNG"]);
    const apart = siteOf({ gameTypes: ["RNG", "ELOTT", "LIVE", "SPORTS"] });
    expect(apart.gameTypes).toEqual(["RNG", "ELOTT", "SPORTS", "LIVE"]);
  });
});
