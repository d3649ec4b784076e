import type { RecallAllAnswer } from "@livery/platform/decoders/recallAll.gen.js";
import { Refusal } from "../http/refusal.ts";
import { withKey } from "../money/keys/withKey.ts";
import { fundsOf } from "../money/ledger/funds.ts";
import { hasSingleWallet } from "../money/merchantSettings.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { wireVendorWallets } from "../money/transfers/vendorWallets.ts";
import { recallAll as recall } from "../money/transfers/walletTransfer.ts";

/** AP-120: moves what the vendors have back to the main wallet. */
export const recallAll = withKey<RecallAllAnswer>("recallAll", (visit) => {
  const member = realMember(visit);
  const { merchant, language, now } = visit;
  return (writing) => {
    if (hasSingleWallet(writing, merchant)) throw new Refusal("SINGLE_WALLET");
    settleDue(writing, { memberId: member.id, now });
    const moved = recall(writing, member, now);
    const { main, vendors } = fundsOf(writing, member.id);
    return { moved, balance: main, wallets: wireVendorWallets(writing, vendors, language) };
  };
});
