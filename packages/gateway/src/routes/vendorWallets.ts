import type { VendorWalletsResponse } from "@livery/platform/decoders/vendorWallets.gen.js";
import { fundsOf } from "../money/ledger/funds.ts";
import { hasSingleWallet } from "../money/merchantSettings.ts";
import { wireVendorWallets } from "../money/transfers/vendorWallets.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-119: the member's balance at each provider; empty with a single wallet. */
export const vendorWallets: Route<VendorWalletsResponse> = (context) => {
  const { store, merchant, language } = context;
  const { id } = sessionOf(context).member;
  return store.read((reading) => ({
    list: hasSingleWallet(reading, merchant) ? [] : wireVendorWallets(reading, fundsOf(reading, id).vendors, language),
  }));
};
