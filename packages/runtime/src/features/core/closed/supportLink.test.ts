import { expect, test } from "vitest";
import { supportLink } from "./supportLink.ts";

const chat = { kind: "LIVECHAT", path: "https://chat.example/room" } as const;
const vip = { kind: "VIP", path: "https://chat.example/vip" } as const;

test("a visitor is led to the live chat, not to that of members", () => {
  expect(supportLink({ customerService: [vip, chat] }, { contact: { email: "us@example.com" } })).toBe(chat.path);
});

test("without a live chat that may be linked the brand's own contact stands in", () => {
  const broken = { ...chat, path: "javascript:alert(1)" };
  expect(supportLink({ customerService: [vip, broken] }, { contact: { email: "us@example.com" } })).toBe(
    "mailto:us@example.com",
  );
  expect(supportLink({ customerService: [] }, { contact: {} })).toBeUndefined();
});
