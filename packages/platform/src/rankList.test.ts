import { expect, it } from "vitest";
import { rankList } from "./calls/rankList.ts";

it.each([
  ["abcdef", "ab***"],
  ["라온제나", "라온***"],
  ["abc***", "abc***"],
])("PR-024 the name %s is shown as %s among the leaders and the winners", (account, shown) => {
  const decoded = rankList.decode({
    rankList: [{ rank: 1, account, amount: 1 }],
    winnerList: [{ id: 1, account, gameName: "Baccarat", amount: 1, timestamp: 0 }],
  });
  expect(decoded).toMatchObject({ ok: true, value: { leaders: [{ player: shown }], winners: [{ player: shown }] } });
});
