import type { WhitelabelAnswer } from "@livery/platform/decoders/whitelabel.gen.js";
import type { Route } from "../visit.ts";
import { whitelabelTree } from "../whitelabelTree.ts";

/** AP-003: what is switched on for this merchant. */
export const whitelabel: Route<WhitelabelAnswer> = ({ merchant }) => whitelabelTree(merchant);
