import type { TransferFundsResponse } from "@livery/platform/decoders/transferFunds.gen.js";
import { shape } from "@livery/platform/requests/transferFunds.gen.js";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { hasSingleWallet } from "../money/merchantSettings.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { MAIN, transferBetween } from "../money/transfers/walletTransfer.ts";
import { requestOf } from "../requestOf.ts";
import { requirePlayAllowed } from "../responsible/playLimits.ts";

/**
 * AP-021: moves money between the main wallet and a provider's; to a provider only while the member's limits allow
 * play.
 */
export const transferFunds = withKey<TransferFundsResponse>("transferFunds", (context) => {
  const member = realMember(context);
  const transfer = requestOf(context, shape);
  const { merchant, now } = context;
  return (writing) => {
    if (hasSingleWallet(writing, merchant)) throw new ApiError("SINGLE_WALLET");
    settleDue(writing, { memberId: member.id, now });
    if (transfer.to !== MAIN) requirePlayAllowed(writing, member.id, now);
    transferBetween(writing, member, transfer, now);
    return {};
  };
});
