import type { RecallAllResponse } from "@livery/platform/decoders/recallAll.gen.js";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { fundsOf } from "../money/ledger/funds.ts";
import { hasSingleWallet } from "../money/merchantSettings.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { wireVendorWallets } from "../money/transfers/vendorWallets.ts";
import { recallAll as recall } from "../money/transfers/walletTransfer.ts";

/** AP-120: moves all provider balances back to the main wallet. */
export const recallAll = withKey<RecallAllResponse>("recallAll", (context) => {
  const member = realMember(context);
  const { merchant, language, now } = context;
  return (writing) => {
    if (hasSingleWallet(writing, merchant)) throw new ApiError("SINGLE_WALLET");
    settleDue(writing, { memberId: member.id, now });
    const moved = recall(writing, member, now);
    const { main, vendors } = fundsOf(writing, member.id);
    return { moved, balance: main, wallets: wireVendorWallets(writing, vendors, language) };
  };
});
