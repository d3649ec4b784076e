import { expect, it } from "vitest";
import { authenticatorCode, timeStep } from "./authenticatorCode.ts";

/** The secret of RFC 6238's test vectors, "12345678901234567890" in base 32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

// Appendix B of RFC 6238; the codes there have eight digits, and these are the last six.
it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds an authenticator shows %s", (seconds, code) => {
  expect(authenticatorCode(secret, timeStep(seconds * 1000))).toBe(code);
});
