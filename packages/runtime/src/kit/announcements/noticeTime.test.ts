import { expect, test } from "vitest";
import { noticeTime } from "./noticeTime.ts";

test("NT-003 a notice's time has 19 characters on a 24-hour clock in the visitor's time zone", () => {
  expect(noticeTime(1_700_000_000_000, "UTC")).toBe("2023-11-14 22:13:20");
  expect(noticeTime(1_700_000_000_000, "Asia/Seoul")).toBe("2023-11-15 07:13:20");
  expect(noticeTime(Date.UTC(2024, 0, 5, 0, 4, 9), "UTC")).toBe("2024-01-05 00:04:09");
  expect(noticeTime(1_700_000_000_000)).toHaveLength(19);
});

test("a time that is none is a dash", () => {
  expect(noticeTime(Number.MAX_SAFE_INTEGER)).toBe("–");
});
