import { expect, test } from "vitest";
import { contactLinks } from "./contactLinks.ts";

test("contacts become links; what a brand does not have is not there", () => {
  expect(contactLinks({})).toEqual({});
  expect(contactLinks({ email: "help@example.com", social: "https://social.example/us" })).toEqual({
    email: "mailto:help@example.com",
    social: "https://social.example/us",
  });
});
