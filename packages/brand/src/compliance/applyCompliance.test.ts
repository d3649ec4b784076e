import { describe, expect, test } from "vitest";
import { exampleSource } from "../../fixtures/example.ts";
import type { BrandConfig } from "../brandConfig.gen.ts";
import { formatProblem } from "../formatProblem.ts";
import { parseJson } from "../parse/parseJson.ts";
import { type ResolvedBrand, inheritedConfigOf, resolveBrand } from "../resolve/resolveBrand.ts";
import { exampleLicence } from "../rules/exampleLicence.ts";
import { applyCompliance } from "./applyCompliance.ts";
import type { CompliancePack } from "./compliancePack.ts";
import type { ComplianceRule } from "./complianceRule.ts";
import { compliancePacks } from "./compliancePacks.ts";
import { pendingRules } from "./pendingRules.ts";

const day = "2026-11-15";

function resolved(config: Partial<BrandConfig>, parent?: ResolvedBrand): ResolvedBrand {
  const source = exampleSource(config, parent ? "child" : "acme");
  const { document } = parseJson(source.file, source.text);
  if (!document) throw new Error("The example is not JSON.");
  return resolveBrand(source, document, parent && inheritedConfigOf(parent));
}

/** A demo brand in the market XA. */
const inXa = (config: Partial<BrandConfig> = {}): Partial<BrandConfig> => ({
  ...config,
  compliance: { markets: ["XA"], ...config.compliance },
});

const apply = (config: Partial<BrandConfig>, date = day) => applyCompliance(resolved(config), { date });
const codes = ({ problems }: Pick<ReturnType<typeof apply>, "problems">): string[] => problems.map(({ code }) => code);

describe("when a rule takes effect", () => {
  test("CO-005 a rule changes the default from its day on, and is explained before and after", () => {
    const before = apply(inXa(), "2025-12-31");
    const after = apply(inXa(), "2026-01-01");
    expect([before.brand.config.switches.FREEPLAY3, after.brand.config.switches.FREEPLAY3]).toEqual([true, false]);
    expect(before.brand.origin("/switches/FREEPLAY3")).toEqual({ layer: "default" });
    expect(after.brand.origin("/switches/FREEPLAY3")).toEqual({
      layer: "compliance",
      pack: "XA",
      rule: "XA-14",
      source: "fictional, for examples and tests",
    });
    const pending = (date: string) =>
      pendingRules(resolved(inXa()), date).map(({ rule, state }) => `${rule.id} ${state}`);
    expect(pending("2025-12-31")).toContain("XA-14 future");
    expect(pending("2026-01-01")).not.toContain("XA-14 future");
  });

  test("CO-005 a rule ends after its last day", () => {
    const minutes = (date: string) => apply(inXa(), date).compliance.duties.realityCheckMinutes;
    expect([minutes("2027-06-30"), minutes("2027-07-01")]).toEqual([60, 30]);
    const ended = pendingRules(resolved(inXa()), "2027-07-01").filter(({ state }) => state === "past");
    expect(ended.map(({ rule }) => rule.id)).toEqual(["XA-23"]);
  });

  test("CO-005 a rule without a known date is always in force", () => {
    expect(apply({ compliance: { markets: ["DE"] } }, "2000-01-01").compliance.rules).toMatchObject([
      { id: "demo-1", from: null },
      { id: "DE-1", from: null },
      { id: "DE-2", from: null },
      { id: "DE-3", from: null },
    ]);
  });

  test("CO-007 the compliance data does not reveal the day of the build", () => {
    expect(apply(inXa(), "2026-11-15").compliance).toEqual(apply(inXa(), "2027-06-30").compliance);
  });
});

