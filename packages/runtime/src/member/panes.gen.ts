// Generated from packages/runtime/src/member/panes by `npm run gen`. Do not edit.
import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { type Section } from "../parts/lazySection.ts";

/** The pages that have a folder, each its own chunk. */
export const panes = {
} satisfies Partial<Record<MemberPaneId, Section<object>>>;
