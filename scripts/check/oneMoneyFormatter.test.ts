import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./oneMoneyFormatter.ts";

it.each([
  [
    "packages/runtime/src/features/a/A.tsx",
    'const f = new Intl.NumberFormat("ko");',
    "Intl.NumberFormat is a second formatter.",
  ],
  ["packages/ui/src/A/A.tsx", "const a = amount.toLocaleString();", "toLocaleString is a second formatter."],
  ["packages/runtime/src/features/a/A.tsx", "const a = toMajor(amount);", "toMajor changes the unit of money here."],
  ["packages/gateway/src/routes/bets.ts", "const a = toMajor(stake, 2);", "toMajor changes the unit of money here."],
])("%s: %s is found", (path, text, message) => {
  expect(run(memoryTree({ [path]: text }))).toEqual([{ path, line: 1, message }]);
});

it.each([
  ["packages/runtime/src/kit/formatCount.ts", 'const f = new Intl.NumberFormat("en-US");'],
  ["packages/platform/src/calls/balance.ts", "const a = toMinor(sumBalance);"],
  ["packages/gateway/src/rewards/claims.ts", "const a = toMinor(terms.reward, decimals);"],
  ["packages/runtime/src/features/a/A.tsx", "const a = new Intl.DateTimeFormat();"],
  ["packages/cli/src/a.ts", "const a = bytes.toLocaleString();"],
])("%s: %s is not", (path, text) => {
  expect(run(memoryTree({ [path]: text }))).toEqual([]);
});
