import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import type { TransferInfoResponse } from "@livery/platform/decoders/transferInfo.gen.js";
import { defined } from "@livery/platform/defined.ts";
import type { TransferUplineRequest } from "@livery/platform/requests/transferUpline.gen.js";
import { outdatedByTransfer } from "../../../kit/transfers/transferData.ts";
import type { WriteOptions } from "../../../kit/writes/sendWrite.ts";
import type { Write } from "../../../kit/writes/useWrite.ts";

export type Info = TransferInfoResponse;
export type Transfer = WireTransfer;

export const transferOptions: WriteOptions<TransferUplineRequest> = {
  invalidates: outdatedByTransfer,
  remembers: ({ amount, remark }) => ({ amount, ...defined({ remark }) }),
};

export type TransferUpline = Write<TransferUplineRequest, Transfer>;
