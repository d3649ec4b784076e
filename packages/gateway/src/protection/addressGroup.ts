/** Groups of 16 bits that one household or machine has to itself in IPv6. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** Whom an address stands for: an IPv4 address itself, of an IPv6 address its network of 64 bits. */
export function addressGroup(address: string): string {
  const [bare = ""] = address.toLowerCase().split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(":")) return bare;
  const [head = "", tail] = bare.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, ALL_GROUPS - before.length - after.length) }, () => "0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
