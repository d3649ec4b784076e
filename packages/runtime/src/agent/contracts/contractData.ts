import { contractInfo } from "@livery/platform/calls/contractInfo.ts";
import { contracts } from "@livery/platform/calls/contracts.ts";
import { downline } from "@livery/platform/calls/downline.ts";
import { income } from "@livery/platform/calls/income.ts";
import { processDailySalary } from "@livery/platform/calls/processDailySalary.ts";
import { processDividend } from "@livery/platform/calls/processDividend.ts";
import { processHourlySalary } from "@livery/platform/calls/processHourlySalary.ts";
import { processRealTimeSalary } from "@livery/platform/calls/processRealTimeSalary.ts";
import { settlements } from "@livery/platform/calls/settlements.ts";
import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import type { Call, Done } from "@livery/platform/call.ts";
import type { ContractsResponse } from "@livery/platform/decoders/contracts.gen.js";
import type { WireContract } from "@livery/platform/decoders/shared/contract.gen.ts";
import type { ProcessDividendRequest } from "@livery/platform/requests/processDividend.gen.js";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { type ContractAction, contractSteps, IN_FORCE } from "@livery/product/contractStates.ts";
import type { Gate } from "@livery/product/gate.ts";
import { outdatedByTransfer } from "../../kit/transfers/transferData.ts";
import type { WriteOptions } from "../../kit/writes/sendWrite.ts";

export type Contract = WireContract;
export type Contracts = ContractsResponse;
export type Terms = WireContract["terms"];

interface KindRow {
  /** Answers its contracts (AP-042 … AP-045). */
  readonly process: Call<ProcessDividendRequest, Done>;
  /** When requests are offered (AG-017 … AG-020). */
  readonly mayRequest: Gate;
}

/** What differs between the kinds of contracts besides their terms and words. */
export const kindRows: Readonly<Record<ContractKind, KindRow>> = {
  dividend: { process: processDividend, mayRequest: { flags: ["divtypereq"] } },
  daily: { process: processDailySalary, mayRequest: { flags: ["dailysalreqtype"] } },
  hourly: { process: processHourlySalary, mayRequest: { flags: ["contracthoursalreq"] } },
  realTime: { process: processRealTimeSalary, mayRequest: { flags: ["realtimesalreqtype"] } },
};

/** A change of a contract settles what it owes, which moves money as a transfer does, and may end others. */
export const changedByContracts: WriteOptions<never>["invalidates"] = [
  contracts,
  settlements,
  contractInfo,
  income,
  teamOverview,
  downline,
  teamTransactions,
  ...outdatedByTransfer,
];

/** What the agent may do with a contract now (AG-033). Who made its last request is known while that has no answer. */
export function actionsOn({ state, own, mayAnswer }: Pick<Contract, "state" | "own" | "mayAnswer">): ContractAction[] {
  const steps = contractSteps(state, { isPayer: !own, isRequester: !mayAnswer });
  return steps.flatMap(({ action, isAllowed }) => (isAllowed ? [action] : []));
}

export function isInForce({ state }: Pick<Contract, "state">): boolean {
  return IN_FORCE.some((one) => one === state);
}

export function isOver({ state }: Pick<Contract, "state">): boolean {
  return state === "REJECTED" || state === "TERMINATED";
}
