import { describe, expect, it } from "vitest";
import { systemStatus } from "./calls/systemStatus.ts";

const open = { maintenance: false, regionRestriction: false };

/** A tree of switches as deep as asked for; written as text, since a parser has no trouble with it. */
function deepTree(depth: number): unknown {
  const node = '{"modId":"A","enabled":true,"childrenNodes":[';
  return JSON.parse(`${node.repeat(depth)}${"]}".repeat(depth)}`);
}

describe("the decoder of systemStatus", () => {
  it("takes the least answer, and keeps what it does not know", () => {
    const answer = { ...open, news: [1] };
    expect(systemStatus.decode(answer)).toEqual({ ok: true, value: answer });
  });

  it("takes a tree of switches", () => {
    expect(systemStatus.decode({ ...open, info: { whitelabel: deepTree(3) } }).ok).toBe(true);
  });

  it.each([
    [undefined, "", "must be object"],
    [null, "", "must be object"],
    ["<html>", "", "must be object"],
    [[], "", "must be object"],
    [{}, "", "must have required property 'maintenance'"],
    [{ ...open, maintenance: "yes" }, "/maintenance", "must be boolean"],
    [{ ...open, maintenanceEnd: 1.5 }, "/maintenanceEnd", "must be integer"],
    [
      { ...open, customerService: [{ csType: "MAIL", path: "" }] },
      "/customerService/0/csType",
      "must be equal to one of the allowed values",
    ],
    [{ ...open, info: { whitelabel: { modId: "A", enabled: 1 } } }, "/info/whitelabel/enabled", "must be boolean"],
  ])("refuses %j and says where and why", (body, path, reason) => {
    expect(systemStatus.decode(body)).toEqual({ ok: false, path, reason });
  });

  it("refuses what is nested too deeply instead of failing on it", () => {
    const body = { ...open, info: { whitelabel: deepTree(100_000) } };
    expect(systemStatus.decode(body)).toEqual({ ok: false, path: "", reason: "is nested too deeply" });
  });
});
