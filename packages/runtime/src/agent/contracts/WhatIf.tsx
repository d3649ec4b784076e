import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { teamProfit } from "@livery/platform/calls/teamProfit.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";
import type { Terms } from "./contractData.ts";
import { type Played, spanBefore, spanOf } from "./whatIf.ts";
import { WhatIfView } from "./WhatIfView.tsx";
import { todayOf, useSiteClock } from "../../kit/siteClock.ts";

interface WhatIfProps {
  readonly kind: ContractKind;
  readonly terms: Terms;
  /** Who would be paid; the agent itself when left out. */
  readonly account?: string | undefined;
  /** What is agreed on at present. */
  readonly present?: Terms | undefined;
}

/** What a contract would have paid for the last two periods, before it is agreed on. */
export function WhatIf(props: WhatIfProps) {
  return props.account === undefined ? (
    <OfOwnTeam {...props} />
  ) : (
    <OfTheirTeam key={props.account} {...props} account={props.account} />
  );
}

/** The period before the present one, and the one before that. */
function useSpans({ kind, terms }: WhatIfProps) {
  const today = todayOf(useSiteClock());
  const last = spanBefore(kind, terms, spanOf(kind, terms, today));
  return [last, spanBefore(kind, terms, last)] as const;
}

function OfOwnTeam(props: WhatIfProps) {
  const [last, before] = useSpans(props);
  const read = ({ bet, payout, activeMembers }: { bet: number; payout: number; activeMembers: number }): Played => ({
    stake: bet,
    payout,
    active: activeMembers,
  });
  const periods = [
    { span: last, played: mapped(useCall(teamOverview, last), read) },
    { span: before, played: mapped(useCall(teamOverview, before), read) },
  ] as const;
  return <WhatIfView {...props} periods={periods} />;
}

function OfTheirTeam({ account, ...props }: WhatIfProps & { readonly account: string }) {
  const [last, before] = useSpans(props);
  const asked = { parent: account, pageNo: 1, pageSize: 1 };
  const read = ({ totals: { validBet, payout } }: { totals: { validBet: number; payout: number } }): Played => ({
    stake: validBet,
    payout,
    isPart: true,
  });
  const periods = [
    { span: last, played: mapped(useCall(teamProfit, { ...asked, ...last }), read) },
    { span: before, played: mapped(useCall(teamProfit, { ...asked, ...before }), read) },
  ] as const;
  return <WhatIfView {...props} account={account} periods={periods} />;
}

function mapped<Data, Value>(call: QueryResult<Data>, read: (data: Data) => Value): QueryResult<Value> {
  return { ...call, data: call.data === undefined ? undefined : read(call.data) };
}
