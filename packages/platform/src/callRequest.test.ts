import { expect, it } from "vitest";
import { addressOf } from "./callRequest.ts";
import { systemStatus } from "./calls/systemStatus.ts";

it("BR-055a a call goes to the site's own origin if the brand names no other", () => {
  expect(addressOf(systemStatus, undefined, { origin: "/" })).toBe("/wps/system/status");
});

it("BR-055b a call goes to the base and the path that the brand names", () => {
  const hosts = { origin: "https://api.acme.example/v1/", endpoints: { systemStatus: "/state" } };
  expect(addressOf(systemStatus, { url: "a b" }, hosts)).toBe("https://api.acme.example/v1/state?url=a+b");
});
