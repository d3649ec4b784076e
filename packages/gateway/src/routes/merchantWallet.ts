import type { MerchantWalletAnswer } from "@livery/platform/decoders/merchantWallet.gen.js";
import { hasSingleWallet } from "../money/merchantSettings.ts";
import type { Route } from "../visit.ts";

/** AP-023: whether the merchant's members play from one wallet. */
export const merchantWallet: Route<MerchantWalletAnswer> = ({ store, merchant }) =>
  store.read((reading) => ({ isSingle: hasSingleWallet(reading, merchant) }));
