import { expect, it } from "vitest";
import { ApiError, errorBody } from "./apiError.ts";

it("CO-024 a login during a break shows its end as a readable date, in both languages", () => {
  const apiError = new ApiError("EXCLUDED", { kind: "TIME_OUT", until: "2027-05-21T03:00:10.000Z" });
  const message = (language: "ko" | "en") => (errorBody(apiError, language).body as { message: string }).message;
  expect(message("en")).toContain("It ends at May 21, 2027 at 3:00 AM UTC.");
  expect(message("ko")).toContain("다시 이용할 수 있는 때: 2027년 5월 21일 오전 3:00 UTC.");
});
