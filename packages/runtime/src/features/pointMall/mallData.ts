import { balance } from "@livery/platform/calls/balance.ts";
import { pointBalance } from "@livery/platform/calls/pointBalance.ts";
import { pointConfig } from "@livery/platform/calls/pointConfig.ts";
import { pointRewards } from "@livery/platform/calls/pointRewards.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { redeemedPoints } from "@livery/platform/calls/redeemedPoints.ts";
import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import type { ConvertPointsResponse } from "@livery/platform/decoders/convertPoints.gen.js";
import type { PointConfigResponse } from "@livery/platform/decoders/pointConfig.gen.js";
import { defined } from "@livery/platform/defined.ts";
import type { ConvertPointsRequest } from "@livery/platform/requests/convertPoints.gen.js";
import type { RedeemPointRewardRequest } from "@livery/platform/requests/redeemPointReward.gen.js";
import { callAtom } from "../../kit/calls/callAtom.ts";
import type { WriteOptions } from "../../kit/writes/sendWrite.ts";
import type { Write } from "../../kit/writes/useWrite.ts";
import type { Exchange } from "./exchanges.ts";

export type Terms = PointConfigResponse;
export type Conversion = ConvertPointsResponse;
export type Redeem = Write<RedeemPointRewardRequest, Exchange>;
export type Convert = Write<ConvertPointsRequest, Conversion>;

export const pointBalanceAtom = callAtom(pointBalance, () => undefined);

export const pointConfigAtom = callAtom(pointConfig, () => undefined);

/** What the mall shows: it is fetched again whenever the mall opens. */
export const mallCalls = [pointBalance, pointConfig, pointRewards, redeemedPoints, pointTransactions];

/** A payment password that was set elsewhere is asked for instead of the login password. */
const changedByPoints = [pointBalance, balance, securityInfo];

/** One redemption at a time: while the outcome of one is unknown, no other is sent in its place. */
export const redeemOptions: WriteOptions<RedeemPointRewardRequest> = {
  invalidates: [...changedByPoints, pointRewards, redeemedPoints],
  remembers: ({ reward, quantity, remark }) => ({ reward, quantity, ...defined({ remark }) }),
};

export const convertOptions: WriteOptions<ConvertPointsRequest> = {
  invalidates: changedByPoints,
  remembers: ({ points }) => ({ points }),
};
