import { balance } from "@livery/platform/calls/balance.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { transferInfo } from "@livery/platform/calls/transferInfo.ts";
import { transfers } from "@livery/platform/calls/transfers.ts";
import { withdrawalInfo } from "@livery/platform/calls/withdrawalInfo.ts";
import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import type { TransferInfoResponse } from "@livery/platform/decoders/transferInfo.gen.js";
import { defined } from "@livery/platform/defined.ts";
import type { TransferUplineRequest } from "@livery/platform/requests/transferUpline.gen.js";
import { callAtom } from "../../../kit/calls/callAtom.ts";
import type { WriteOptions } from "../../../kit/writes/sendWrite.ts";
import type { Write } from "../../../kit/writes/useWrite.ts";

export type Info = TransferInfoResponse;
export type Transfer = WireTransfer;

export const transferInfoAtom = callAtom(transferInfo, () => undefined);

export const transferOptions: WriteOptions<TransferUplineRequest> = {
  invalidates: [transferInfo, transfers, balance, pointTransactions, consolidatedFunds, withdrawalInfo],
  remembers: ({ amount, remark }) => ({ amount, ...defined({ remark }) }),
};

export type TransferUpline = Write<TransferUplineRequest, Transfer>;
