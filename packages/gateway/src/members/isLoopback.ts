import { plainAddress } from "../protection/plainAddress.ts";

const LOOPBACK = /^(?:127\.|0:0:0:0:0:0:0:1$)/u;

/** Whether an address is the machine's own. There all visitors have the same one: it tells nobody apart. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(plainAddress(address));
}
