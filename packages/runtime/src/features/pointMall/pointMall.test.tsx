import { PlatformError } from "@livery/platform/platformError.ts";
import type { WirePointMovement } from "@livery/platform/decoders/shared/pointMovement.gen.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { minor } from "@livery/product/money.ts";
import { pointRates } from "@livery/product/pointRates.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { describe, expect, it, test } from "vitest";
import { htmlOf } from "../../testing/htmlOf.tsx";
import { conversionFault } from "./conversionFault.ts";
import { exchangeColumns } from "./exchangeColumns.tsx";
import type { Exchange } from "./exchanges.ts";
import type { Terms } from "./mallData.ts";
import { movementColumns } from "./movementColumns.tsx";
import { pointTypes } from "./movements.ts";
import { conversionRange, formatPoints, formatRate, worthOf } from "./points.ts";
import { mostOf, obstacleOf } from "./rewards.ts";
import { Rules } from "./Rules.tsx";
import { useExchangeTexts } from "./useExchangeTexts.ts";
import { useMovementTexts } from "./useMovementTexts.ts";
import { type PasswordKind, usePassword } from "./usePassword.ts";
import { clockInKorea, inKorea } from "../../testing/inKorea.ts";

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .trim();

const clock = clockInKorea("2026-11-24T12:00");
const at = inKorea("2026-11-24T05:08").toISOString();

/** The cells of each row of the first table in some HTML, and of its head. */
function cellsIn(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gsu)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gsu)].map(([, cell = ""]) => textOf(cell)),
  );
}

describe("numbers", () => {
  test.each([
    [1234, "1,234", "+1,234"],
    [4.19, "4.19", "+4.19"],
    [2.5, "2.50", "+2.50"],
    [0.1 + 0.2, "0.30", "+0.30"],
    [0, "0", "0"],
    [-500, "−500", "−500"],
  ])("%d points are written %s, and as a change %s", (points, said, change) => {
    expect([formatPoints(points), formatPoints(points, { signed: true })]).toEqual([said, change]);
  });

  test.each([
    [0.7, "0.70"],
    [1.2, "1.20"],
    [0.125, "0.125"],
    [0.1234, "0.1234"],
  ])("a rate of %d is written %s", (rate, said) => {
    expect(formatRate(rate)).toBe(said);
  });

  test.each([
    [1230, { points: 10, worth: minor(100) }, 12_300],
    [4.5, { points: 10, worth: minor(100) }, 45],
    [0.19, { points: 10, worth: minor(100) }, 1],
    [1_000_000_000_000, { points: 10, worth: minor(100) }, 10_000_000_000_000],
    [5, { points: 0, worth: minor(100) }, undefined],
    [1e300, { points: 10, worth: minor(100) }, undefined],
  ])("%d points are worth, at %o, %s", (points, terms, worth) => {
    expect(worthOf(points, terms)).toBe(worth);
  });
});

const terms: Terms = {
  rates: [{ gameType: "LIVE", rate: 0.7 }],
  depositRate: 0.1,
  per: minor(10_000),
  points: 10,
  worth: minor(100),
  minimum: 105,
  maximum: 5000,
  step: 10,
};

test.each([
  [4826.65, { least: 110, most: 4820, step: 10 }],
  [9999, { least: 110, most: 5000, step: 10 }],
  [9, { least: 110, most: 0, step: 10 }],
])("of %d points the steps from %o can be converted", (points, range) => {
  expect(conversionRange(points, terms)).toEqual(range);
});

test("a platform without a step lets every whole point be converted", () => {
  expect(conversionRange(50.5, { minimum: 0, maximum: 100, step: 0 })).toEqual({ least: 1, most: 50, step: 1 });
});

test.each([
  ["", undefined],
  ["1,000", undefined],
  ["１０００", undefined],
  ["4,820", undefined],
  ["4,830", "fault.amountHigh"],
  ["100", "fault.amountLow"],
  ["115", "fault.amountPrecise"],
  ["0", "fault.amount"],
  ["-10", "fault.amount"],
  ["10.5", "fault.amount"],
  ["ten", "fault.amount"],
])("to convert %j is judged %s", (text, fault) => {
  expect(conversionFault(text, { least: 110, most: 4820, step: 10 })).toBe(fault);
});

