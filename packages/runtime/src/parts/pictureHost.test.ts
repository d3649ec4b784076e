import { expect, test } from "vitest";
import { pickPictureHost } from "./pictureHost.ts";

const hosts = ["https://one.example", "https://two.example", "https://three.example"];

test.each([
  [0, "https://one.example"],
  [0.5, "https://two.example"],
  [0.99, "https://three.example"],
])("with the random share %d of three image hosts, %s is chosen", (share, chosen) => {
  expect(pickPictureHost({ offered: hosts, allowed: hosts, share })).toBe(chosen);
});

test.each([
  ["the brand allows none", hosts, []],
  ["the platform offers none", [], ["https://one.example"]],
  ["the platform offers another", ["https://four.example"], ["https://one.example"]],
])("no host is chosen where %s", (_, offered, allowed) => {
  expect(pickPictureHost({ offered, allowed, share: 0 })).toBeUndefined();
});
