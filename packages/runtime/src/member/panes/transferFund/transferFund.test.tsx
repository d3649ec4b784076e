import { minor } from "@livery/product/money.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { describe, expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { FundsBar } from "./FundsBar.tsx";
import { RecallReceipt } from "./RecallReceipt.tsx";
import { transferColumns } from "./transferColumns.tsx";
import { useTransferTexts } from "./useTransferTexts.ts";
import { type Funds, moveOptions, type Wallet } from "./walletData.ts";
import { WalletList } from "./WalletList.tsx";
import { moneyFirst, recallable, sumOf, vendorOf } from "./wallets.ts";
import { clockInKorea, inKorea } from "../../../testing/inKorea.ts";

const wallet = (vendor: string, balance: number, more: object = {}): Wallet => ({
  vendor,
  name: `Studio ${vendor}`,
  balance: minor(balance),
  state: "OPEN",
  ...more,
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/[\s\u{2068}\u{2069}]+/gu, " ")
    .replaceAll(" .", ".")
    .trim();

const codes = (wallets: readonly Wallet[]) => wallets.map(({ vendor }) => vendor);

it("wallets with money come first, and only what is open can be recalled", () => {
  const all = [
    wallet("A", 0),
    wallet("B", 500, { state: "MAINTENANCE" }),
    wallet("C", 700),
    wallet("D", -5),
    wallet("E", 1, { state: "ODD" }),
  ];
  expect(codes(moneyFirst(all))).toEqual(["B", "C", "E", "A", "D"]);
  expect(codes(recallable(all))).toEqual(["C"]);
});

it.each([
  [[], 0],
  [[700, 500], 1_200],
  [[Number.MAX_SAFE_INTEGER, 1], undefined],
])("the balances %o are %s in all", (balances, sum) => {
  expect(sumOf(balances.map((balance) => ({ balance: minor(balance) })))).toBe(sum);
});

it.each([
  [{ from: "MAIN", to: "PP" }, "PP"],
  [{ from: "PP", to: "MAIN" }, "PP"],
  [undefined, undefined],
])("the provider of a transfer %o is %s", (move, vendor) => {
  expect(vendorOf(move)).toBe(vendor);
});

it("a transfer between wallets is remembered whole until its outcome is known", () => {
  const move = { from: "MAIN", to: "PP", amount: minor(500) };
  expect(moveOptions.remembers?.(move)).toEqual(move);
});

describe("where the money is", () => {
  const funds = (more: Partial<Record<keyof Funds, unknown>> = {}) =>
    ({
      total: 12_845_000,
      main: 8_615_000,
      held: 0,
      vendors: [{ vendor: "PP", balance: 4_230_000 }],
      ...more,
    }) as Funds;

  it.each([
    [
      "ko",
      funds(),
      false,
      "지금 가진 금액은 모두 128,450 입니다. 메인 지갑 P 86,150.00 게임사 P 42,300.00 출금 대기 P 0.00",
    ],
    [
      "en",
      funds({ held: 3_000_000 }),
      false,
      "You have 128,450 in total. A further 30,000 is held for withdrawals. Main wallet P 86,150.00 At providers P 42,300.00 Held for withdrawals P 30,000.00",
    ],
    ["en", funds(), true, "You have 128,450 in total. Available P 128,450.00 Held for withdrawals P 0.00"],
    [
      "en",
      funds({ total: -500, main: -500, vendors: [{ balance: Number.MAX_SAFE_INTEGER }, { balance: 1 }] }),
      false,
      "You have −5 in total. Main wallet − P 5.00 At providers – Held for withdrawals P 0.00",
    ],
  ] as const)("in %s of %o, with one wallet: %s, is said: %s", (language, shown, isSingle, said) => {
    const html = paneHtml(<FundsBar funds={shown} isSingle={isSingle} />, { language, site: { currencySymbol: "P" } });
    expect(textOf(html)).toBe(said);
  });
});

describe("the providers' wallets", () => {
  const rowsOf = (wallets: readonly Wallet[]) =>
    [...paneHtml(<WalletList wallets={wallets} onMove={() => undefined} />).matchAll(/<li[^>]*>(.*?)<\/li>/gsu)].map(
      ([, inside = ""]) => textOf(inside),
    );

  it("each have a row, whose action depends on the balance and on the provider's state", () => {
    const { name: _, ...nameless } = wallet("EVO", 0);
    expect(
      rowsOf([
        wallet("PP", 70_000),
        nameless,
        wallet("KA", 500, { state: "MAINTENANCE" }),
        wallet("X", 0, { state: "ODD" }),
      ]),
    ).toEqual([
      "Studio PP 700.00 Move out Studio PP",
      "EVO 0.00 Move in EVO",
      "Studio KA 5.00 Under maintenance",
      "Studio X 0.00 ODD",
    ]);
  });

  it("without money show eight at first, those with money all", () => {
    const many = (count: number, balance: number) =>
      Array.from({ length: count }, (_, index) => wallet(`${balance}-${index}`, balance));
    expect(rowsOf(many(33, 0))).toHaveLength(8);
    expect(rowsOf([...many(12, 5), ...many(33, 0)])).toHaveLength(12);
    expect(rowsOf([...many(2, 5), ...many(33, 0)])).toHaveLength(8);
    expect(rowsOf(many(8, 0))).toHaveLength(8);
  });
});

it.each([
  [
    {
      moved: [{ vendor: "PP", amount: 70_000 }],
      wallets: [wallet("PP", 0), wallet("KA", 500, { state: "MAINTENANCE" })],
    },
    "700 recalled From Studio PP +P 700.00 Still at Studio KA, which is under maintenance P 5.00 Main wallet P 900.00",
  ],
  [
    { moved: [{ vendor: "PP", amount: 70_000 }], wallets: [wallet("EVO", 1)] },
    "700 recalled From Studio PP +P 700.00 Still at Studio EVO P 0.01 Main wallet P 900.00",
  ],
  [{ moved: [], wallets: [] }, "Nothing was recalled Main wallet P 900.00"],
  [
    {
      moved: [
        { vendor: "PP", amount: Number.MAX_SAFE_INTEGER },
        { vendor: "EVO", amount: 1 },
      ],
      wallets: [],
    },
    "Recalled From Studio PP",
  ],
])("a recall of %o says what came from where and what did not: %s", (recall, said) => {
  const names = (vendor: string) => `Studio ${vendor}`;
  const receipt = <RecallReceipt recall={{ ...recall, balance: minor(90_000) } as never} nameOf={names} />;
  const text = textOf(paneHtml(receipt, { site: { currencySymbol: "P" } })).replaceAll("+ P", "+P");
  expect(text).toContain(said);
});

function Table({ row }: { readonly row: object }) {
  const texts = useTransferTexts((vendor) => (vendor === "PP" ? "Pragra" : vendor));
  const shown = {
    id: "T1",
    kind: "WALLET" as const,
    amount: minor(50_000),
    from: "MAIN",
    to: "PP",
    at: inKorea("2026-11-24T05:08").toISOString(),
    ...row,
  };
  const columns = transferColumns(texts, { clock: clockInKorea("2026-11-27T12:00"), list: [shown] });
  return <DataTable caption="" columns={columns} rows={[shown]} rowKey={({ id }) => id} empty="" />;
}

it.each([
  [{}, "Main wallet → Pragra 11.24 05:08 Between wallets 500.00"],
  [{ from: "PP", to: "MAIN", balance: minor(1) }, "Pragra → Main wallet 11.24 05:08 Between wallets 500.00 0.01"],
  [{ kind: "UP", from: "de***o", to: "yu***k" }, "de***o → yu***k 11.24 05:08 To your upline 500.00"],
  [
    { kind: "ODD", from: "", to: "OLD", at: "soon", amount: minor(Number.MAX_SAFE_INTEGER) },
    "→ OLD – ODD 90,071,992,547,409.91",
  ],
])("a transfer with %o is a row %s", (row, said) => {
  expect(textOf(paneHtml(<Table row={row} />))).toContain(said);
});
