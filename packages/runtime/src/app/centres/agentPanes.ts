import type { AgentPaneSectionId } from "@livery/product/agentPages.ts";
import type { ComponentType } from "react";
import type { LazyCode } from "../../parts/lazyCode.ts";

/** The pages of the agent centre, each its own chunk; a row that names a section without a line here does not compile. */
export const agentPanes = {} satisfies Record<AgentPaneSectionId, LazyCode<ComponentType>>;
