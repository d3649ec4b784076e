import type { ContractInfoResponse } from "@livery/platform/decoders/contractInfo.gen.js";
import { contractInfo as infoOf } from "../agents/contracts/listContracts.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-066: which contracts the agent may see and request. */
export const contractInfo: Route<ContractInfoResponse> = (context) => {
  const { member: agent } = sessionOf(context);
  return context.store.read((reading) => infoOf(reading, agent));
};
