import { isOpen } from "@livery/product/gate.ts";
import { useGateContext } from "../../session/useGateContext.ts";
import { kindRows } from "./contractData.ts";
import { type ContractPageId, contractPages, useContractPages } from "./contractPages.ts";

/** The first page on which the agent may offer a contract. */
export function useOfferPage(): ContractPageId | undefined {
  const context = useGateContext();
  return useContractPages().find((page) => isOpen(kindRows[contractPages[page]].mayRequest, context));
}
