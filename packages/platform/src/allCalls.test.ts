import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import { parseLedgerCalls } from "./registerCalls.ts";
import type { RequestShape } from "./requestShape.ts";
import { requestShapes } from "./requestShapes.gen.ts";

const requirement = readFileSync(join(import.meta.dirname, "../../../docs/requirements.md"), "utf8");
const rows = parseLedgerCalls(requirement);

interface Access {
  readonly path: string;
  readonly method: string;
  readonly auth: string;
  readonly encrypted: boolean;
  readonly takesIdempotencyKey?: boolean;
}

function accessOf(row: string, { path, method, auth, encrypted, takesIdempotencyKey }: Access): string {
  return `${row} ${method} ${path} · ${auth}${encrypted ? " · encrypted" : ""}${takesIdempotencyKey ? " · key" : ""}`;
}

describe("the calls match the requirements register", () => {
  it("AP-A AP-B AP-G AP-072a every call has the method, path, access, encryption and key of its row, and every row its call", () => {
    expect(rows.length).toBeGreaterThan(130);
    const asWritten = rows.map((row) => accessOf(row.row, row));
    expect(allCalls.map((call) => accessOf(call.requirement, call)).toSorted()).toEqual(asWritten.toSorted());
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

  it("AP-E a call that the specification names without a path is under /wps/relay/", () => {
    const bare = [...requirement.matchAll(/^\| AP-\d+ · S\d+ \| ([A-Z0-9]+_\w+) \|/gm)].map(([, name = ""]) => name);
    expect(bare.length).toBeGreaterThan(5);
    const paths = allCalls.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(bare.map((name) => `/wps/relay/${name}`)));
  });

  it("a call's id is its file's name, and no other call shares its method and path", () => {
    expect(new Set(allCalls.map(({ id }) => id)).size).toBe(allCalls.length);
    expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length);
  });

  it("a read is not encrypted, and can safely be sent twice", () => {
    const reads = allCalls.filter(({ method }) => method === "GET");
    expect(reads.filter(({ encrypted }) => encrypted)).toEqual([]);
    expect(reads.filter(({ idempotent, id }) => !idempotent && !/captcha$/i.test(id))).toEqual([]);
    expect(reads.filter(({ takesIdempotencyKey }) => takesIdempotencyKey)).toEqual([]);
  });

  it("AP-B the calls that the specification encrypts and all with a payment password are encrypted", () => {
    const encrypted = allCalls.filter((call) => call.encrypted).map(({ requirement: row }) => row);
    const shown = ["AP-001", "AP-007", "AP-008", "AP-009", "AP-017"];
    const paying = rows.filter(({ takesPaymentPassword }) => takesPaymentPassword).map(({ row }) => row);
    expect(paying.length).toBeGreaterThan(5);
    expect(encrypted).toEqual(expect.arrayContaining([...shown, ...paying]));
  });

  it("exactly the calls whose rows say so change what proves who a member is, in encrypted requests", () => {
    const marked = rows.filter(({ changesIdentity }) => changesIdentity).map(({ row }) => row);
    expect(marked.length).toBeGreaterThan(5);
    const changing = allCalls.filter(({ changesIdentity }) => changesIdentity !== undefined);
    expect(changing.map(({ requirement: row }) => row).toSorted()).toEqual(marked.toSorted());
    expect(changing.filter(({ encrypted }) => !encrypted)).toEqual([]);
    for (const { id, changesIdentity: { fields, password } = { fields: {} } } of changing) {
      const { properties = {} } = requestShapes[id as keyof typeof requestShapes] as RequestShape<unknown>;
      const named = [...Object.keys(fields), ...(password === undefined ? [] : [password])];
      expect(Object.keys(properties), id).toEqual(expect.arrayContaining(named));
    }
  });

  it("exactly the calls whose rows name the payment password require it", () => {
    // Some calls take whichever of two passwords the member has (PM-003).
    const paying = rows.filter(
      ({ takesPaymentPassword, request }) =>
        takesPaymentPassword && !request.includes("where no payment password is set"),
    );
    const asking = new Set(paying.map(({ row }) => row));
    const described = allCalls.filter(({ id }) => id in requestShapes && id !== "setPaymentPassword");
    const wrong = described.filter(({ id, requirement: row }) => {
      const { required = [] } = requestShapes[id as keyof typeof requestShapes] as RequestShape<unknown>;
      return required.includes("paymentPassword") !== asking.has(row);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
