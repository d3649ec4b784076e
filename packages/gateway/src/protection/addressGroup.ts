import { isLoopback } from "../members/isLoopback.ts";
import { plainAddress } from "./plainAddress.ts";

/** The 16-bit groups of an IPv6 address that belong to one household or machine. */
const NETWORK_GROUPS = 4;

declare const grouped: unique symbol;

/**
 * The address group that a visitor belongs to. Everything that counts or remembers visitors takes this type, and only
 * `addressGroup` creates it.
 */
export type AddressGroup = string & { readonly [grouped]: true };

/** The group of an address: an IPv4 address itself, or the 64-bit network of an IPv6 address. */
export function addressGroup(address: string): AddressGroup {
  const plain = plainAddress(address);
  const group = plain.includes(":") ? `${plain.split(":").slice(0, NETWORK_GROUPS).join(":")}::/64` : plain;
  return group as AddressGroup;
}

/** A visitor's group; `undefined` for the machine's own address, which identifies nobody. */
export function visitorGroup(address: string | undefined): AddressGroup | undefined {
  return address === undefined || isLoopback(address) ? undefined : addressGroup(address);
}
