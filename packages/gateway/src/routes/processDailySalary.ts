import { shape } from "@livery/platform/requests/processDailySalary.gen.js";
import { processContract } from "../agents/contracts/processContract.ts";
import { requestOf } from "../requestOf.ts";

/** AP-043: accepts, rejects or ends a daily salary contract. */
export const processDailySalary = processContract("processDailySalary", "daily", (context) =>
  requestOf(context, shape),
);
