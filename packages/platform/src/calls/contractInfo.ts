import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ContractInfoResponse, shape } from "../decoders/contractInfo.gen.js";

/** Which contracts concern an agent, and which it may request, by the platform's names (L72). */
export type ContractInfo = Readonly<Record<keyof ContractInfoResponse, boolean>>;

/** The values that count as on (AG-021). */
const ON: readonly unknown[] = [true, 1, "1", "Y"];

function toContractInfo(wire: ContractInfoResponse): ContractInfo {
  const flags = Object.keys(shape.properties ?? {}) as readonly (keyof ContractInfo)[];
  return Object.fromEntries(flags.map((flag) => [flag, ON.includes(wire[flag])])) as ContractInfo;
}

/** Returns an agent's contracts (AP-066). */
export const contractInfo: Call<undefined, ContractInfo> = {
  id: "contractInfo",
  requirement: "AP-066",
  method: "GET",
  path: "/wps/relay/MCSFE_getContractInfo",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, toContractInfo),
};
