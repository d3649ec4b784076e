import { expect, it } from "vitest";
import { htmlOf } from "../../state/testing/htmlOf.tsx";
import { ResourceQr } from "./ResourceQr.tsx";

const href = "https://apps.example/app.apk";
const drawn = (qrCodeUrl?: string) =>
  htmlOf(<ResourceQr label="Android app" resource={{ href, ...(qrCodeUrl !== undefined && { qrCodeUrl }) }} />);

it("RB-007 the code of a resource is the platform's own picture, or else made from its address, 125 px wide and high", () => {
  expect(drawn("https://apps.example/code.png")).toContain(
    '<img src="https://apps.example/code.png" alt="Android app" width="125" height="125"/>',
  );
  const made = drawn();
  expect(made).toMatch(/<svg[^>]* width="125"[^>]* height="125"/u);
  expect(made).toContain('aria-label="Android app"');
  expect(drawn("https://apps.example/code.png")).not.toContain("<svg");
  // A picture over http would be blocked.
  for (const unsafe of ["http://apps.example/code.png", "javascript:alert(1)"]) expect(drawn(unsafe)).toBe(made);
});
