import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import { minor } from "@livery/product/money.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { expect, it, test } from "vitest";
import { paneHtml } from "../../centre/testing/paneHtml.tsx";
import { movementColumns } from "./movementColumns.tsx";
import { kindOf, offeredKinds, stateOf } from "./movements.ts";
import { MovementSum } from "./MovementSum.tsx";
import { useMovementTexts } from "./useMovementTexts.ts";
import { clockInKorea, inKorea } from "../../../testing/inKorea.ts";

const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, " ").replaceAll(/\s+/gu, " ");

test("the own balance is part of the sentence where it is known", () => {
  const sum = <MovementSum period={{ from: "2026-11-18", to: "2026-11-24" }} total={2} balance={minor(128_450)} />;
  expect(paneHtml(sum, { language: "en" }).replaceAll(/<[^>]*>/gu, "")).toMatch(/Your balance is now 1,284.50\.$/u);
});

it.each([
  ["ko", 23, "11월 18일~24일: 거래 23건."],
  ["en", 23, "November 18 – 24: 23 transactions."],
  ["en", 1, "November 18 – 24: 1 transaction."],
] as const)("in %s a period's %d movements are counted in a sentence", (language, total, sentence) => {
  const sum = <MovementSum period={{ from: "2026-11-18", to: "2026-11-24" }} total={total} />;
  expect(
    paneHtml(sum, { language })
      .replaceAll(/<[^>]*>/gu, "")
      .replaceAll(/\s/gu, " "),
  ).toBe(sentence);
});

it.each([
  [{ kind: "DEPOSIT", amount: minor(5) }, "DEPOSIT"],
  [{ kind: "WITHDRAWAL", amount: minor(-5) }, "WITHDRAWAL"],
  [{ kind: "WITHDRAWAL", amount: minor(5) }, "RETURNED"],
  [{ kind: "toString", amount: minor(5) }, undefined],
])("%o is called %s", (movement, id) => {
  expect(kindOf(movement)?.id).toBe(id);
});

it.each([
  ["CONFIRMING", -5, "open"],
  ["COMPLETED", -5, "settled"],
  ["REJECTED", -5, "refused"],
  ["REJECTED", 5, "settled"],
  ["ODD", -5, undefined],
])("the state %s of a withdrawal that moved %d looks %s", (state, amount, look) => {
  expect(stateOf({ kind: "WITHDRAWAL", amount: minor(amount), state })?.look).toBe(look);
});

test("kinds to filter by are those that the account and the brand can have", () => {
  const kinds = (account: "member" | "agent", pointMall: boolean) =>
    offeredKinds({ features: { pointMall }, switches: {}, session: "held", account, flags: {} } as never);
  const everybody = ["DEPOSIT", "WITHDRAWAL", "TRANSFER", "BONUS", "REBATE"];
  expect(kinds("member", false)).toEqual(everybody);
  expect(kinds("member", true)).toEqual([...everybody, "POINTS"]);
  expect(kinds("agent", false)).toEqual([...everybody, "CONTRACT"]);
});

function Table({ row }: { readonly row: WireTransaction }) {
  const columns = Object.values(movementColumns(useMovementTexts(), clockInKorea("2026-11-24T12:00"))).map(
    (column) => ({
      ...column,
      place: "line" as const,
      labelled: column.id === "balance",
    }),
  );
  return <DataTable caption="" columns={columns} rows={[row]} rowKey={({ id }) => id} empty="" />;
}

test.each([
  [{ kind: "DEPOSIT", amount: 5_000_000, state: "COMPLETED" }, "Top-up 11.24 05:08 +50,000.00 Balance 9.00 Completed"],
  [{ kind: "WITHDRAWAL", amount: -1, state: "PAYING" }, "Withdrawal 11.24 05:08 −0.01 Balance 9.00 Being paid"],
  [{ kind: "LOYALTY", amount: 0, state: "ODD" }, "LOYALTY 11.24 05:08 0.00 Balance 9.00 ODD"],
  [{ at: "soon", amount: Number.MAX_SAFE_INTEGER }, "Bonus – +90,071,992,547,409.91 Balance 9.00 Completed"],
] as const)("a movement %o is a row %s, and what the site does not know is shown as sent", (more, said) => {
  const row = {
    id: "1",
    at: inKorea("2026-11-24T05:08").toISOString(),
    kind: "BONUS",
    state: "COMPLETED",
    balance: 900,
    ...more,
  } as WireTransaction;
  const html = paneHtml(<Table row={row} />, { language: "en", site: { play: "demo" } });
  expect(textOf(html)).toContain(said);
});
