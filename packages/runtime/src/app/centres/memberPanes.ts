import type { MemberPaneSectionId } from "@livery/product/memberPages.ts";
import type { ComponentType } from "react";
import type { LazyCode } from "../../parts/lazyCode.ts";

/** The pages of the member centre, each its own chunk; a row that names a section without a line here does not compile. */
export const memberPanes = {} satisfies Record<MemberPaneSectionId, LazyCode<ComponentType>>;
