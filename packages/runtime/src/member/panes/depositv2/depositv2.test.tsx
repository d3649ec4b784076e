import { PlatformError } from "@livery/platform/platformError.ts";
import { minor } from "@livery/product/money.ts";
import { describe, expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { tightestLimit } from "../../../kit/data/playLimits.ts";
import { BonusStep } from "./BonusStep.tsx";
import { bonusTerms } from "./bonusTerms.ts";
import type { Order } from "./depositData.ts";
import { OrderTimeline } from "./OrderTimeline.tsx";
import { endOf, presentOrder } from "./orders.ts";
import { offeredPeriods, refusedLimit } from "./ownLimit.ts";
import { PayLines } from "./PayLines.tsx";

const order = (more: Partial<Order> = {}): Order => ({
  id: "D1",
  state: "CREATED",
  method: "BANK",
  amount: minor(3_000_050),
  createdAt: "2026-11-24T05:08:00.000Z",
  ...more,
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

test("an order whose end is no time is paid without one", () => {
  expect(endOf({ expiresAt: "2026-11-24T05:23:00.000Z" })).toBe(Date.UTC(2026, 10, 24, 5, 23));
  expect([endOf({}), endOf({ expiresAt: "soon" }), endOf({ expiresAt: "" })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe("the order that fills the page", () => {
  const created = order();
  const paid = order({ id: "D2", state: "PAID" });
  const completed = order({ id: "D3", state: "COMPLETED" });

  it("is one that waits for the member, else one that waits for the platform", () => {
    expect(presentOrder([completed, paid, created], {})?.id).toBe("D1");
    expect(presentOrder([completed, paid], {})?.id).toBe("D2");
    expect(presentOrder([completed], {})).toBeUndefined();
  });

  it("is the one that the member follows, also once it is finished", () => {
    expect(presentOrder([order({ state: "COMPLETED" }), paid], { followed: created })?.state).toBe("COMPLETED");
  });

  it("does not go back to what a list that is older says", () => {
    expect(presentOrder([created], { followed: order({ state: "PAID" }) })?.state).toBe("PAID");
    expect(presentOrder([created], { left: "D1" })).toBeUndefined();
  });
});

describe("a bonus", () => {
  const rate = { rate: 10, turnover: 3 };

  it.each([
    [rate, 3_000_000, { extra: 300_000, stake: 9_900_000 }],
    [{ ...rate, maximum: minor(100_000) }, 3_000_000, { extra: 100_000, stake: 9_300_000 }],
    [{ rate: 7.25, turnover: 1 }, 999, { extra: 72, stake: 1071 }],
    [{ rate: 10, turnover: 1.1 }, 3_000_000, { extra: 300_000, stake: 3_630_000 }],
    [{ rate: 0, turnover: 1.01 }, 99, { extra: 0, stake: 100 }],
    [{ rate: 10, turnover: Number.MAX_VALUE }, 1_000_000, undefined],
    [{ rate: 100, turnover: 1 }, 4_000_000_000_000_000, { extra: 4_000_000_000_000_000, stake: 8_000_000_000_000_000 }],
    [{ rate: 10, turnover: 100 }, 8_000_000_000_000_000, undefined],
    [{ turnover: 3 }, 3_000_000, undefined],
  ])("%o for a deposit of %d is %o", (bonus, amount, terms) => {
    expect(bonusTerms(bonus, minor(amount))).toEqual(terms);
  });

  it.each([
    ["ko", "3,000을 더 받고, 99,000을 걸어야 출금할 수 있습니다."],
    ["en", "3,000 extra. Stake 99,000 before you can withdraw."],
  ] as const)("in %s says in money what it asks for, and none is chosen first", (language, said) => {
    const bonuses = [{ id: "W", title: "Weekend", ...rate }];
    const step = <BonusStep bonuses={bonuses} chosen={undefined} amount={minor(300_000)} onBonus={() => undefined} />;
    const larger = (
      <BonusStep bonuses={bonuses} chosen={undefined} amount={minor(3_000_000)} onBonus={() => undefined} />
    );
    expect(textOf(paneHtml(larger, { language }))).toContain(said);
    expect(paneHtml(step, { language })).toMatch(/<input[^>]*checked=""[^>]*value=""|value=""[^>]*checked=""/u);
  });
});

describe("the own limit", () => {
  const limit = (kind: "DEPOSIT" | "LOSS", period: "DAY" | "MONTH", left?: number) => ({
    kind,
    period,
    used: minor(5),
    ...(left !== undefined && { value: minor(left + 5), left: minor(left) }),
  });

  it("is the one of deposits that leaves the least", () => {
    expect(tightestLimit([limit("LOSS", "DAY", 1), limit("DEPOSIT", "DAY", 9), limit("DEPOSIT", "MONTH", 7)])).toEqual({
      period: "MONTH",
      value: 12,
      used: 5,
      left: 7,
    });
    expect(tightestLimit([limit("DEPOSIT", "DAY")])).toBeUndefined();
  });

  const refused = (value: unknown) =>
    new PlatformError("refused", "refused", { status: 422, apiError: { code: "LIMIT_REACHED", value } });

  test.each([
    [
      { kind: "DEPOSIT", period: "DAY", left: 500 },
      { period: "DAY", left: 500 },
    ],
    [{ period: "YEAR", left: 500 }, undefined],
    [{ period: "DAY", left: "500" }, undefined],
    [undefined, undefined],
  ])("a refusal with %o is read as %o", (value, read) => {
    expect(refusedLimit(refused(value))).toEqual(read);
  });
});

it("an order's bank, account and reference can be copied, and an address also scanned", () => {
  const site = { play: "real-money" } as const;
  const payTo = { bank: "Demo Bank", account: "110-482", reference: "MG" };
  const bank = paneHtml(<PayLines order={order({ payTo })} />, { site });
  expect(textOf(bank)).toContain("30,000.50");
  expect([...bank.matchAll(/aria-label="(Copy: [^"]*)"/gu)].map(([, label]) => label)).toEqual([
    "Copy: Amount to send",
    "Copy: Bank",
    "Copy: Account",
    "Copy: Reference",
  ]);
  expect(bank).not.toContain("<path");
  expect(paneHtml(<PayLines order={order({ payTo: { address: "TQn9Y2" } })} />)).toContain('role="img"');
});

describe.each([
  ["demo", "en", "Confirm", "Confirmed"],
  ["demo", "ko", "내 확인", "확인함"],
  ["real-money", "en", "Send", "Sent"],
  ["real-money", "ko", "보내기", "보냄"],
] as const)("an open order at a brand for %s, in %s", (play, language, toDo, done) => {
  const stepsAt = (state: "CREATED" | "PAID") => {
    const html = paneHtml(<OrderTimeline order={{ ...order(), state }} />, { language, site: { play } });
    return [...html.matchAll(/<span class="[^"]*">([^<]+)<span[^>]*> \(([^)]*)\)/gu)].map(([, label, at]) => [
      label,
      at,
    ]);
  };
  const [present, later, past] = language === "ko" ? ["지금", "다음", "끝남"] : ["now", "next", "done"];

  it("says what has happened and what comes next", () => {
    expect(stepsAt("CREATED").map(([, at]) => at)).toEqual([past, present, later, later]);
    expect(stepsAt("CREATED")[1]).toEqual([toDo, present]);
    expect(stepsAt("PAID").map(([, at]) => at)).toEqual([past, past, present, later]);
    expect(stepsAt("PAID")[1]).toEqual([done, past]);
  });
});

test("a limit of deposits is offered for the periods that the market names, or for all of them", () => {
  expect(offeredPeriods({})).toEqual(["DAY", "WEEK", "MONTH"]);
  expect(offeredPeriods({ limits: [{ kind: "DEPOSIT", period: "WEEK" }] })).toEqual(["WEEK"]);
  expect(offeredPeriods({ limits: [{ kind: "LOSS", period: "DAY" }] })).toBeUndefined();
});
