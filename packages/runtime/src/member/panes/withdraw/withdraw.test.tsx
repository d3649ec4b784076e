import { minor } from "@livery/product/money.ts";
import { describe, expect, it, test } from "vitest";
import type { Card } from "../../payout/payoutData.ts";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { forcedAt, openPart } from "./confirmationParts.ts";
import { OrderBlock } from "./OrderBlock.tsx";
import type { Info, Order, Part } from "./withdrawData.ts";
import { feeOf, isUsable, obstacleOf, receivedOf } from "./withdrawalTerms.ts";

const now = Date.UTC(2026, 10, 24, 5);

test.each([
  [6_000_000, { feeRate: 1 }, 60_000],
  [6_000_000, { feeRate: 0 }, 0],
  [99_999, { feeRate: 1.1 }, 1_099],
  [6_000_000, { feeRate: 1, feeMinimum: minor(100_000) }, 100_000],
  [6_000_000, { feeRate: 0, feeMinimum: minor(500) }, 500],
  [9_007_199_254_740_991, { feeRate: 0.07 }, 6_305_039_478_318],
])("the fee of %d at %o is %d", (amount, terms, fee) => {
  expect(feeOf(minor(amount), terms)).toBe(fee);
});

test.each([
  [6_000_000, 60_000, 5_940_000],
  [6_000_000, Number.MIN_SAFE_INTEGER, undefined],
])("of an order of %d with a fee of %d %s is received", (amount, fee, received) => {
  expect(receivedOf({ amount: minor(amount), fee: minor(fee) })).toBe(received);
});

describe("what is in the way of a withdrawal", () => {
  const info = (more: Partial<Record<keyof Info, number>>) =>
    ({
      balance: 5_000_000,
      turnoverLeft: 0,
      minimum: 100_000,
      maximum: 9_000_000,
      feeRate: 0,
      ordersLeft: 3,
      ...more,
    }) as Info;
  const card: Card = { id: "C1", kind: "BANK", bank: "NURI", lastFour: "5678", isDefault: true };
  const fresh = { ...card, usableFrom: "2026-11-25T05:00:00.000Z" };

  it.each([
    [{}, [card], undefined],
    [{ turnoverLeft: 1, balance: 0, ordersLeft: 0 }, [fresh], "turnover"],
    [{ balance: 99_999, ordersLeft: 0 }, [card], "balance"],
    [{ balance: 100_000 }, [card], undefined],
    [{ balance: 150_000, giftWaiting: 50_001 }, [card], "balance"],
    [{ ordersLeft: 0 }, [fresh], "orders"],
    [{}, [fresh], "card"],
    [{}, [fresh, card], undefined],
  ] as const)("with %o and %o is: %s", (more, cards, obstacle) => {
    expect(obstacleOf(info(more), cards, now)).toBe(obstacle);
  });

  it("CO-036b is over for a card once its time has come, and a time that is none is left to the platform", () => {
    expect(isUsable(fresh, now)).toBe(false);
    expect(isUsable(fresh, Date.parse(fresh.usableFrom))).toBe(true);
    expect(isUsable({ usableFrom: "soon" }, now)).toBe(true);
    expect(isUsable(card, now)).toBe(true);
  });
});

const orderIn = (state: Order["state"], more: Partial<Order> = {}): Order => ({
  id: "W1",
  state,
  amount: minor(6_000_000),
  fee: minor(0),
  card: { id: "C1", kind: "BANK", bank: "NURI", lastFour: "5678", isDefault: true },
  createdAt: "2026-11-24T05:00:00.000Z",
  canCancel: false,
  ...more,
});

it.each([
  ["PENDING", ["Requested (done)", "Being checked (now)", "Payout (next)", "Arrival (next)"]],
  ["PAYING", ["Requested (done)", "Checked (done)", "Being paid out (now)", "Arrival (next)"]],
  ["CONFIRMING", ["Requested (done)", "Checked (done)", "Paid out (done)", "To be confirmed (now)"]],
  ["COMPLETED", ["Requested (done)", "Checked (done)", "Paid out (done)", "Arrived (done)"]],
  ["CANCELLED", ["Requested (done)", "Cancelled (failed)"]],
  ["REJECTED", ["Requested (done)", "Rejected (failed)"]],
] as const)("a withdrawal that is %s says what has happened and what comes next: %j", (state, steps) => {
  const html = paneHtml(<OrderBlock order={orderIn(state)} onOrder={() => undefined} />, { language: "en" });
  expect([...html.matchAll(/>([^<]+)<span[^>]*> (\([^)]*\))/gu)].map(([, label, at]) => `${label} ${at}`)).toEqual(
    steps,
  );
});

it.each([
  ["PENDING", true, true],
  ["PENDING", false, false],
  ["REJECTED", false, false],
] as const)(
  "CO-028a a withdrawal that is %s offers its cancelling only where the platform does",
  (state, canCancel, offered) => {
    const order = orderIn(state, { canCancel, reason: "The bank has refused it." });
    const html = paneHtml(<OrderBlock order={order} onOrder={() => undefined} />, { language: "en" });
    expect([html.includes("Cancel the withdrawal"), html.includes("The bank has refused it.")]).toEqual([
      offered,
      state === "REJECTED",
    ]);
  },
);

describe("a withdrawal in parts", () => {
  const part = (state: Part["state"], more: Partial<Part> = {}): Part => ({
    amount: minor(5_000_000),
    state,
    sentAt: "2026-11-24T05:00:00.000Z",
    forcedAt: "2026-11-24T05:45:00.000Z",
    proofImage: "/wps/pictures/1.svg",
    ...more,
  });

  it("waits for an answer about its last part only", () => {
    const open = part("CONFIRMING");
    expect(openPart({ parts: [part("RECEIVED"), open] })).toBe(open);
    expect(openPart({ parts: [open, part("FORCED")] })).toBeUndefined();
    expect(openPart({ parts: [] })).toBeUndefined();
  });

  it("WA-016b counts as received when the platform says, or else after the brand's minutes", () => {
    expect(forcedAt(part("CONFIRMING"), 30)).toBe(Date.UTC(2026, 10, 24, 5, 45));
    expect(forcedAt(part("CONFIRMING", { forcedAt: "" }), 30)).toBe(Date.UTC(2026, 10, 24, 5, 30));
  });
});
