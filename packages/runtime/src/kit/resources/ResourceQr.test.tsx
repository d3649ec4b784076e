import { expect, it } from "vitest";
import { htmlOf } from "../../testing/htmlOf.tsx";
import { testSite } from "../../testing/testSite.ts";
import { ResourceQr } from "./ResourceQr.tsx";

const href = "https://apps.example/app.apk";
const hosts = { ...testSite().hosts, images: ["https://apps.example"] };
const drawn = (qrCodeUrl?: string) =>
  htmlOf(<ResourceQr label="Android app" resource={{ href, ...(qrCodeUrl !== undefined && { qrCodeUrl }) }} />, {
    site: { hosts },
  });

it("RB-007 a resource's code is the platform's picture, or made from its address, at 125 by 125 px", () => {
  expect(drawn("https://apps.example/code.png")).toContain(
    '<img src="https://apps.example/code.png" alt="Android app" width="125" height="125"/>',
  );
  const made = drawn();
  expect(made).toMatch(/<svg[^>]* width="125"[^>]* height="125"/u);
  expect(made).toContain('aria-label="Android app"');
  expect(drawn("https://apps.example/code.png")).not.toContain("<svg");
  // Browsers would block the first, and nobody has allowed the second.
  for (const unsafe of ["http://apps.example/code.png", "https://other.example/code.png", "javascript:alert(1)"])
    expect(drawn(unsafe)).toBe(made);
});
