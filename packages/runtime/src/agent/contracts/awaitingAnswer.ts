import type { WireContract } from "@livery/platform/decoders/shared/contract.gen.ts";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { type ContractPageId, contractPages, contractsAtom, useContractPages } from "./contractPages.ts";

/** A contract that waits for the agent's answer, and the page where it can be given. */
export interface AwaitingContract {
  readonly page: ContractPageId;
  readonly contract: WireContract;
}

/**
 * What the other parties of the agent's contracts asked for and have no answer to yet; undefined until all kinds are known
 * or have failed.
 */
export function useAwaitingContracts(): readonly AwaitingContract[] | undefined {
  const pages = useContractPages();
  return useAtomValue(
    useMemo(() => {
      return atom((get) => {
        if (pages.some((page) => get(contractsAtom(contractPages[page])).isPending)) return undefined;
        const found = pages.flatMap((page) => {
          const { data } = get(contractsAtom(contractPages[page]));
          return [...(data?.own ?? []), ...(data?.downline ?? [])]
            .filter(({ mayAnswer }) => mayAnswer)
            .map((contract): AwaitingContract => ({ page, contract }));
        });
        // Each once, whatever a platform lists twice.
        return [...new Map(found.map((one) => [one.contract.id, one])).values()];
      });
    }, [pages]),
  );
}
