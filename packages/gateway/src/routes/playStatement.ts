import type { PlayStatementResponse } from "@livery/platform/decoders/playStatement.gen.js";
import { shape } from "@livery/platform/requests/playStatement.gen.js";
import { DEFAULT_TIME_ZONE, dayIn } from "@livery/product/timeZone.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { minutesPlayed } from "../responsible/minutesPlayed.ts";
import { playSums } from "../responsible/playSums.ts";
import { dayBounds } from "../texts/periods.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/**
 * AP-165: the member's deposits, withdrawals, stakes and winnings of the last days including today, from the ledger.
 */
export const playStatement: Route<PlayStatementResponse> = async (context) => {
  const { days } = queryOf(context, shape);
  const { store, now } = context;
  const { timeZone = DEFAULT_TIME_ZONE } = context.merchant;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  const { start, end } = dayBounds({ from: undefined, to: undefined, usualDays: days - 1, now, timeZone });
  const span = { from: start, to: end };
  return store.read((reading) => ({
    from: dayIn(start, timeZone),
    to: dayIn(now, timeZone),
    ...playSums(reading, memberId, span),
    minutesPlayed: minutesPlayed(reading, memberId, span),
  }));
};