describe("a value that contradicts a pack is an error", () => {
  test("CO-006 free play without an age check is an error where a pack forbids it", () => {
    const { problems, brand } = apply(inXa({ switches: { FREEPLAY3: true } }));
    expect(problems.map((problem) => formatProblem(problem, { color: false })).join("\n\n")).toMatchInlineSnapshot(`
      "brands/acme/brand.json:14:18  error LIV1701  value conflicts with a compliance pack
        switches.FREEPLAY3 is true, which the pack XA forbids unless compliance.ageCheckBeforeFreePlay is true: Age is checked before free play.

          13 |   "switches": {
        > 14 |     "FREEPLAY3": true
             |                  ^^^^
          15 |   },

        at        /switches/FREEPLAY3
        expected  false (rule XA-14, in force since 2026-01-01; source: fictional, for examples and tests)
        got       true
        hint      Remove the value to use false. Or set compliance.ageCheckBeforeFreePlay to true. Or remove the market of the pack XA from compliance.markets."
    `);
    expect(brand.config.switches.FREEPLAY3).toBe(true);
  });

  test("CO-006 the same value is allowed with the age check, before the rule, or outside the market", () => {
    const on = { switches: { FREEPLAY3: true } };
    const checked = { compliance: { markets: ["XA"], ageCheckBeforeFreePlay: true } };
    expect(codes(apply({ ...on, ...checked }))).toEqual([]);
    expect(apply({ ...on, ...checked }).compliance.duties.ageCheckBeforeFreePlay).toBe(true);
    expect(codes(apply(inXa(on), "2025-12-31"))).toEqual([]);
    expect(codes(apply({ ...on, compliance: { markets: ["MT"] } }))).toEqual([]);
  });

  test("CO-037a a registration without any proof is an error where a pack asks for one: by phone, or by mail", () => {
    const { problems } = apply(inXa({ switches: { REGMOBVERF3: false } }));
    expect(problems.map((problem) => formatProblem(problem, { color: false })).join("\n\n")).toMatchInlineSnapshot(`
      "brands/acme/brand.json:14:20  error LIV1701  value conflicts with a compliance pack
        switches.REGMOBVERF3 is false, which the pack XA forbids unless compliance.mailProof is true: A new member proves a phone number or a mail address.

          13 |   "switches": {
        > 14 |     "REGMOBVERF3": false
             |                    ^^^^^
          15 |   },

        at        /switches/REGMOBVERF3
        expected  true (rule XA-39, no date known; source: fictional, for examples and tests)
        got       false
        hint      Remove the value to use true. Or set compliance.mailProof to true. Or remove the market of the pack XA from compliance.markets."
    `);
  });

  test("CO-037a a proof by phone is switched on where the brand says nothing, and the platform cannot switch it off", () => {
    const { brand, compliance } = apply(inXa());
    expect(brand.config.switches.REGMOBVERF3).toBe(true);
    expect(compliance.lockedSwitches).toContain("REGMOBVERF3");
    const realMoney = { play: "real-money", compliance: { markets: ["MT"], licences: [exampleLicence] } } as const;
    expect(apply(realMoney).brand.config.switches.REGMOBVERF3).toBe(true);
    expect(codes(apply({ ...realMoney, switches: { REGMOBVERF3: false } }))).toEqual(["LIV1701"]);
    expect(apply({}).brand.config.switches.REGMOBVERF3).toBe(false);
  });

  test("CO-037a a proof of the mail address is enough", () => {
    const byMail = { switches: { REGMOBVERF3: false }, compliance: { markets: ["XA"], mailProof: true } };
    expect(codes(apply(byMail))).toEqual([]);
    expect(apply(byMail).compliance.duties.mailProof).toBe(true);
    expect(apply(byMail).brand.config.switches.REGMOBVERF3).toBe(false);
  });

  test("CO-006 an inherited value is reported at extends, with the place that sets it", () => {
    const parent = resolved({ registration: { termsChecked: true } });
    const child = resolved({ ...inXa(), id: "child", extends: "acme" }, parent);
    const [problem, ...others] = applyCompliance(child, { date: day }).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: "LIV1701",
      file: "brands/child/brand.json",
      pointer: "/registration/termsChecked",
    });
    expect(problem?.message).toMatch(/XA forces false.*brands\/acme\/brand\.json:\d+:\d+/);
    expect(problem?.frame).toContain('"extends": "acme"');
  });

  test("CO-006 a value that the brand writes and a pack also requires stays the brand's own", () => {
    const { brand, compliance, problems } = apply(inXa({ registration: { termsChecked: false } }));
    expect(problems).toEqual([]);
    expect(brand.origin("/registration/termsChecked")).toMatchObject({ layer: "brand" });
    expect(compliance.rules.find(({ id }) => id === "XA-11")?.changed).toEqual([]);
  });

  test("CO-006 packs that require different values cannot both apply to one site", () => {
    const pack = (id: string, value: boolean): CompliancePack =>
      packOf(id, { kind: "force", path: ["switches", "REFERRAL3"], value });
    const brand = resolved({ compliance: { markets: ["FR", "IT"] } });
    const { problems } = applyCompliance(brand, { date: day, packs: [pack("FR", false), pack("IT", true)] });
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([["LIV1703", "/compliance/markets/1"]]);
    expect(problems[0]?.message).toContain("FR and IT require different values of switches.REFERRAL3");
    expect(applyCompliance(brand, { date: day, packs: [pack("FR", true), pack("IT", true)] }).problems).toEqual([]);
  });
});

