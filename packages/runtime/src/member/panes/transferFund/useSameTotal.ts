import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { vendorWallets } from "@livery/platform/calls/vendorWallets.ts";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { outdate } from "../../../kit/calls/outdate.ts";
import { queryClientAtom } from "../../../kit/calls/queryClient.ts";
import type { QueryResult } from "../../../kit/calls/useQueryResult.ts";
import { balanceAtom } from "../../../kit/data/balance.ts";
import type { Funds } from "./walletData.ts";

/** Loads the wallets again when the balance elsewhere on the page has become another one than theirs (WA-002). */
export function useSameTotal({ data, at }: QueryResult<{ readonly funds: Funds }>): void {
  const queries = useAtomValue(queryClientAtom);
  const { data: balance, dataUpdatedAt } = useAtomValue(balanceAtom);
  const compare = useEffectEvent(() => {
    if (!data || !balance || dataUpdatedAt < at || data.funds.total === balance.total) return;
    outdate(queries, [consolidatedFunds, vendorWallets]);
  });
  useEffect(() => compare(), [dataUpdatedAt]);
}
