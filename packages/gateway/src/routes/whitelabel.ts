import type { WhitelabelResponse } from "@livery/platform/decoders/whitelabel.gen.js";
import type { Route } from "../requestContext.ts";
import { whitelabelTree } from "../whitelabelTree.ts";

/** AP-003: what is switched on for this merchant. */
export const whitelabel: Route<WhitelabelResponse> = ({ merchant }) => whitelabelTree(merchant);
