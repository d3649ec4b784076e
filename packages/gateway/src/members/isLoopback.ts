import { plainAddress } from "../protection/plainAddress.ts";

const LOOPBACK = /^(?:127\.|0:0:0:0:0:0:0:1$)/u;

/** Whether an address is the machine's own. All local visitors share it, so it does not identify anybody. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(plainAddress(address));
}
