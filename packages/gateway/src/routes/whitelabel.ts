import type { WhitelabelResponse } from "@livery/platform/decoders/whitelabel.gen.js";
import type { Route } from "../requestContext.ts";
import { whitelabelTree } from "../whitelabelTree.ts";

/** AP-003: the merchant's switches. */
export const whitelabel: Route<WhitelabelResponse> = ({ merchant }) => whitelabelTree(merchant);
