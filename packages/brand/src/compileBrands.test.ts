import { languages } from "@livery/product/languages.ts";
import { registrationModes } from "@livery/product/registration.ts";
import { describe, expect, test } from "vitest";
import { exampleConfig, exampleSource, exampleTexts } from "../fixtures/example.ts";
import type { BrandConfig } from "./brandConfig.gen.ts";
import type { BrandSource } from "./brandSource.ts";
import { compileBrands } from "./compileBrands.ts";
import type { CompiledBrand } from "./compiledBrand.ts";
import { otherLook } from "./rules/otherLook.ts";

const context = { baseTexts: exampleTexts, date: "2026-01-01" };

function compile(config: Partial<BrandConfig> = {}, more: Partial<BrandSource> = {}): CompiledBrand {
  const { brands, problems } = compileBrands([{ ...exampleSource(config), ...more }], context);
  expect(problems).toEqual([]);
  const [brand] = brands;
  if (!brand) throw new Error("The brand did not compile.");
  return brand;
}

describe("from a config to a compiled brand", () => {
  test("BR-001 a brand is one config: adding a folder adds one compiled brand and leaves the others unchanged", () => {
    const one = compileBrands([exampleSource()], context).brands;
    const two = compileBrands([exampleSource(), exampleSource({ id: "beta", merchant: "BET01" })], context).brands;
    expect(two.map(({ id }) => id)).toEqual(["acme", "beta"]);
    expect(two[0]).toEqual(one[0]);
  });

  test("BR-017 CN-001 a minimal brand starts in Korean, and a brand that sets a language starts in that one", () => {
    const { defaultLanguage: _left, ...rest } = exampleConfig as typeof exampleConfig & { defaultLanguage?: string };
    const { brands } = compileBrands([{ ...exampleSource(), text: JSON.stringify(rest) }], context);
    expect(brands.map(({ site }) => site.defaultLanguage)).toEqual(["ko"]);
    expect(compile({ defaultLanguage: "en" }).site.defaultLanguage).toBe("en");
  });

  test("BR-042 CN-038 a balance is shown in P unless the brand sets its own currency sign", () => {
    expect(compile().site.currencySymbol).toBe("P");
    expect(compile({ currencySymbol: "₩" }).site.currencySymbol).toBe("₩");
  });

  test.each([
    [undefined, undefined],
    ["KRW", 0],
    ["JPY", 0],
    ["VND", 0],
    ["KWD", 3],
    ["USD", 2],
    ["IDR", 2],
  ] as const)("a brand whose currency is %s writes amounts with %s decimals", (currencyCode, decimals) => {
    expect(compile({ ...(currencyCode && { currencyCode }) }).site.currencyDecimals).toBe(decimals);
  });

  test.each([
    [undefined, undefined],
    ["Asia/Seoul", undefined],
    ["America/New_York", "America/New_York"],
    // A former name, which browsers know as well.
    ["Europe/Kiev", "Europe/Kiev"],
    ["UTC", "UTC"],
  ] as const)("the days of a brand in the time zone %s are in %s on its site", (timeZone, named) => {
    expect(compile({ ...(timeZone && { timeZone }) }).site.timeZone).toBe(named);
  });

  test("BR-002 every problem of every brand is reported at once, in reading order", () => {
    const wrong = { ...exampleConfig, merchant: 5, layout: { card: "big", hero: "tall" } };
    const sources = ["beta", "acme"].map((id) => ({
      ...exampleSource({ id }),
      text: JSON.stringify({ ...wrong, id }, undefined, 2),
    }));
    const { brands, problems } = compileBrands(sources, context);
    expect(brands).toEqual([]);
    expect(problems.map(({ file, line, column, pointer }) => `${file}:${line}:${column} ${pointer}`)).toEqual([
      "brands/acme/brand.json:3:15 /merchant",
      "brands/acme/brand.json:14:13 /layout/card",
      "brands/acme/brand.json:15:13 /layout/hero",
      "brands/beta/brand.json:3:15 /merchant",
      "brands/beta/brand.json:14:13 /layout/card",
      "brands/beta/brand.json:15:13 /layout/hero",
    ]);
  });

  test("BR-003 an unknown key is rejected by name, at every depth", () => {
    const text = JSON.stringify({
      ...exampleConfig,
      DIRECTREG: true,
      switches: { DIRECTREG: true },
      theme: { colors: { brand: "#2350e6", brandd: "#2350e6" } },
      memberMenu: [{ id: "withdraw", labell: {} }],
    });
    const { brands, problems } = compileBrands([{ ...exampleSource(), text }], context);
    expect(brands).toEqual([]);
    expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/DIRECTREG",
      "/memberMenu/0/labell",
      "/switches/DIRECTREG",
      "/theme/colors/brandd",
    ]);
    for (const { message, pointer } of problems) expect(message).toContain(`"${pointer.split("/").at(-1)}"`);
  });

  test.each([{}, { extends: "base" }])("BR-014a a brand without its own merchant does not compile: %o", (config) => {
    const { merchant: _own, ...rest } = exampleConfig;
    const text = JSON.stringify({ ...rest, ...config });
    const base = exampleSource({ id: "base", merchant: "BASE1", ...otherLook });
    const { brands, problems } = compileBrands([{ ...exampleSource(), text }, base], context);
    expect(brands.map(({ id }) => id)).toEqual(["base"]);
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors).toMatchObject([{ code: "LIV1102", message: expect.stringContaining('"merchant"') }]);
  });

  test("CO-008a a minimum age below 18 does not compile", () => {
    const young = exampleSource({ compliance: { minimumAge: 17 } });
    const { brands, problems } = compileBrands([young], context);
    expect(brands).toEqual([]);
    expect(problems).toMatchObject([{ severity: "error", pointer: "/compliance/minimumAge" }]);
    expect(compile({ compliance: { minimumAge: 18 } }).site.minimumAge).toBe(18);
  });

  test("BR-004c a colour changes the theme alone", () => {
    const before = compile();
    const after = compile({ theme: { colors: { brand: "#b0123b" } } });
    expect(after.theme.tokens).not.toEqual(before.theme.tokens);
    expect({ ...after, theme: undefined }).toEqual({ ...before, theme: undefined });
  });

  test("BR-005 flipping DIRECTREG3 changes that key of the site and nothing else", () => {
    const before = compile({ switches: { DIRECTREG3: true } });
    const after = compile({ switches: { DIRECTREG3: false } });
    expect(after.site.switches).toEqual({ ...before.site.switches, DIRECTREG3: false });
    expect({ ...after, site: { ...after.site, switches: before.site.switches } }).toEqual(before);
  });

  test("a menu has no entry that the brand's own switches close for good", () => {
    const entries = (REFERRAL3: boolean) => compile({ switches: { REFERRAL3 } }).site.memberMenu.map(({ id }) => id);
    expect(entries(true)).toContain("referral");
    expect(entries(false)).toEqual(entries(true).filter((id) => id !== "referral"));
  });

  test("BR-002 a clash is reported even if the other brand has a shape problem", () => {
    const wrong = exampleSource({ id: "beta", ...otherLook, site: "members" as "member" });
    const { problems } = compileBrands([exampleSource(), wrong], context);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "brands/acme/brand.json LIV1301",
      "brands/beta/brand.json LIV1301",
      "brands/beta/brand.json LIV1104",
    ]);
  });

  test("BR-002 an unreadable file is reported as unreadable, not as empty", () => {
    const unreadable = [
      { path: "brands/acme/brand.json", reason: "denied" },
      { path: "brands/acme/assets/logo.svg", reason: "link" },
    ] as const;
    const { problems } = compileBrands([{ ...exampleSource(), text: "", assets: [], unreadable }], context);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "brands/acme/assets/logo.svg LIV1013",
      "brands/acme/brand.json LIV1012",
    ]);
  });

  test("BR-002 a file with hundreds of problems shows one hundred, and a long text is handled like any other", () => {
    const keys = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`zz${index}`, index]));
    const text = JSON.stringify({ ...exampleConfig, ...keys, hosts: { api: "/".repeat(80_000) } });
    const { problems } = compileBrands([{ ...exampleSource(), text }], context);
    expect(problems).toHaveLength(100);
    expect(problems.at(-1)?.message).toContain("And 201 more problems in this file.");
  });

  test("the same config compiles to the same bytes", () => {
    expect(JSON.stringify(compile())).toBe(JSON.stringify(compile()));
  });

  test("titles and copyright default to texts made from the brand's name", () => {
    const { site } = compile({ name: { ko: "에이스", en: "Acme" } });
    expect(site.title).toEqual({ ko: "에이스", en: "Acme" });
    expect(site.description).toEqual(site.title);
    expect(site.copyright).toEqual({ ko: "에이스", en: "Acme" });
  });

  test("a language that is not offered falls back to the default one, and its texts are left out", () => {
    const locales = [localeOf("en", { core: { "home.hero.cta": "Start" } })];
    const { site } = compile({ locales: ["en"], defaultLanguage: "en", name: { en: "Acme" } }, { locales });
    expect(site.name).toEqual({ ko: "Acme", en: "Acme" });
    expect(site.texts).toEqual({ en: { core: { "home.hero.cta": "Start" } } });
  });

  test("BR-023 a brand may write its own texts in any listed language; English is the fallback, offered or not", () => {
    const files = { fr: "Commencer", en: "Start", ko: "시작" };
    const locales = Object.entries(files).map(([code, text]) => localeOf(code, { core: { "home.hero.cta": text } }));
    const name = { ko: "에이스", fr: "As", de: "Ass" };
    const source = exampleSource({ locales: ["ko", "fr"], name, copyright: { ko: "에이스", en: "Acme" } });
    const { brands, problems } = compileBrands([{ ...source, locales }], context);
    expect(problems).toEqual([]);
    const { site } = brands[0] ?? {};
    expect([site?.locales, site?.name]).toEqual([["ko", "fr"], { ko: "에이스", en: "에이스", fr: "As" }]);
    expect(Object.keys(site?.texts ?? {}).toSorted()).toEqual(["en", "fr", "ko"]);
  });

  test("a text with a count may have every plural form of its language, and no other", () => {
    const forms = { shown_one: "{{number}} game", shown_other: "{{number}} games" };
    const baseTexts = { ko: exampleTexts.ko, en: { ...exampleTexts.en, core: forms } };
    const written = { shown_one: "{{number}} игра", shown_few: "{{number}} игры", shown_many: "{{number}} игр" };
    const codesOf = (texts: object) => {
      const locales = [localeOf("ru", { core: texts })];
      return compileBrands([{ ...exampleSource(), locales }], { ...context, baseTexts }).problems.map(
        ({ code }) => code,
      );
    };
    expect(codesOf(written)).toEqual([]);
    expect(codesOf({ shown_two: "{{number}} игры" })).toEqual(["LIV1403"]);
    expect(codesOf({ shown_few: "игры" })).toEqual(["LIV1405"]);
  });

  test("a plural form of a single number may leave it out, and one of several numbers may not", () => {
    const forms = { every_one: "Every second", every_other: "Every {{count}} seconds, {{name}}" };
    const baseTexts = { ko: exampleTexts.ko, en: { ...exampleTexts.en, core: forms } };
    const codesOf = (language: string, texts: object) =>
      compileBrands([{ ...exampleSource(), locales: [localeOf(language, { core: texts })] }], {
        ...context,
        baseTexts,
      }).problems.map(({ pointer }) => pointer);
    expect(codesOf("ar", { every_one: "كل ثانية {{name}}", every_two: "كل ثانيتين {{name}}" })).toEqual([]);
    expect(codesOf("ru", { every_one: "Каждую {{count}} секунду, {{name}}" })).toEqual([]);
    expect(codesOf("ru", { every_one: "Каждую секунду, {{name}}" })).toEqual(["/core/every_one"]);
    expect(codesOf("fr", { every_one: "Chaque seconde, {{name}}" })).toEqual(["/core/every_one"]);
    expect(codesOf("ar", { every_two: "كل ثانيتين" })).toEqual(["/core/every_two"]);
  });

  test("BR-023 texts in a language that nobody can choose on the site cause advice", () => {
    const locales = [localeOf("fr", { core: { "home.hero.cta": "Commencer" } })];
    const { problems } = compileBrands([{ ...exampleSource({ locales: ["ko", "en"] }), locales }], context);
    expect(problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["LIV1401 advice"]);
  });

  test("BR-023 a brand needs its texts only in the translated languages that it offers, and in at least one", () => {
    const codesOf = (config: Parameters<typeof exampleSource>[0]) =>
      compileBrands([exampleSource(config)], context).problems.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(codesOf({ name: { ko: "에이스", en: "Acme" } })).toEqual([]);
    expect(codesOf({ name: { ko: "에이스" } })).toEqual(["LIV1203 /name/en"]);
    expect(codesOf({ locales: ["fr"], defaultLanguage: "fr", name: { fr: "As" } })).toEqual([]);
    expect(codesOf({ locales: ["fr"], defaultLanguage: "fr", name: { de: "Ass" } })).toEqual(["LIV1203 /name/fr"]);
  });

  test("BR-024 the language menu has the config's languages in its order, or the whole list by default", () => {
    expect(compile({ locales: ["en", "vi", "ko"] }).site.locales).toEqual(["en", "vi", "ko"]);
    expect(compile({}).site.locales).toEqual(languages.map(({ code }) => code));
  });

  test("a disabled feature removes its home section and its texts", () => {
    const source = { ...exampleSource({ features: { sports: false, promotions: false } }) };
    const locales = [localeOf("ko", { core: { "home.hero.cta": "시작" }, sports: { title: "경기" } })];
    const { brands, problems } = compileBrands([{ ...source, locales }], context);
    expect(problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["LIV1407 advice"]);
    expect(brands[0]?.site.texts.ko).toEqual({ core: { "home.hero.cta": "시작" } });
    expect(brands[0]?.site.layout.home).not.toContain("promotions");
    expect(brands[0]?.report.features.off).toEqual(["sports", "promotions"]);
  });

  test("BR-043 CN-050 CN-051 CN-052 windows open after 100 ms at 200 by 200, can be dragged, and ignore a press beside them", () => {
    const defaults = { delay: 100, width: 200, height: 200, draggable: true, backdropCloses: false };
    expect(compile().site.windows).toEqual(defaults);
    expect(compile({ windows: { delay: 0 } }).site.windows).toEqual({ ...defaults, delay: 0 });
  });

  test.each([
    "DIRECTREG3",
    "MOBILEREG3",
    "REGMOBVERF3",
    "MOBILEREGPASS3",
    "USERNAMEREG3",
    "FREEPLAY3",
    "FORCEPASSEXPIRY3",
    "MOBILEVERCODELOGIN3",
  ] as const)("RO-015 a site has the switch %s, on or off", (id) => {
    for (const on of [true, false]) expect(compile({ switches: { [id]: on } }).site.switches[id]).toBe(on);
  });

  test("BR-032 without USERNAMEREG3 only the mobile mode is left, and registration needs one of the two", () => {
    const { switches } = compile({ switches: { USERNAMEREG3: false, MOBILEREG3: true } }).site;
    expect(registrationModes({ ...switches, DIRECTREG3: true })).toEqual(["mobile"]);
    const neither = { USERNAMEREG3: false, MOBILEREG3: false };
    const codes = (DIRECTREG3: boolean) =>
      compileBrands([exampleSource({ switches: { ...neither, DIRECTREG3 } })], context).problems.map(
        ({ code }) => code,
      );
    expect(codes(true)).toEqual(["LIV1204"]);
    expect(codes(false)).toEqual([]);
  });

  test("the policy allows only what the config names", () => {
    const { policy } = compile({
      domains: ["acme.example", "www.acme.example"],
      hosts: {
        api: "https://api.acme.example/v1",
        flags: "https://flags.example",
        images: ["https://img.example"],
        games: ["https://play.example"],
      },
    });
    expect(policy.csp).toMatchObject({
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "connect-src": ["'self'", "https://api.acme.example"],
      "img-src": ["'self'", "data:", "https://img.example", "https://flags.example"],
      "frame-src": ["https://play.example", "http://games.localhost:*"],
    });
    expect(policy.origin).toBe("https://acme.example");
    expect(policy.otherDomains).toEqual(["www.acme.example"]);
    expect(compile().policy.csp["frame-src"]).toEqual(["http://games.localhost:*"]);
  });
});

function localeOf(language: string, texts: unknown): BrandSource["locales"][number] {
  return { language, file: `brands/acme/locales/${language}.json`, text: JSON.stringify(texts) };
}