describe("what a reward asks for", () => {
  const reward = { points: 100, amount: minor(5000), stock: 3 };
  const means = { points: 100, deposited: minor(5000) };

  it.each([
    ["exactly enough of everything", {}, {}, undefined],
    ["a point too few", {}, { points: 99 }, { id: "points", points: 1 }],
    ["too few deposits", {}, { deposited: minor(4999) }, { id: "deposits", amount: 1 }],
    [
      "both too few, of which deposits take longer",
      {},
      { points: 0, deposited: minor(0) },
      { id: "deposits", amount: 5000 },
    ],
    ["none left", { stock: 0 }, {}, { id: "soldOut" }],
    [
      "more than can be counted from a negative sum",
      { amount: minor(Number.MAX_SAFE_INTEGER) },
      { deposited: minor(-1) },
      { id: "deposits", amount: Number.MAX_SAFE_INTEGER },
    ],
    ["a stock that is no number of things", { stock: -1 }, {}, { id: "soldOut" }],
    ["nothing known of the member", {}, { points: undefined, deposited: undefined }, undefined],
  ])("%s", (_, changed, has, obstacle) => {
    expect(obstacleOf({ ...reward, ...changed }, { ...means, ...has })).toEqual(obstacle);
  });

  it.each([
    [{ points: 100, stock: 3 }, 1000, 3],
    [{ points: 100, stock: 30 }, 250, 2],
    [{ points: 100 }, 1_000_000, 100],
    [{ points: 0 }, 0, 100],
    [{ points: 100 }, undefined, 100],
    [{ points: 100 }, 99.99, 0],
  ])("of %o with %s points at most %d at once", (one, points, most) => {
    expect(mostOf(one, points)).toBe(most);
  });
});

const exchange: Exchange = {
  id: "P1",
  at,
  type: "GIFT",
  reward: "coffee",
  name: "Coffee",
  quantity: 2,
  points: 1000,
  amount: minor(500_000),
  status: "P",
  remark: "Flat 5",
};

function Exchanges({ rows }: { readonly rows: readonly Exchange[] }) {
  const columns = exchangeColumns(useExchangeTexts(), clock);
  return <DataTable caption="" columns={columns} rows={rows} rowKey={({ id }) => id} empty="" />;
}

it.each([
  [
    "ko",
    ["상품", "신청 시간", "종류", "수량", "필요 포인트", "금액 조건", "상태", "거래 번호", "비고"],
    ["Coffee", "11.24 05:08", "상품", "2", "1,000", "5,000", "처리 중", "P1", "Flat 5"],
  ],
  [
    "en",
    [
      "Name",
      "Application time",
      "Type",
      "Quantity",
      "Points required",
      "Amount required",
      "Status",
      "Reference number",
      "Remark",
    ],
    ["Coffee", "11.24 05:08", "Gift", "2", "1,000", "5,000", "In process", "P1", "Flat 5"],
  ],
] as const)("PM-005 in %s an exchange has nine columns: %o", (language, head, row) => {
  expect(cellsIn(htmlOf(<Exchanges rows={[exchange]} />, { language }))).toEqual([head, row]);
});

it.each([
  ["ko", ["처리 중", "승인", "거절"]],
  ["en", ["In process", "Approved", "Rejected"]],
] as const)("PM-006 in %s three statuses have the labels %o", (language, labels) => {
  const rows = ["P", "A", "R"].map((status) => ({ ...exchange, id: status, status }));
  const [, ...cells] = cellsIn(htmlOf(<Exchanges rows={rows} />, { language }));
  expect(cells.map((row) => row[6])).toEqual(labels);
});

it.each([
  ["0", "In process"],
  ["P", "In process"],
  ["1", "Approved"],
  ["A", "Approved"],
  ["2", "Rejected"],
  ["R", "Rejected"],
  ["Z", "Z"],
  ["toString", "toString"],
])("PM-007 the code %s of a status is shown as %s", (status, label) => {
  const [, row = []] = cellsIn(htmlOf(<Exchanges rows={[{ ...exchange, status }]} />));
  expect(row[6]).toBe(label);
});

it("an exchange of an unknown kind, without a remark and a readable time, is shown as sent", () => {
  const { remark: _, ...odd } = { ...exchange, type: "TOKEN" as never, at: "soon", amount: minor(-1) };
  expect(cellsIn(htmlOf(<Exchanges rows={[odd]} />))[1]).toEqual([
    "Coffee",
    "–",
    "TOKEN",
    "2",
    "1,000",
    "−0.01",
    "In process",
    "P1",
    "",
  ]);
});

const movement: WirePointMovement = { id: "1", at, type: "LIVE", points: 12.5, balance: 120 };

function Movements({ row }: { readonly row: WirePointMovement }) {
  const columns = movementColumns(useMovementTexts(), clock);
  return <DataTable caption="" columns={columns} rows={[row]} rowKey={({ id }) => id} empty="" />;
}

