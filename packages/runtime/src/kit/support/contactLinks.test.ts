import { expect, test } from "vitest";
import { contactLinks } from "./contactLinks.ts";

test("contacts become links; missing contacts are left out", () => {
  expect(contactLinks({})).toEqual({});
  expect(contactLinks({ email: "help@example.com", social: "https://social.example/us" })).toEqual({
    email: "mailto:help@example.com",
    social: "https://social.example/us",
  });
});
