import { describe, expect, it } from "vitest";
import { unwrap } from "./unwrap.ts";

describe("the platform's envelope", () => {
  it("AP-C returns the value of the envelope", () => {
    expect(unwrap({ success: true, message: "ok", value: { token: "t" } })).toEqual({
      ok: true,
      value: { token: "t" },
    });
    expect(unwrap({ success: true, value: null })).toEqual({ ok: true, value: null });
    expect(unwrap({ success: true, value: false })).toEqual({ ok: true, value: false });
  });

  it.each([[{ games: [] }], [[1]], ["text"], [null], [undefined], [{ success: "yes", value: 1 }]])(
    "AP-C a bare body is its own value: %j",
    (body) => {
      expect(unwrap(body)).toEqual({ ok: true, value: body });
    },
  );

  it("AP-C an envelope without a value is read as a bare body", () => {
    const body = { success: true, token: "t" };
    expect(unwrap(body)).toEqual({ ok: true, value: body });
  });

  it("AP-C an error keeps the platform's details", () => {
    const body = { success: false, code: "WRONG_LOGIN", message: "No such account.", value: { captcha: true } };
    expect(unwrap(body)).toEqual({
      ok: false,
      apiError: { code: "WRONG_LOGIN", said: "No such account.", value: { captcha: true } },
    });
    expect(unwrap({ success: false, code: 1003, message: { ko: "" } })).toEqual({
      ok: false,
      apiError: { code: "1003" },
    });
    expect(unwrap({ success: false })).toEqual({ ok: false, apiError: {} });
  });
});
