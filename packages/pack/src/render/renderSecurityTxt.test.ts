import { expect, test } from "vitest";
import { renderSecurityTxt } from "./renderSecurityTxt.ts";

const security = { contact: "mailto:security@acme.example", expires: "2027-06-30T00:00:00Z" };

test("security.txt says where to report, until when, in which languages and for which site", () => {
  const policy = { security, origin: "https://acme.example" };
  expect(renderSecurityTxt(policy, { defaultLanguage: "en", locales: ["ko", "en"] })).toBe(
    `Contact: mailto:security@acme.example
Expires: 2027-06-30T00:00:00Z
Preferred-Languages: en, ko
Canonical: https://acme.example/.well-known/security.txt
`,
  );
});

test("without a domain there is no canonical address; English replaces languages without texts", () => {
  expect(renderSecurityTxt({ security }, { defaultLanguage: "ja", locales: ["ja", "ko"] })).toBe(
    `Contact: mailto:security@acme.example
Expires: 2027-06-30T00:00:00Z
Preferred-Languages: en, ko
`,
  );
});

test("a brand without a contact has no security.txt", () => {
  expect(renderSecurityTxt({ origin: "https://acme.example" }, { defaultLanguage: "ko", locales: ["ko"] })).toBe(
    undefined,
  );
});