it.each([
  ["ko", ["종류", "변동 포인트", "남은 포인트"], "라이브 11.24 05:08"],
  ["en", ["Type", "Changed points", "Balance"], "Live 11.24 05:08"],
] as const)("PM-008 in %s a movement of points has three columns: %o", (language, head, title) => {
  const [heads, [type, change, balance] = []] = cellsIn(htmlOf(<Movements row={movement} />, { language }));
  expect(heads).toEqual(head);
  expect([type, change]).toEqual([title, "+12.50"]);
  expect(balance).toContain("120");
});

it.each([
  ["ko", "real-money", ["라이브", "복권", "홀덤·PVP", "슬롯·피싱", "스포츠", "교환", "입금"]],
  ["ko", "demo", ["라이브", "복권", "홀덤·PVP", "슬롯·피싱", "스포츠", "교환", "충전"]],
  ["en", "real-money", ["Live", "Lottery", "Poker & PVP", "Slots and fishing", "Sports", "Redeemed", "Deposit"]],
] as const)("PM-009 in %s with %s the seven types of points have the labels %o", (language, play, labels) => {
  const typeOf = (type: string) =>
    cellsIn(htmlOf(<Movements row={{ ...movement, type: type as never }} />, { language, site: { play } }))[1]?.[0];
  expect(pointTypes.map(typeOf)).toEqual(labels.map((label) => `${label} 11.24 05:08`));
  expect(typeOf("BIRTHDAY")).toBe("BIRTHDAY 11.24 05:08");
});

const everyType = gameTypes.map(({ id }) => id);
const brandRates = Object.fromEntries(pointRates.map(({ gameType, rate }) => [gameType, rate]));
const site = { gameTypes: everyType, pointRates: brandRates, currencySymbol: "P" };

it.each([
  ["ko", "real-money", "포인트는 입금과 베팅으로 쌓입니다.", "포인트는 사라지지 않습니다. 유효 기간이 없습니다."],
  ["ko", "demo", "포인트는 입금(플레이머니 충전)과 베팅으로 쌓입니다.", "포인트는 사라지지 않습니다."],
  ["en", "real-money", "You earn points for deposits and bets.", "Points never expire."],
  ["en", "demo", "You earn points for deposits (play-money top-ups) and bets.", "Points never expire."],
] as const)("PM-014 CN-018 CN-019 in %s with %s the page says: %s %s", (language, play, earned, expiry) => {
  const said = textOf(htmlOf(<Rules />, { language, site: { ...site, play } }));
  expect(said).toContain(earned);
  expect(said).toContain(expiry);
});

it("PM-015 the table has a rate for five game types and a dash for the three others", () => {
  const [, ...rows] = cellsIn(htmlOf(<Rules />, { site }));
  expect(rows.map((row) => row.at(-1)!.replace(/^Rate /u, ""))).toEqual(
    everyType.map(
      (id) => ({ LIVE: "0.70", SPORTS: "1.00", FISH: "1.20", RNG: "1.20", PVP: "1.00" })[id as string] ?? "-",
    ),
  );
});

it("the platform's own rates and terms replace the brand's, for the game types that the brand offers", () => {
  const html = htmlOf(<Rules terms={{ ...terms, rates: [{ gameType: "LIVE", rate: 0.95 }] }} />, {
    site: { ...site, gameTypes: ["LIVE", "RNG"] },
  });
  expect(
    cellsIn(html)
      .slice(1)
      .map((row) => row.at(-1)),
  ).toEqual(["Rate 0.95", "Rate -"]);
  expect(textOf(html)).toContain(
    "10 points are worth P 1. You can convert 105 to 5,000 points at a time, in steps of 10.",
  );
  expect(textOf(html)).toContain("0.10 points for each P 100");
});

/** What a password of a kind is called, what is said of a wrong one, and the part of a request that it becomes. */
function Password({ kind, error }: { readonly kind: PasswordKind; readonly error?: unknown }) {
  const { field, sent } = usePassword(kind, { state: "refused", error });
  return [field.label, Object.values(field.texts ?? {})[0], JSON.stringify(sent("135790"))].join(" | ");
}

const wrong = new PlatformError("refused", "wrong", {
  status: 422,
  apiError: { code: "WRONG_PASSWORD", value: { left: 1 } },
});

it.each([
  [
    "payment",
    undefined,
    'Payment password | Wrong payment password. What you entered is kept. | {"paymentPassword":"135790"}',
  ],
  ["login", undefined, 'Login password | Wrong password. What you entered is kept. | {"password":"135790"}'],
  ["login", wrong, 'Login password | Wrong password. 1 try left. What you entered is kept. | {"password":"135790"}'],
] as const)("PM-003 the %s password is asked for, after %o, and sent as such", (kind, error, said) => {
  expect(htmlOf(<Password kind={kind} error={error} />).replaceAll("&quot;", '"')).toBe(said);
});
