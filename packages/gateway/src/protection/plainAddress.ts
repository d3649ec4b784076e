const ALL_GROUPS = 8;
/** The prefix of an IPv4 address inside an IPv6 address. */
const MAPPED = ["0", "0", "0", "0", "0", "ffff"].join(":");

/**
 * An address in one form, however it was written: IPv4 as four numbers, also inside IPv6 (::ffff:192.0.2.1,
 * ::ffff:c000:201); IPv6 as eight groups without leading zeros. A zone (%eth0) is dropped.
 */
export function plainAddress(address: string): string {
  const [bare = ""] = address.trim().toLowerCase().split("%");
  if (!bare.includes(":")) return bare;
  const [head = "", tail] = bare.split("::");
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const zeros = Array.from({ length: Math.max(0, ALL_GROUPS - before.length - after.length) }, () => "0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  if (groups.slice(0, 6).join(":") === MAPPED) return groups.slice(6).flatMap(bytesOf).join(".");
  return groups.join(":");
}

/** The 16-bit groups of a part of an address; four numbers at its end are two groups. */
function groupsOf(part: string): string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [group.replace(/^0+(?=.)/, "")];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  });
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
