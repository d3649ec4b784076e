import { expect, test } from "vitest";
import { particleAfter } from "./particles.ts";

test.each([
  ["58,000", "을"],
  ["51,201", "을"],
  ["12", "를"],
  ["3", "을"],
  ["4,204", "를"],
  ["5", "를"],
  ["6", "을"],
  ["7", "을"],
  ["8", "을"],
  ["9", "를"],
  ["0.50", "을"],
  ["\u{2068}1,002\u{2069}", "를"],
])("%s is followed by %s", (amount, particle) => {
  expect(particleAfter(amount, "object")).toBe(particle);
  expect(particleAfter(amount, "subject")).toBe(particle === "을" ? "이" : "가");
});