describe("the minimum age", () => {
  const age = (config: Partial<BrandConfig>, date = day) => apply(config, date).brand.config.compliance.minimumAge;

  test("CO-008a XA requires 19 and the brand sets 18: an error with both ages", () => {
    const { problems } = apply({ compliance: { markets: ["XA"], minimumAge: 18 } });
    expect(problems).toMatchObject([
      {
        code: "LIV1702",
        pointer: "/compliance/minimumAge",
        message: "The brand lets people play at 18, but the pack XA requires 19.",
        got: "18",
      },
    ]);
    expect(problems[0]?.expected).toMatch(/^19 or more \(rule XA-6, in force since 2025-01-01; source: /);
  });

  test("CO-008a the highest age of brand and packs applies, and a default age is raised without an error", () => {
    expect(age({})).toBe(18);
    expect(age(inXa())).toBe(19);
    expect(age(inXa(), "2028-01-01")).toBe(21);
    expect(age({ compliance: { markets: ["XA"], minimumAge: 20 } })).toBe(20);
    expect(age({ compliance: { markets: ["MT"], minimumAge: 18 } })).toBe(18);
  });

  test("of two rules that require an age, only the stricter one is reported", () => {
    const { problems } = apply({ compliance: { markets: ["XA"], minimumAge: 18 } }, "2028-01-01");
    expect(problems.map(({ message }) => message)).toEqual([
      "The brand lets people play at 18, but the pack XA requires 21.",
    ]);
    const { brand, compliance } = apply(inXa(), "2028-01-01");
    expect(brand.origin("/compliance/minimumAge")).toMatchObject({ layer: "compliance", rule: "XA-7" });
    expect(compliance.minimumAge).toBe(21);
    const ages = compliance.rules.filter(({ kind }) => kind === "minimumAge");
    expect(ages.map(({ id, changed }) => [id, changed.map(({ from, to }) => [from, to])])).toEqual([
      ["XA-6", []],
      ["XA-7", [[18, 21]]],
    ]);
  });
});

describe("the minimum of a constant", () => {
  const waitOf = (config: Partial<BrandConfig>) => apply(config).brand.config.constants.newCardWait;

  test("CN-061 a pack raises the wait of a new card, and leaves a longer one as it is", () => {
    expect(waitOf({})).toBe(24);
    expect(waitOf(inXa())).toBe(48);
    expect(waitOf(inXa({ constants: { newCardWait: 72 } }))).toBe(72);
    expect(waitOf({ constants: { newCardWait: 12 } })).toBe(12);
  });

  test("CO-006 a shorter wait than the pack's in brand.json is an error with both", () => {
    expect(apply(inXa({ constants: { newCardWait: 24 } })).problems).toMatchObject([
      {
        code: "LIV1706",
        pointer: "/constants/newCardWait",
        message: expect.stringContaining("constants.newCardWait is 24, but the pack XA requires at least 48"),
        got: "24",
      },
    ]);
  });
});

describe("help lines", () => {
  const ontario = { market: "CA-ON", name: "Example Help", link: "https://help.example/ontario" };

  test("CO-005 a pack that requires a help line without providing one needs one from the brand", () => {
    const { problems } = apply({ compliance: { markets: ["MT", "CA-ON"] } });
    expect(problems).toMatchObject([{ code: "LIV1704", pointer: "/compliance/markets/1" }]);
    const { compliance, problems: none } = apply({ compliance: { markets: ["CA-ON"], helpLines: [ontario] } });
    expect(none).toEqual([]);
    expect(compliance.duties.helpLines).toEqual([{ ...ontario, places: ["registration", "account"] }]);
  });

  test("CO-005 a pack's own help line is shown without any config, next to the brand's", () => {
    const own = { market: "XA", name: "Own", link: "https://own.example" };
    const names = (config: Partial<BrandConfig>) => apply(config).compliance.duties.helpLines.map(({ name }) => name);
    expect(names(inXa())).toEqual(["XA Help"]);
    expect(names({ compliance: { markets: ["XA"], helpLines: [own] } })).toEqual(["XA Help", "Own"]);
  });

  test("CO-005 a help line for a market that the brand does not list causes advice", () => {
    const { problems, compliance } = apply({ compliance: { markets: ["MT"], helpLines: [ontario] } });
    expect(problems).toMatchObject([
      { code: "LIV1705", severity: "advice", pointer: "/compliance/helpLines/0/market" },
    ]);
    expect(compliance.duties.helpLines).toEqual([]);
  });
});

describe("what a brand's compliance data contains", () => {
  test("CO-001 a minimal brand uses play money and is under the play money pack", () => {
    const { compliance } = apply({});
    expect(compliance).toMatchObject({ play: "demo", markets: [], licences: [], operatorGroup: null });
    expect(compliance.rules.map(({ id }) => id)).toEqual(["demo-1", "EU-1"]);
    expect(compliance.duties).toMatchObject({ texts: ["playMoney"], standards: ["WCAG 2.1 AA"] });
  });

  test("CO-007 each applied rule is listed with source, day, duty and what it changed", () => {
    const { compliance } = apply(inXa());
    const rule = (id: string) => compliance.rules.find((applied) => applied.id === id);
    expect(rule("XA-14")).toEqual({
      id: "XA-14",
      pack: "XA",
      kind: "forbid",
      title: { en: "Age is checked before free play", ko: "무료 플레이 전에 나이를 확인합니다" },
      source: { title: "fictional, for examples and tests" },
      from: "2026-01-01",
      duty: {
        path: ["switches", "FREEPLAY3"],
        value: true,
        instead: false,
        unless: { path: ["compliance", "ageCheckBeforeFreePlay"], value: true },
      },
      changed: [{ pointer: "/switches/FREEPLAY3", from: true, to: false }],
    });
    expect(rule("XA-20")).toBeUndefined();
    expect(compliance.packs.map(({ id }) => id)).toEqual(["demo", "EU", "XA"]);
  });

  test("CO-005 the server cannot change a switch that a pack forces, forbids or locks", () => {
    const locked = (config: Partial<BrandConfig>) => apply(config).compliance.lockedSwitches;
    expect(locked(inXa())).toEqual(["FORCEPASSEXPIRY3", "FREEPLAY3", "REGMOBVERF3"]);
    expect(locked({ compliance: { markets: ["XA"], ageCheckBeforeFreePlay: true } })).not.toContain("FREEPLAY3");
    expect(locked({})).toEqual([]);
  });

  test("CO-005 a pack changes only what its rules name", () => {
    const { brand } = apply(inXa());
    const plain = resolved(inXa());
    expect({
      ...brand.config,
      switches: { ...brand.config.switches, FREEPLAY3: true, FORCEPASSEXPIRY3: false, REGMOBVERF3: false },
      registration: { ...brand.config.registration, termsChecked: true },
      compliance: { ...brand.config.compliance, minimumAge: 18 },
      constants: { ...brand.config.constants, newCardWait: 24 },
    }).toEqual(plain.config);
    expect(brand.writes(["compliance", "markets"])).toBe(true);
    expect(brand.origin("/compliance/markets")).toMatchObject({ layer: "brand" });
  });
});

describe("duties of several packs combine", () => {
  const duties = (...rules: Partial<ComplianceRule>[]) => {
    const packs = rules.map((rule, index) => packOf(["FR", "IT", "ES"][index] ?? "", rule));
    const brand = resolved({ compliance: { markets: packs.map(({ id }) => id) } });
    return applyCompliance(brand, { date: day, packs }).compliance.duties;
  };

  test("CO-005 the strictest number applies", () => {
    expect(duties({ kind: "coolingTime", hours: 24 }, { kind: "coolingTime", hours: 72 }).limitRaiseHours).toBe(72);
    const checks = duties({ kind: "realityCheck", minutes: 60 }, { kind: "realityCheck", minutes: 30 });
    expect(checks.realityCheckMinutes).toBe(30);
    const panic = duties({ kind: "panicButton", hours: 24 }, { kind: "panicButton", hours: 12 });
    expect(panic.panicButtonHours).toBe(24);
  });

  test("CO-005 the lowest ceiling of a kind applies; sums in two currencies are both kept", () => {
    const ceiling = { of: "deposit", period: "month", currency: "EUR", across: "operators", amount: 1000 } as const;
    const limit = (more: Partial<typeof ceiling> | { amount: number } | { currency: string }) =>
      ({ kind: "limit", ceiling: { ...ceiling, ...more } }) as Partial<ComplianceRule>;
    expect(duties(limit({}), limit({ amount: 800 }), limit({ currency: "XTS" })).limitCeilings).toEqual([
      { ...ceiling, amount: 800 },
      { ...ceiling, currency: "XTS" },
    ]);
  });

  test("CO-005 all breaks and exclusions are offered once each, shortest first", () => {
    const { timeOuts, exclusions } = duties(
      { kind: "durations", of: "timeOut", values: ["P1M", "P6W", "P1D"] },
      { kind: "durations", of: "timeOut", values: ["P1W", "P1D"] },
      { kind: "durations", of: "exclusion", values: ["P5Y", "P6M"] },
    );
    expect(timeOuts).toEqual(["P1D", "P1W", "P1M", "P6W"]);
    expect(exclusions).toEqual(["P6M", "P5Y"]);
  });

  test("CO-005 a moment that satisfies two rules is used once; otherwise both moments are used", () => {
    const either = { kind: "limitPrompt", anyOf: ["registration", "firstDeposit"] } as const;
    const prompts = (...anyOf: Partial<ComplianceRule>[]) => duties(...anyOf).limitPrompts;
    expect(prompts({ kind: "limitPrompt", anyOf: ["registration"] }, either)).toEqual(["registration"]);
    expect(prompts(either)).toEqual(["firstDeposit"]);
    expect(
      prompts({ kind: "limitPrompt", anyOf: ["registration"] }, { kind: "limitPrompt", anyOf: ["firstDeposit"] }),
    ).toEqual(["registration", "firstDeposit"]);
  });

  test("CO-005 every kind of rule that requires something of the running site adds a duty", () => {
    const silent = ["forbidMarket", "force", "lock", "forbid", "minimumAge", "minimumConstant"];
    const none = JSON.stringify(duties());
    for (const rule of compliancePacks.find(({ id }) => id === "XA")?.rules ?? []) {
      expect(JSON.stringify(duties(rule)) === none, rule.id).toBe(silent.includes(rule.kind));
    }
  });
});

/** A pack of one market with one rule. */
function packOf(id: string, rule: Partial<ComplianceRule>): CompliancePack {
  const base = {
    id: `${id}-1`,
    title: { en: `Rule of ${id}`, ko: "규칙" },
    source: { title: "a test" },
    requirements: [],
  };
  const { play: _play, from: _from, until: _until, ...own } = rule;
  return {
    id,
    title: { en: id, ko: id },
    applies: { market: id },
    rules: [{ ...own, ...base } as ComplianceRule],
  };
}
