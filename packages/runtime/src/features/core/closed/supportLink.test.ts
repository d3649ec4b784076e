import { expect, test } from "vitest";
import { supportLink } from "./supportLink.ts";

const chat = { kind: "LIVECHAT", path: "https://chat.example/room" } as const;
const vip = { kind: "VIP", path: "https://chat.example/vip" } as const;

test("a visitor gets the live chat, not the one for members", () => {
  expect(supportLink({ customerService: [vip, chat] }, { contact: { email: "us@example.com" } })).toBe(chat.path);
});

test("without a live chat that works while the site is closed, a visitor gets the brand's own contact", () => {
  for (const path of ["javascript:alert(1)", "/help#contact"]) {
    const customerService = [vip, { ...chat, path }];
    expect(supportLink({ customerService }, { contact: { email: "us@example.com" } })).toBe("mailto:us@example.com");
  }
  expect(supportLink({ customerService: [] }, { contact: {} })).toBeUndefined();
});
