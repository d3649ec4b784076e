import { contracts } from "@livery/platform/calls/contracts.ts";
import { type AgentPageId, agentPagesOf } from "@livery/product/agentPages.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { type Gate, type GateContext, isOpen } from "@livery/product/gate.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";
import { useMemo } from "react";
import { callAtom } from "../../kit/calls/callAtom.ts";
import { memoizeByKey } from "../../kit/calls/memoizeByKey.ts";
import { useGateContext } from "../../session/useGateContext.ts";
import { useSite } from "../../site/SiteContext.ts";

/** The kind of contract of each page (AG-026). */
export const contractPages = {
  agentDividend: "dividend",
  agentDailySalary: "daily",
  agentHourlySalary: "hourly",
  agentRealTimeSalary: "realTime",
} as const satisfies Partial<Record<AgentPageId, ContractKind>>;

export type ContractPageId = keyof typeof contractPages;

/** How often contracts are asked for, in ms: the other party may answer at any time. */
const PACE = 20_000;

/** An agent's contracts of a kind (AP-190). */
export const contractsAtom = memoizeByKey((kind: ContractKind) =>
  callAtom(contracts, () => ({ kind }), { refetchInterval: () => PACE }),
);

/** The pages of contracts that the agent has: those of the brand's menu whose flags are on. */
export function openContractPages(
  menu: readonly { readonly id: AgentPageId }[],
  context: GateContext,
): readonly ContractPageId[] {
  return agentPagesOf(menu).flatMap((row: PaneRow) =>
    row.id in contractPages && isOpen<Gate>(row, context) ? [row.id as ContractPageId] : [],
  );
}

export function useContractPages(): readonly ContractPageId[] {
  const { agentMenu } = useSite();
  const context = useGateContext();
  return useMemo(() => openContractPages(agentMenu, context), [agentMenu, context]);
}
