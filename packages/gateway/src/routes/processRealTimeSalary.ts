import { shape } from "@livery/platform/requests/processRealTimeSalary.gen.js";
import { processContract } from "../agents/contracts/processContract.ts";
import { requestOf } from "../requestOf.ts";

/** AP-045: accepts, rejects or ends a real-time salary contract. */
export const processRealTimeSalary = processContract("processRealTimeSalary", "realTime", (context) =>
  requestOf(context, shape),
);
