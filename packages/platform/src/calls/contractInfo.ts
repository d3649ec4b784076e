import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ContractInfoResponse, shape } from "../decoders/contractInfo.gen.js";

/** Returns an agent's contracts (AP-066). */
export const contractInfo: Call<undefined, ContractInfoResponse> = {
  id: "contractInfo",
  requirement: "AP-066",
  method: "GET",
  path: "/wps/relay/MCSFE_getContractInfo",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
