import type { PlayStatementResponse } from "@livery/platform/decoders/playStatement.gen.js";
import type { TFunction } from "i18next";
import { csvAmount } from "../../../kit/records/csv.ts";
import type { Currency } from "../../../kit/money/useCurrency.ts";

/** The amounts of a statement, in their order. */
export const statementFigures = ["deposits", "withdrawals", "stakes", "wins", "net"] as const;

/** A statement as a table with one row, with headers in the page's language. */
export function statementRows(
  statement: PlayStatementResponse,
  { t, currency }: { readonly t: TFunction<"member/responsiblePlay">; readonly currency: Currency },
): readonly (readonly string[])[] {
  const { from, to, minutesPlayed } = statement;
  return [
    [
      t("csv.from"),
      t("csv.to"),
      ...statementFigures.map((id) => `${t(`figure.${id}`)} (${currency.symbol})`),
      t("csv.minutes"),
    ],
    [from, to, ...statementFigures.map((id) => csvAmount(statement[id], currency)), String(minutesPlayed)],
  ];
}
