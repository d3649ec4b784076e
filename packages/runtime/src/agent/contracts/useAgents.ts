import { downline } from "@livery/platform/calls/downline.ts";
import type { DownlineResponse } from "@livery/platform/decoders/downline.gen.js";
import { useCall } from "../../kit/calls/useCall.ts";
import { useRested } from "../../kit/useRested.ts";
import { isAgentType } from "../isAgentType.ts";

/** As many members as one request lists. */
const LISTED = { pageNo: 1, pageSize: 100 } as const;

/** The accounts of the agents directly below, as far as one request lists them. */
export function useAgents(): readonly string[] {
  return agentsIn(useCall(downline, LISTED).data);
}

/** Whether an account that is being typed is that of an agent directly below. It is looked up if not all are listed. */
export function useIsAgent(account: string): boolean {
  const { data } = useCall(downline, LISTED);
  const rested = useRested(account);
  const isListed = agentsIn(data).includes(account);
  const isUnlisted = data !== undefined && data.total > data.list.length && !isListed && rested !== "";
  const found = useCall(downline, isUnlisted ? { ...LISTED, account: rested } : LISTED);
  return isListed || agentsIn(found.data).includes(account);
}

function agentsIn(data: DownlineResponse | undefined): readonly string[] {
  const agents = data?.list.filter(({ level, type }) => level === 1 && isAgentType(type)) ?? [];
  return agents.map(({ account }) => account);
}
