import { downline } from "@livery/platform/calls/downline.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { isAgentType } from "../isAgentType.ts";

/** As many members as one request lists. */
const LISTED = 100;

/** The accounts of the agents directly below, as far as one request lists them. */
export function useAgents(): readonly string[] {
  const { data } = useCall(downline, { pageNo: 1, pageSize: LISTED });
  const agents = data?.list.filter(({ level, type }) => level === 1 && isAgentType(type)) ?? [];
  return agents.map(({ account }) => account);
}
