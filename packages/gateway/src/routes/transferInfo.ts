import type { TransferInfoAnswer } from "@livery/platform/decoders/transferInfo.gen.js";
import { rangeOf } from "../money/cashier.ts";
import { mainWallet } from "../money/ledger/wallets.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { masked } from "../money/transfers/masked.ts";
import { uplineOf } from "../money/transfers/uplineTransfer.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-124: to whom the member can send money, and how much. */
export const transferInfo: Route<TransferInfoAnswer> = async (visit) => {
  const { store, now } = visit;
  const { member } = sessionOf(visit);
  await settleOrders(store, { memberId: member.id, now });
  return store.read((reading) => {
    const upline = uplineOf(reading, member);
    const { balance } = mainWallet(reading, member.id);
    return { ...(upline && { upline: masked(upline.account) }), balance, ...rangeOf("upline") };
  });
};
