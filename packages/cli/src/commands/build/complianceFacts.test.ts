import { noDuties } from "@livery/product/complianceDuties.ts";
import type { BrandCompliance } from "@livery/brand/compliance/brandCompliance.ts";
import { expect, test } from "vitest";
import { complianceFacts, complianceLine } from "./complianceFacts.ts";

const rule = {
  id: "XA-14",
  pack: "XA",
  kind: "forbid",
  title: { en: "Age is checked before free play", ko: "무료 플레이 전에 나이를 확인합니다" },
  source: { title: "fictional" },
  from: "2026-01-01",
  duty: {},
  changed: [{ pointer: "/switches/FREEPLAY3", from: true, to: false }],
} as const;

const compliance: BrandCompliance = {
  play: "demo",
  minimumAge: 18,
  licences: [],
  markets: ["XA"],
  operatorGroup: null,
  packs: ["EU", "XA"].map((id) => ({ id, title: { en: id, ko: id } })),
  rules: [
    { ...rule, id: "EU-1", pack: "EU", kind: "requireStandard", changed: [] },
    rule,
    { ...rule, id: "XA-4", changed: [] },
  ],
  lockedSwitches: [],
  duties: noDuties,
};

test("CO-007 a build prints one line with the packs that apply and what they changed", () => {
  expect(complianceLine(compliance)).toBe(
    "compliance: EU (1 rule), XA (2 rules); changed switches.FREEPLAY3 to false (XA-14)",
  );
  expect(complianceLine({ ...compliance, rules: [] })).toBe("compliance: EU (0 rules), XA (0 rules)");
});

test("CO-007 the JSON report contains the same as data", () => {
  expect(complianceFacts(compliance)).toEqual({
    packs: ["EU", "XA"],
    rules: ["EU-1", "XA-14", "XA-4"],
    changed: [{ rule: "XA-14", pointer: "/switches/FREEPLAY3", from: true, to: false }],
  });
});
