import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { liveCalls } from "./allCalls.gen.ts";
import type { Call } from "./call.ts";
import { fileFieldOf } from "./fileField.ts";
import { parseLedgerCalls } from "./registerCalls.ts";
import { registerFields } from "./registerFields.ts";
import type { RequestShape } from "./requestShape.ts";
import { requestShapes } from "./requestShapes.gen.ts";

const rows = parseLedgerCalls(readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8"));

const shapes: Readonly<Record<string, RequestShape<unknown>>> = requestShapes;
const MERCHANT = "the merchant";
/** Anything that a screen requests; a form's own fields are in `fields`. */
const ASKED = Number.POSITIVE_INFINITY;
const anything = new Proxy({}, { get: (_, name) => (name === "fields" ? {} : ASKED) });

const live = Object.values<Call<never, unknown>>(liveCalls).map((call) => {
  const row = rows.find(({ path, method }) => path === call.path && method === call.method);
  return { id: call.id, call, row, fields: row ? registerFields(row, rows) : [] };
});

/** What a call always sends, whatever a screen requests. */
function fixedBy(call: Call<never, unknown>): Readonly<Record<string, string>> {
  const { query, json, form } = call.encode(anything as never, { merchant: MERCHANT });
  const sent = Object.entries({ ...query, ...(json as object | undefined), ...form });
  const fixed = sent.filter(([, value]) => value !== undefined && value !== ASKED && value !== MERCHANT);
  return Object.fromEntries(fixed.map(([name, value]) => [name, String(value)]));
}

describe("the calls send what their rows name", () => {
  it.each(live)("AP-072b $id accepts the fields of its row, and no others", ({ id, row, fields }) => {
    expect(row).toBeDefined();
    const named = fields.map(({ name }) => name);
    expect(Object.keys(shapes[id]?.properties ?? {}).toSorted()).toEqual(named.toSorted());
  });

  it.each(live)("AP-072b $id sends the fixed values of its row, and no others", ({ call, fields }) => {
    const fixed = fields.flatMap(({ name, fixed: value }) => (value === undefined ? [] : [[name, value]]));
    expect(fixedBy(call)).toEqual(Object.fromEntries(fixed));
  });

  it.each(live)("AP-072b $id reads the response fields that its row names", ({ id, row }) => {
    const names = row?.answer.match(/\b[a-z]+[A-Z]\w*\b/g) ?? [];
    const read = readFileSync(new URL(`decoders/${id}.gen.js`, import.meta.url), "utf8");
    expect(names.filter((name) => !read.includes(`"${name}": {`))).toEqual([]);
  });

  it.each(live)("AP-072b $id is a form if its row says so", ({ call, row }) => {
    const { form } = call.encode(anything as never, { merchant: MERCHANT });
    expect(form !== undefined).toBe(row?.request.includes("form-encoded"));
  });

  it.each(live)("AP-072b $id takes files if its row says so", ({ id, call, row }) => {
    expect(fileFieldOf(shapes[id] ?? {}) !== undefined).toBe(call.method !== "GET" && row?.request.includes("(file"));
  });
});
