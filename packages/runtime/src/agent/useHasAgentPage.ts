import { type AgentPageId, agentPagesOf } from "@livery/product/agentPages.ts";
import { useSite } from "../site/SiteContext.ts";

/** Tells whether the brand has a page of the agent centre, so that nothing leads to one that it leaves out (BR-008). */
export function useHasAgentPage(): (page: AgentPageId) => boolean {
  const rows = agentPagesOf(useSite().agentMenu);
  return (page) => rows.some(({ id }) => id === page);
}
