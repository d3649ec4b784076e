import { expect, it } from "vitest";
import { formatMatrix, parseMatrix } from "./matrixTable.ts";

const report = {
  suites: [
    {
      specs: [
        {
          tests: [
            { projectName: "acme phone ko", status: "expected" },
            { projectName: "acme desktop ko", status: "unexpected" },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              tests: [
                { projectName: "acme phone ko", status: "skipped" },
                { projectName: "acme desktop ko", status: "flaky" },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it("the table has a line for each site, with what passed, failed and does not apply", () => {
  expect(formatMatrix(parseMatrix(JSON.stringify(report)))).toBe(
    [
      "brand  device   language  passed  failed  skipped",
      "acme   phone    ko             1       0        1",
      "acme   desktop  ko             0       2        0",
    ].join("\n"),
  );
});
