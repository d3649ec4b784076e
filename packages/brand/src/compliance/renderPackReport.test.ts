import { expect, test } from "vitest";
import { compliancePacks } from "./compliancePacks.ts";
import { gb } from "./packs/gb.ts";
import { renderPackReport } from "./renderPackReport.ts";

test("CO-005 the page of a pack lists each rule with its kind, day and source, in both languages", () => {
  const english = renderPackReport(gb, "en");
  expect(english).toContain("# GB: Great Britain");
  expect(english).toContain(
    "| `GB-3` | A raised limit takes effect after 24 hours | cooling time | from 2026-06-30 | Gambling Commission, RTS 12A/12B; wording in force from 30 June 2026 |",
  );
  expect(english).toContain("| no date known | Gambling Commission, LCCP 8.1.1 |");
  expect(english).toContain("(real money only)");
  const korean = renderPackReport(gb, "ko");
  expect(korean).toContain("| `GB-3` | 올린 한도는 24시간 뒤에 적용합니다 | 대기 시간 | 2026-06-30부터 |");
  expect(korean).toContain("시행일 미상");
});

test("CO-005 every pack has a page with a row for each of its rules", () => {
  for (const pack of compliancePacks) {
    for (const language of ["en", "ko"] as const) {
      const rows = renderPackReport(pack, language).match(/^\| `.+$/gm) ?? [];
      expect(rows).toHaveLength(pack.rules.length);
      for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
    }
  }
});
