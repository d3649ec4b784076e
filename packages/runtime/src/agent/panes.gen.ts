// Generated from packages/runtime/src/agent/panes by `npm run gen`. Do not edit.
import type { AgentPageId } from "@livery/product/agentPages.ts";
import { type Section } from "../loading/lazySection.ts";

/** The pages that have a folder, each its own chunk. */
export const panes = {
} satisfies Partial<Record<AgentPageId, Section<object>>>;
