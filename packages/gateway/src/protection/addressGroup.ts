import { isLoopback } from "../members/isLoopback.ts";
import { plainAddress } from "./plainAddress.ts";

/** Groups of 16 bits that one household or machine has to itself in IPv6. */
const NETWORK_GROUPS = 4;

declare const grouped: unique symbol;

/** Whom an address stands for. Everything that counts or remembers visitors takes this, and `addressGroup` alone makes it. */
export type AddressGroup = string & { readonly [grouped]: true };

/** The group of an address: an IPv4 address itself, of an IPv6 address its network of 64 bits. */
export function addressGroup(address: string): AddressGroup {
  const plain = plainAddress(address);
  const group = plain.includes(":") ? `${plain.split(":").slice(0, NETWORK_GROUPS).join(":")}::/64` : plain;
  return group as AddressGroup;
}

/** The group that a visitor is known by; `undefined` for the machine's own address, which tells nobody apart. */
export function visitorGroup(address: string | undefined): AddressGroup | undefined {
  return address === undefined || isLoopback(address) ? undefined : addressGroup(address);
}
