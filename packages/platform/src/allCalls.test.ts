import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import { parseLedgerCalls } from "./ledgerCalls.ts";

const ledger = readFileSync(join(import.meta.dirname, "../../../docs/requirements.md"), "utf8");
const rows = parseLedgerCalls(ledger);

interface Access {
  readonly path: string;
  readonly method: string;
  readonly auth: string;
  readonly encrypted: boolean;
}

function accessOf(row: string, { path, method, auth, encrypted }: Access): string {
  return `${row} ${method} ${path} · ${auth}${encrypted ? " · encrypted" : ""}`;
}

describe("the calls are those of the ledger", () => {
  it("AP-A every call has the method, path and access of its ledger row, and every row has its call", () => {
    expect(rows.length).toBeGreaterThan(60);
    const asWritten = rows.map((row) => accessOf(row.row, row));
    expect(allCalls.map((call) => accessOf(call.ledger, call)).toSorted()).toEqual(asWritten.toSorted());
  });

  it("AP-A the methods that the specification shows are kept", () => {
    const shown = new Map(allCalls.map(({ path, method }) => [path, method]));
    expect(Object.fromEntries(shown)).toMatchObject({
      "/wps/member/register": "PUT",
      "/wps/member/register/mobile": "PUT",
      "/wps/member/password": "POST",
      "/wps/session/login/freeplay": "POST",
      "/wps/agent/affiliate": "GET",
      "/wps/relay/GCSGAME_gameList": "GET",
      "/wps/session/logout": "DELETE",
      "/wps/feedback": "PUT",
    });
  });

  it("AP-E a call that the specification names without a path stands under /wps/relay/", () => {
    const bare = [...ledger.matchAll(/^\| AP-\d+ · S\d+ \| ([A-Z0-9]+_\w+) \|/gm)].map(([, name = ""]) => name);
    expect(bare.length).toBeGreaterThan(5);
    const paths = allCalls.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(bare.map((name) => `/wps/relay/${name}`)));
  });

  it("a call is known by its file's name, and nothing else answers at its path", () => {
    expect(new Set(allCalls.map(({ id }) => id)).size).toBe(allCalls.length);
    expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length);
  });

  it("a read is not encrypted, and does no harm when it is sent twice", () => {
    const reads = allCalls.filter(({ method }) => method === "GET");
    expect(reads.filter(({ encrypted }) => encrypted)).toEqual([]);
    expect(reads.filter(({ idempotent, id }) => !idempotent && id !== "captcha")).toEqual([]);
  });
});
