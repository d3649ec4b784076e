import { expect, test } from "vitest";
import { outsideAddress } from "./outsideAddress.ts";

test.each(["/promotions", "/rng?page=PP", "https://chat.example/room"])("%s is allowed in a link", (address) => {
  expect(outsideAddress(address)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "http://plain.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  "promotions",
  "",
  undefined,
])("%j is not allowed in a link", (address) => {
  expect(outsideAddress(address)).toBeUndefined();
});
