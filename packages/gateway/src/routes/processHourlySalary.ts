import { shape } from "@livery/platform/requests/processHourlySalary.gen.js";
import { processContract } from "../agents/contracts/processContract.ts";
import { requestOf } from "../requestOf.ts";

/** AP-044: accepts, rejects or ends an hourly salary contract. */
export const processHourlySalary = processContract("processHourlySalary", "hourly", (context) =>
  requestOf(context, shape),
);
