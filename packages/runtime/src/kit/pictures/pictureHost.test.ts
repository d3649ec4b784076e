import { expect, test } from "vitest";
import { isOwnPicture, pickPictureHost } from "./pictureHost.ts";

const hosts = ["https://one.example", "https://two.example", "https://three.example"];

test.each([
  [0, "https://one.example"],
  [0.5, "https://two.example"],
  [0.99, "https://three.example"],
])("with the random share %d of three image hosts, %s is chosen", (share, chosen) => {
  expect(pickPictureHost(hosts, hosts, share)).toBe(chosen);
});

test.each([
  ["the brand allows none", hosts, []],
  ["the platform offers none", [], ["https://one.example"]],
  ["the platform offers another", ["https://four.example"], ["https://one.example"]],
])("no host is chosen where %s", (_, offered, allowed) => {
  expect(pickPictureHost(offered, allowed, 0)).toBeUndefined();
});

test.each([
  ["/wps/pictures/promotion/coin/welcome.svg", true],
  ["https://one.example/1.png", true],
  ["https://one.example.evil.example/1.png", false],
  ["https://one.example@evil.example/1.png", false],
  ["https://elsewhere.example/1.png", false],
  ["http://one.example/1.png", false],
  ["data:image/png;base64,AA==", false],
  ["javascript:alert(1)", false],
  ["//elsewhere.example/1.png", false],
  ["/\\elsewhere.example/1.png", false],
  ["/\t/elsewhere.example/1.png", false],
  [" \n//elsewhere.example", false],
  ["https://", false],
  ["", false],
])("whether a picture at %j may be requested: %j", (address, expected) => {
  expect(isOwnPicture(address, hosts)).toBe(expected);
});
