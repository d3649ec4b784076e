import { balance } from "@livery/platform/calls/balance.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { transfers } from "@livery/platform/calls/transfers.ts";
import { vendorWallets } from "@livery/platform/calls/vendorWallets.ts";
import type { Done } from "@livery/platform/call.ts";
import type { WireFunds } from "@livery/platform/decoders/consolidatedFunds.gen.js";
import type { RecallAllResponse } from "@livery/platform/decoders/recallAll.gen.js";
import type { WireVendorWallet } from "@livery/platform/decoders/shared/vendorWallet.gen.ts";
import type { TransferFundsRequest } from "@livery/platform/requests/transferFunds.gen.js";
import { callAtom } from "../../../kit/calls/callAtom.ts";
import type { WriteOptions } from "../../../kit/writes/sendWrite.ts";
import type { Write } from "../../../kit/writes/useWrite.ts";

export type Funds = WireFunds;
export type Wallet = WireVendorWallet;
export type Recall = RecallAllResponse;
export type Move = TransferFundsRequest;

/** The main wallet's name among the providers' codes. */
export const MAIN = "MAIN";

export const fundsAtom = callAtom(consolidatedFunds, () => undefined);

export const walletsAtom = callAtom(vendorWallets, () => undefined);

/** What changes when money moves between wallets. */
const invalidates = [vendorWallets, balance, transfers];

export const moveOptions: WriteOptions<Move> = {
  invalidates,
  remembers: ({ from, to, amount }) => ({ from, to, amount }),
};

export const recallOptions: WriteOptions<undefined> = { invalidates, remembers: () => undefined };

export type MoveFunds = Write<Move, Done>;
