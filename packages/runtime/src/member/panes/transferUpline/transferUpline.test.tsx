import { minor } from "@livery/product/money.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { expect, it } from "vitest";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { uplineColumns } from "./uplineColumns.tsx";
import { type Transfer, transferOptions } from "./uplineData.ts";
import { clockInKorea, inKorea } from "../../../testing/inKorea.ts";

const transfer = (more: object = {}): Transfer => ({
  id: "T1",
  kind: "UP",
  amount: minor(3_000_000),
  from: "de***o",
  to: "yu***k",
  at: inKorea("2026-11-24T05:08").toISOString(),
  ...more,
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

function Table({ row }: { readonly row: Transfer }) {
  const { t } = useTranslation("records");
  const columns = uplineColumns(t, { clock: clockInKorea("2026-11-27T12:00"), list: [row] });
  return <DataTable caption="" columns={columns} rows={[row]} rowKey={({ id }) => id} empty="" />;
}

it.each([
  [{}, "To Time Remark Amount yu***k 11.24 05:08 30,000.00"],
  [
    { remark: "Thank you", balance: minor(9_845_000) },
    "To Time Remark Amount Balance after yu***k 11.24 05:08 Thank you 30,000.00 98,450.00",
  ],
  [{ at: "soon", amount: minor(Number.MAX_SAFE_INTEGER), to: "" }, "To Time Remark Amount – 90,071,992,547,409.91"],
])("a transfer with %o is a row %s", (more, said) => {
  expect(textOf(paneHtml(<Table row={transfer(more)} />))).toBe(said);
});

it("a transfer is remembered until its outcome is known, without the payment password", () => {
  const request = { amount: minor(3_000_000), remark: "Thank you", paymentPassword: "135790" };
  expect(transferOptions.remembers?.(request)).toEqual({ amount: 3_000_000, remark: "Thank you" });
  expect(transferOptions.remembers?.({ amount: minor(5), paymentPassword: "135790" })).toEqual({ amount: 5 });
});
