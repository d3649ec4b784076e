import { expect, it } from "vitest";
import { addressGroup, visitorGroup } from "./addressGroup.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0000:0000:aaaa:bbbb:cccc:dddd", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
])("%s belongs to %s, however it is written", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

it.each(["127.0.0.1", "127.1.2.3", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1", "::ffff:7f00:1"])(
  "%s is the machine's own, which identifies no visitor",
  (address) => {
    expect(visitorGroup(address)).toBeUndefined();
  },
);

it("an address that only looks like the machine's own is a visitor's", () => {
  for (const address of ["::2", "2001:db8::1", "12.7.0.1", "::ffff:128.0.0.1"])
    expect(visitorGroup(address), address).toBeDefined();
});
