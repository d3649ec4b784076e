import type { Operation } from "@livery/gateway/testing/moneyHarness/history.ts";
import { expect, it } from "vitest";
import { formatLedgerSoak, formatProgress } from "./formatLedgerSoak.ts";

const counts = {
  operations: 3,
  sends: 10,
  repeats: 1,
  otherBodies: 1,
  dropped: 2,
  unanswered: 4,
  passing: 0,
  kills: 2,
};

function operation(call: string, ...answers: readonly (readonly [status: number, code?: string])[]): Operation {
  return {
    id: 0,
    client: 0,
    member: 1,
    call,
    key: "key",
    body: {},
    sentAt: 0,
    answers: answers.map(([status, code]) => ({ status, text: JSON.stringify({ code }), isRepeated: false })),
    toOtherBody: [],
  };
}

it("tells a run's operations by call and outcome, and what was done to it", () => {
  const operations = [
    operation("recallAll", [409, "KEY_IN_FLIGHT"], [200]),
    operation("pausePlay", [401, "SESSION_EXPIRED"]),
    operation("createDeposit", [422, "TOO_MANY_ORDERS"]),
  ];
  expect(formatLedgerSoak({ operations }, counts, 2)).toMatchInlineSnapshot(`
    "call                        done     refused  never told  refusals
    createDeposit                  0           1           0  TOO_MANY_ORDERS 1
    pausePlay                      0           0           1
    recallAll                      1           0           0

    3 operations in 2 s (2/s), 10 sends
    1 repeats of an earlier key (25 %), 1 of them with another body
    2 answers dropped (20 % of the sends), 0 that came too early
    2 kills, 4 sends without an answer for them"
  `);
});

it("tells how far a run is", () => {
  expect(formatProgress(counts, 30)).toMatchInlineSnapshot(
    `"   30 s  3 operations, 0/s, 10 sends, 2 answers dropped, 2 kills"`,
  );
});
