import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { schemaAt } from "../brandSchema.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { compliancePacks } from "./compliancePacks.ts";
import type { RuleKind } from "./complianceRule.ts";
import { xa } from "./packs/xa.ts";
import { packsOf } from "./rulesOf.ts";

const docs = join(import.meta.dirname, "../../../../docs");
const page = readFileSync(join(docs, "compliance.md"), "utf8");
const requirements = readFileSync(join(docs, "requirements.md"), "utf8");

/** The rows of the table of rules: market, rule, kind, source. */
const facts = [...page.matchAll(/^\| ([A-Z-]+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, market = "", rule = "", , source = ""]) => ({ market, rule, source }),
);

const real = compliancePacks.filter(({ id }) => !["demo", "real-money", "XA"].includes(id));
const rules = compliancePacks.flatMap((pack) => pack.rules.map((rule) => ({ pack, rule })));

describe("the packs of real jurisdictions", () => {
  test("CO-005 every rule names a source that docs/compliance.md has for that market, and nothing else", () => {
    expect(facts.length).toBeGreaterThan(10);
    for (const pack of real) {
      for (const { id, source } of pack.rules) {
        const known = facts.filter((fact) => fact.market === pack.id && fact.source.startsWith(source.title));
        expect(known, id).not.toEqual([]);
        expect(
          known.every((fact) => fact.source.includes(source.note ?? "")),
          id,
        ).toBe(true);
      }
    }
  });

  test("CO-005 every row of docs/compliance.md has a rule", () => {
    const used = (fact: (typeof facts)[number]): boolean =>
      real.some(
        ({ id, rules: own }) => id === fact.market && own.some(({ source }) => fact.source.startsWith(source.title)),
      );
    expect(facts.filter((fact) => !used(fact))).toEqual([]);
  });

  test("CO-005 every effective date is in the source, and a rule has no date if the page has none", () => {
    const written = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    for (const pack of real) {
      for (const { id, from, until, source } of pack.rules) {
        expect(until, id).toBeUndefined();
        const dated = /\d+ [A-Z][a-z]+ \d{4}/.exec(source.note ?? "")?.[0];
        expect(from === undefined ? undefined : written.format(new Date(from)), id).toBe(dated);
      }
    }
  });

  test("CO-005 every number in a rule is in its row", () => {
    for (const pack of real) {
      for (const { id, title, source } of pack.rules) {
        const rows = facts.filter((fact) => fact.market === pack.id && fact.source.startsWith(source.title));
        const said = rows.map(({ rule }) => rule).join(" ");
        for (const [number] of title.en.matchAll(/\d[\d,]*/g)) expect(said, id).toContain(number);
      }
    }
  });
});

describe("the fictional pack", () => {
  test("CO-005 XA has a rule of every kind", () => {
    const kinds = new Set<RuleKind>(rules.map(({ rule }) => rule.kind));
    expect([...kinds].filter((kind) => !xa.rules.some((rule) => rule.kind === kind))).toEqual([]);
  });

  test("CO-005 XA exercises every CO row of the register", () => {
    const rows = [...requirements.matchAll(/^\| (CO-\d{3}) · /gm)].map(([, id = ""]) => id);
    expect(rows.length).toBeGreaterThan(20);
    const covered = new Set(xa.rules.flatMap((rule) => rule.requirements));
    expect(rows.filter((id) => !covered.has(id))).toEqual([]);
    expect([...covered].filter((id) => !rows.includes(id))).toEqual([]);
  });

  test("CO-005 XA has rules that ended, rules in force and rules that start in November 2026", () => {
    const day = "2026-11-15";
    expect(xa.rules.some(({ until }) => until !== undefined && until < day)).toBe(true);
    expect(xa.rules.some(({ from }) => from !== undefined && from > day)).toBe(true);
    expect(xa.rules.some(({ from }) => from !== undefined && from < day)).toBe(true);
  });
});

describe("every pack", () => {
  test("CO-005 rule ids start with the pack's id and are unique", () => {
    for (const { pack, rule } of rules) expect(rule.id).toMatch(new RegExp(`^${pack.id}-\\d+$`));
    expect(new Set(rules.map(({ rule }) => rule.id)).size).toBe(rules.length);
  });

  test("CO-005 every text is in both languages and has no full stop", () => {
    for (const { pack, rule } of rules) {
      for (const { en, ko } of [pack.title, rule.title]) {
        expect(en).toMatch(/^[^가-힣]+[^.]$/);
        expect(ko).toMatch(/[가-힣].*[^.]$/);
      }
    }
  });

  test("CO-005 a rule ends after it starts, and its dates exist in the calendar", () => {
    const days = rules.flatMap(({ rule: { from, until } }) => [from ?? [], until ?? []].flat());
    expect(days.length).toBeGreaterThan(5);
    expect(days.map((day) => new Date(day).toISOString().slice(0, "YYYY-MM-DD".length))).toEqual(days);
    for (const { rule } of rules) expect((rule.from ?? "") <= (rule.until ?? "9999"), rule.id).toBe(true);
  });

  test("CO-005 a rule that fixes a config value names one that the schema has", () => {
    const named = rules.flatMap(({ rule }): [string, JsonPath, readonly JsonValue[]][] => {
      if (rule.kind === "force") return [[rule.id, rule.path, [rule.value]]];
      if (rule.kind === "lock") return [[rule.id, ["switches", rule.switch], [true]]];
      if (rule.kind !== "forbid") return [];
      const { unless } = rule;
      return [
        [rule.id, rule.path, [rule.value, rule.instead]],
        ...(unless === undefined ? [] : [[rule.id, unless.path, [unless.value]] as [string, JsonPath, JsonValue[]]]),
      ];
    });
    expect(named.length).toBeGreaterThan(4);
    for (const [id, path, values] of named) {
      const schema = schemaAt(path);
      expect(schema?.default, id).toBeDefined();
      const allowed: readonly JsonValue[] = schema?.enum ?? [true, false];
      expect(
        values.filter((value) => !allowed.includes(value)),
        id,
      ).toEqual([]);
    }
  });

  test("CO-003 every market with a pack can be listed, CA-ON as a region", () => {
    const pattern = new RegExp(schemaAt(["compliance", "markets", 0])?.pattern ?? "^$", "u");
    const markets = compliancePacks.flatMap(({ applies }) =>
      applies !== "always" && "market" in applies ? [applies.market] : [],
    );
    expect(markets).toContain("CA-ON");
    for (const market of markets) expect(market).toMatch(pattern);
    for (const market of ["CA-0N", "CA-", "XB", "on", "CA-QC"]) expect(market).not.toMatch(pattern);
  });
});

describe("which packs apply", () => {
  const packIds = (play: "demo" | "real-money", ...markets: string[]): string[] =>
    packsOf({ play, compliance: { markets } }).map(({ id }) => id);

  test("CO-001 play money is under the play money pack and no market's pack; real money is the opposite", () => {
    expect(packIds("demo")).toEqual(["demo", "EU"]);
    expect(packIds("real-money", "FI")).toEqual(["EU", "real-money"]);
  });

  test("CO-005 a demo brand that lists the market XA is under its pack as well", () => {
    expect(packIds("demo", "XA")).toEqual(["demo", "EU", "XA"]);
  });

  test("CO-005 listing a country adds the packs of its regions; listing a region does not add its neighbours' packs", () => {
    expect(packIds("real-money", "CA", "MT")).toEqual(["EU", "real-money", "CA-ON", "MT"]);
    expect(packIds("real-money", "CA-ON")).toEqual(["EU", "real-money", "CA-ON"]);
  });
});
