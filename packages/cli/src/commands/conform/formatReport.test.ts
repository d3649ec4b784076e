import { expect, it } from "vitest";
import { type ConformReport, passed, skipped } from "./conformReport.ts";
import { formatConform } from "./formatConform.ts";
import { formatJunit } from "./formatJunit.ts";

const differing = {
  check: "its answer",
  deviations: [
    { at: "/value/sumBalance", expected: "a number", got: 'the text "<b>1\u001B[2J"' },
    { at: "", expected: "status 200", got: "status 500" },
  ],
};
const report: ConformReport = {
  url: "https://api.example/?a&b",
  merchant: "M1",
  requests: 9,
  calls: [
    { call: "ranks", requirement: "AP-142", method: "GET", path: "/wps/system/ranks", checks: [passed("its answer")] },
    {
      call: "balance",
      requirement: "AP-020",
      method: "GET",
      path: "/wps/v2/wallets/balance",
      checks: [differing, passed("a request without a session")],
    },
    {
      call: "feedback",
      requirement: "AP-047",
      method: "PUT",
      path: "/wps/feedback",
      checks: [skipped("its answer", "it may change something (--write)")],
    },
  ],
};

it("prints for a person what differs, where, and what was not checked and why", () => {
  expect(formatConform(report, { style: (_, text) => text })).toBe(
    [
      "✗ balance  AP-020  GET /wps/v2/wallets/balance",
      "    its answer",
      '      at /value/sumBalance: expected a number, got the text "<b>1�[2J"',
      "      expected status 200, got status 500",
      "",
      "Not checked",
      "    it may change something (--write): feedback",
      "",
      "3 calls: 1 conform, 1 differ, 1 not checked. 9 requests were sent.",
    ].join("\n"),
  );
});

it("writes JUnit: a suite for each call, a case for each check", () => {
  expect(formatJunit(report)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="livery conform https://api.example/?a&amp;b" tests="4" failures="1" skipped="1">
  <testsuite name="ranks (AP-142, GET /wps/system/ranks)" tests="1" failures="0" skipped="0">
    <testcase classname="ranks" name="its answer"/>
  </testsuite>
  <testsuite name="balance (AP-020, GET /wps/v2/wallets/balance)" tests="2" failures="1" skipped="0">
    <testcase classname="balance" name="its answer"><failure message="at /value/sumBalance: expected a number, got the text &quot;&lt;b&gt;1�[2J&quot;"/><failure message="expected status 200, got status 500"/></testcase>
    <testcase classname="balance" name="a request without a session"/>
  </testsuite>
  <testsuite name="feedback (AP-047, PUT /wps/feedback)" tests="1" failures="0" skipped="1">
    <testcase classname="feedback" name="its answer"><skipped message="it may change something (--write)"/></testcase>
  </testsuite>
</testsuites>
`);
});
