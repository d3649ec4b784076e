import type { MerchantWalletResponse } from "@livery/platform/decoders/merchantWallet.gen.js";
import { hasSingleWallet } from "../money/merchantSettings.ts";
import type { Route } from "../requestContext.ts";

/** AP-023: whether the merchant's members play from a single wallet. */
export const merchantWallet: Route<MerchantWalletResponse> = ({ store, merchant }) =>
  store.read((reading) => ({ isSingle: hasSingleWallet(reading, merchant) }));
