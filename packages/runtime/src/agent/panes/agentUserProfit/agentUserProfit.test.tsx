import { type Minor, minor } from "@livery/product/money.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { giftsOf, mayHaveTeam } from "./memberSums.ts";
import { TeamProfitSum } from "./TeamProfitSum.tsx";
import { useProfitColumns } from "./useProfitColumns.tsx";

const sums = (more: Readonly<Record<string, number>> = {}) =>
  ({
    deposit: 500,
    withdrawal: 400,
    validBet: 300,
    payout: 200,
    bonus: 20,
    rebate: 10,
    net: -70,
    ...more,
  }) as Record<"deposit" | "withdrawal" | "validBet" | "payout" | "bonus" | "rebate" | "net", Minor>;

const textOf = (html: string, between = "") => html.replaceAll(/<[^>]*>/gu, between).replaceAll(/\s+/gu, " ");

const won = { net: 4_200_000 };

it.each([
  ["ko", { total: 8 }, "11월 18일~24일: 바로 아래 회원 8명. 회원이 620,000을 잃었습니다."],
  ["ko", { total: 3, parent: "yuna_k" }, "11월 18일~24일: yuna_k 바로 아래 회원 3명. 회원이 620,000을 잃었습니다."],
  ["ko", { total: 1, isOne: true, more: won }, "11월 18일~24일: 이 회원이 42,000을 땄습니다."],
  ["en", { total: 1, more: won }, "November 18 – 24: 1 member directly below you. Members won 42,000."],
  [
    "en",
    { total: 8, parent: "yuna_k", more: { net: 0 } },
    "November 18 – 24: 8 members directly below yuna_k. Members broke even.",
  ],
  [
    "ko",
    { total: 8, more: { validBet: 0, payout: 0, net: 0 } },
    "11월 18일~24일: 바로 아래 회원 8명. 이 가운데 베팅한 회원이 없습니다.",
  ],
  [
    "en",
    { total: 1, isOne: true, more: { validBet: 0, payout: 0, net: 0 } },
    "November 18 – 24: this member placed no bets.",
  ],
] as const)("in %s what members did (%o) is a sentence that says whose loss it is", (language, shown, said) => {
  const { total, parent, isOne, more } = { parent: undefined, isOne: false, more: {}, ...shown };
  const sum = (
    <TeamProfitSum
      period={{ from: "2026-11-18", to: "2026-11-24" }}
      parent={parent}
      isOne={isOne}
      total={total}
      totals={sums({ net: -62_000_000, ...more })}
    />
  );
  expect(textOf(paneHtml(sum, { language }))).toBe(said);
});

it("bonuses and cashback are one figure, so that a row adds up to its net", () => {
  const { payout, validBet, net, ...row } = sums();
  expect(payout + giftsOf({ payout, validBet, net, ...row })! - validBet).toBe(net);
  const { rebate: _, ...old } = sums();
  expect(giftsOf(old)).toBe(20);
  expect(giftsOf(sums({ bonus: Number.MAX_SAFE_INTEGER }))).toBeUndefined();
});

it.each([
  ["0", false],
  ["1", true],
  ["42", true],
  ["4", false],
  [undefined, true],
])("an account of the kind %s may have members below it: %s", (type, may) => {
  expect(mayHaveTeam(type === undefined ? {} : { type })).toBe(may);
});

it.each([
  ["ko", "2", /yuna_k 에이전트 .* 잃음 0\.70/u],
  ["en", "0", /yuna_k (?!Agent).* lost 0\.70 .*Total of 9 .* lost 0\.70/u],
] as const)("in %s a member of the kind %s has its net in words, and so have all", (language, type, said) => {
  function Table() {
    const columns = useProfitColumns().columns({ total: 9, totals: sums() });
    const rows = [{ account: "yuna_k", type, sums: sums({ net: minor(-70) }) }];
    return <DataTable caption="" columns={columns} rows={rows} rowKey={({ account }) => account} empty="" />;
  }
  expect(textOf(paneHtml(<Table />, { language }), " ")).toMatch(said);
});
