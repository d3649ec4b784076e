import { describe, expect, it } from "vitest";
import { systemStatus } from "./calls/systemStatus.ts";
import { decode } from "./decoded.ts";
import type { Shape } from "./shape.ts";

interface Page {
  games: { id: string; lines?: number }[];
  tags?: { name: string }[];
  kind?: "a" | "b";
  rates?: Record<string, { rate: number }>;
}

const shape: Shape<Page> = {
  type: "object",
  required: ["games"],
  properties: {
    games: { type: "array", items: { $ref: "#/$defs/game" } },
    tags: { type: "array", items: { type: "object", required: ["name"], properties: { name: { type: "string" } } } },
    kind: { enum: ["a", "b"] },
    rates: { type: "object", additionalProperties: { type: "object", properties: { rate: { type: "number" } } } },
  },
  $defs: {
    game: {
      type: "object",
      required: ["id"],
      properties: { id: { type: ["string", "integer"] }, lines: { type: "integer" } },
    },
  },
};

const read = (value: unknown) => decode(shape, value, (page) => page);

describe("what a decoder accepts", () => {
  it("the fields of the schema, and nothing else", () => {
    const value = { games: [{ id: 1, more: true }], kind: "b", rates: { RNG: { rate: 0.5 } }, news: [1] };
    const kept = { games: [{ id: 1 }], kind: "b", rates: { RNG: { rate: 0.5 } } };
    expect(read(value)).toEqual({ ok: true, value: kept, dropped: 0 });
  });

  it("a list without its invalid items, which are counted", () => {
    const value = { games: [{ id: "a" }, { id: null }, "b", { id: "c", lines: 1.5 }, { id: "d" }], tags: [{}] };
    const kept = { games: [{ id: "a" }, { id: "d" }], tags: [] };
    expect(read(value)).toEqual({ ok: true, value: kept, dropped: 4 });
  });

  it.each([2 ** 53, -(2 ** 53), 1e300])("no number that cannot be counted exactly: %d", (lines) => {
    const exact = { id: "a", lines: Number.MAX_SAFE_INTEGER };
    expect(read({ games: [exact, { id: "b", lines }] })).toEqual({ ok: true, value: { games: [exact] }, dropped: 1 });
    expect(read({ games: [{ id: "b", lines }] })).toEqual({
      ok: false,
      path: "/games/0/lines",
      reason: "must be integer",
    });
    expect(read({ games: [], rates: { RNG: { rate: lines } } })).toMatchObject({ ok: false, path: "/rates/RNG/rate" });
  });

  it("null in an optional field counts as absent", () => {
    expect(read({ games: [{ id: "a", lines: null }], kind: null })).toEqual({
      ok: true,
      value: { games: [{ id: "a" }] },
      dropped: 0,
    });
  });

  it("a key with the name of a built-in property is a key like any other", () => {
    const value: unknown = JSON.parse('{ "games": [], "rates": { "__proto__": { "rate": 1 }, "constructor": {} } }');
    const decoded = read(value);
    expect(decoded.ok && Object.keys(decoded.value.rates ?? {})).toEqual(["__proto__", "constructor"]);
    expect(read(Object.create({ games: [] }))).toMatchObject({ ok: false });
  });
});

describe("what a decoder rejects, where and why", () => {
  it.each([
    [undefined, "", "must be object"],
    [null, "", "must be object"],
    ["<html>", "", "must be object"],
    [[], "", "must be object"],
    [{}, "", 'must have "games"'],
    [{ games: null }, "/games", "must be array"],
    [{ games: [{ id: "" }], kind: "c" }, "/kind", "must be one of a, b"],
    [{ games: [], rates: { RNG: { rate: "1" } } }, "/rates/RNG/rate", "must be number"],
    [{ games: [], rates: { RNG: { rate: Number.NaN } } }, "/rates/RNG/rate", "must be number"],
  ])("%j", (value, path, reason) => {
    expect(read(value)).toEqual({ ok: false, path, reason });
  });

  it("a required list without any valid item", () => {
    expect(read({ games: [{ id: true }, {}] })).toEqual({
      ok: false,
      path: "/games/0/id",
      reason: "must be string or integer",
    });
  });

  it("deeply nested values, without throwing", () => {
    const node = '{"modId":"A","enabled":true,"childrenNodes":[';
    const tree: unknown = JSON.parse(`${node.repeat(100_000)}${"]}".repeat(100_000)}`);
    const value = { maintenance: false, regionRestriction: false, info: { whitelabel: tree } };
    expect(systemStatus.decode(value)).toEqual({
      ok: false,
      path: "",
      reason: "is nested too deeply or too large an amount",
    });
  });
});
