import { expect, test } from "vitest";
import { paneHtml } from "../centre/testing/paneHtml.tsx";
import { Pane } from "../centre/Pane.tsx";
import { PeriodField } from "./PeriodField.tsx";
import { periodText } from "./periods.ts";
import { usePeriod } from "./usePeriod.ts";

function Records() {
  const { period, asked, setPeriod } = usePeriod(1);
  return (
    <Pane>
      <PeriodField period={period} onPeriod={setPeriod} />
      <output>{JSON.stringify(asked)}</output>
    </Pane>
  );
}

/** Zones whose clocks are 25 hours apart: their days are never the same. */
const zones = ["Pacific/Kiritimati", "Pacific/Niue"] as const;

test("records show the site's days, not the device's, and say so", () => {
  const said = zones.map((timeZone) => paneHtml(<Records />, { site: { timeZone } }));
  const days = said.map((html) => /\d{4}-\d\d-\d\d/u.exec(html)![0]);
  expect(days[0]! > days[1]!).toBe(true);
  for (const [index, html] of said.entries())
    expect(html).toContain(periodText({ from: days[index]!, to: days[index]! }, "en"));
  // No device is in both.
  const apart = said.flatMap((html) => /Days are the site’s \((GMT(?:\+14|-11))\)/u.exec(html)?.[1] ?? []);
  expect(apart).not.toEqual([]);
});
