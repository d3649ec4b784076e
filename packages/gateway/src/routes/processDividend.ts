import { shape } from "@livery/platform/requests/processDividend.gen.js";
import { processContract } from "../agents/contracts/processContract.ts";
import { requestOf } from "../requestOf.ts";

/** AP-042: accepts, rejects or ends a dividend contract. */
export const processDividend = processContract("processDividend", "dividend", (context) => requestOf(context, shape));
