import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ContractsResponse, shape } from "../decoders/contracts.gen.js";
import type { ContractsRequest } from "../requests/contracts.gen.js";

/** Lists an agent's contracts of one kind (AP-190). */
export const contracts: Call<ContractsRequest, ContractsResponse> = {
  id: "contracts",
  requirement: "AP-190",
  method: "GET",
  path: "/wps/relay/MCS2_getContracts",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
