import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { brandConfig, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { type LocalPlatform, merchantsOf, openPlatform } from "../openPlatform.ts";
import { createSimulatorMount } from "./createSimulatorMount.ts";
import type { SentMessage, SimulatorLog, SimulatorState } from "./simulatorState.ts";

const DAY = 86_400_000;
const HOST = "localhost:4400";
const folder = suiteFolder();
const byPhone = { switches: { MOBILEVERCODELOGIN3: true } };
writeBrand(join(folder, "brands"), brandConfig("alpha", "ALPHA01", byPhone));
writeBrand(join(folder, "brands"), brandConfig("beta", "BETA01"));

let platform: LocalPlatform;
let merchants: ReturnType<typeof merchantsOf>;
const mount = createSimulatorMount({ platform: async () => platform, hasGallery: true });
beforeAll(async () => {
  merchants = merchantsOf((await compileWorkspace(join(folder, "brands"), folder)).brands);
  platform = await openPlatform(join(folder, "data"), merchants, { simulator: true });
});
beforeEach(() => order("reset", {}));
afterAll(() => platform.close());

type Sent = RequestInit & { readonly headers?: Readonly<Record<string, string>> };

async function ask(path: string, init: Sent = {}, visitor = "127.0.0.1"): Promise<Response> {
  const request = new Request(`http://${HOST}/simulator/${path}`, {
    ...init,
    headers: { Host: HOST, ...init.headers },
  });
  return mount.answer(request, visitor);
}

const json = { "Content-Type": "application/json" };
const order = (path: string, body: object): Promise<Response> =>
  ask(`api/${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
const read = async <RequestHandler>(path: string): Promise<RequestHandler> =>
  (await ask(`api/${path}`)).json() as Promise<RequestHandler>;
const state = (): Promise<SimulatorState> => read<SimulatorState>("state");

/** A visitor's call at a brand's site. */
const call = async (path: string, init: Sent = {}): Promise<Response> =>
  platform.answer(
    new Request(`http://alpha.localhost:4400${path}`, { ...init, headers: { Merchant: "ALPHA01", ...init.headers } }),
    "127.0.0.1",
  );

const seen = async (): Promise<unknown> => ((await (await call(systemStatus.path)).json()) as { value: unknown }).value;

describe("the panel", () => {
  it("is a page with every call to choose from, whose modules come only from this server", async () => {
    const page = await ask("");
    expect(page.status).toBe(200);
    expect(page.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'sha256-\S+'; script-src 'self'; connect-src 'self';/,
    );
    const html = await page.text();
    for (const { id, requirement } of allCalls)
      expect(html).toContain(`<option value="${id}">${id}, ${requirement}</option>`);
    const [, entry = ""] = /<script type="module" src="([^"]+)"><\/script>/.exec(html) ?? [];
    const modules = [entry];
    for (const module of modules) {
      const answer = await ask(module);
      expect([module, answer.status, answer.headers.get("Content-Type")]).toEqual([
        module,
        200,
        "text/javascript; charset=utf-8",
      ]);
      const code = await answer.text();
      expect(code).not.toMatch(/import type|@livery/);
      const imported = [...code.matchAll(/from "\.\/(\w+\.ts)"/g)].map(([, file]) => `client/${file}`);
      modules.push(...imported.filter((file) => !modules.includes(file)));
    }
    expect(modules.length).toBeGreaterThan(5);
    for (const file of ["client/nothing.ts", "client/..%2Forders.ts", "client/../orders.ts"]) {
      expect((await ask(file)).status, file).toBe(404);
    }
    expect(
      (await mount.answer(new Request(`http://${HOST}/simulator`, { headers: { Host: HOST } }), "::1")).status,
    ).toBe(302);
  });

  it.each([
    ["from another machine", {}, "192.0.2.7"],
    ["by a DNS name that points here", { Host: "rebound.example:4400" }, "127.0.0.1"],
    ["from a page of a brand", { Origin: "http://alpha.localhost:4400" }, "127.0.0.1"],
    ["from another port of this machine", { Origin: "http://localhost:4500" }, "127.0.0.1"],
    ["from a page without an origin", { Origin: "null" }, "::1"],
  ])(
    "requested %s is rejected, with everything that belongs to it",
    async (_, headers: Record<string, string>, visitor) => {
      for (const path of ["", "client/panel.ts", "api/state"]) {
        expect((await ask(path, { headers }, visitor)).status, path).toBe(403);
      }
      const change = { method: "POST", headers: { ...json, ...headers }, body: `{"move":1000}` };
      expect((await ask("api/clock", change, visitor)).status).toBe(403);
      expect((await state()).offset).toBe(0);
    },
  );

  it("gives other sites' pages no data, and accepts none of their forms", async () => {
    expect((await ask("api/outbox", { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
    expect((await ask("api/state")).headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    const form = { method: "POST", headers: { "Content-Type": "text/plain" }, body: `{"move":1000}` };
    expect((await ask("api/clock", form)).status).toBe(400);
    expect((await state()).offset).toBe(0);
  });

  it("does not exist under a brand's own name", () => {
    expect(mount.takes("/simulator/", "alpha.localhost:4400")).toBe(false);
    expect(mount.takes("/simulators", HOST)).toBe(false);
  });
});

describe("its commands", () => {
  it("move and set the platform's clock, and reset it", async () => {
    expect((await order("clock", { move: 2 * DAY })).status).toBe(204);
    expect((await state()).offset).toBe(2 * DAY);
    await order("clock", { at: Date.UTC(2031, 5, 1) });
    expect(new Date((await state()).now).getUTCFullYear()).toBe(2031);
    await ask("api/clock", { method: "DELETE" });
    expect((await state()).offset).toBe(0);
  });

  it("set an error, show it with its effect, and remove it", async () => {
    const { id } = (await (await order("faults", { call: "systemStatus", kind: "status", status: 503 })).json()) as {
      id: number;
    };
    const [{ last }] = [await read<SimulatorLog>("log")];
    expect((await call(`${systemStatus.path}?url=x`)).status).toBe(503);
    expect((await read<SimulatorLog>(`log?after=${last}`)).requests).toMatchObject([
      { id: last + 1, merchant: "ALPHA01", call: "systemStatus", status: 503, code: "UNAVAILABLE", fault: "status" },
    ]);
    expect((await state()).faults).toMatchObject([{ id, call: "systemStatus" }]);
    expect((await ask(`api/faults/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await ask(`api/faults/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await call(systemStatus.path)).status).toBe(200);
  });

  it("put a site into maintenance, close it to a country, and set visitors' country", async () => {
    const end = Date.UTC(2030, 0, 1);
    await order("sites/ALPHA01", { state: "maintenance", end });
    expect(await seen()).toMatchObject({ maintenance: true, maintenanceEnd: end });
    expect((await state()).sites).toMatchObject([
      { merchant: "ALPHA01", status: { state: "maintenance", end } },
      { merchant: "BETA01", status: { state: "open" } },
    ]);
    await order("sites/ALPHA01", { state: "restricted", country: "KR" });
    await order("countries", { country: "JP" });
    expect(await seen()).toMatchObject({ maintenance: false, regionRestriction: false, location: { country: "JP" } });
    await order("countries", { country: "KR", merchant: "ALPHA01" });
    expect(await seen()).toMatchObject({ regionRestriction: true, location: { country: "KR" } });
    expect((await order("sites/NOBODY", { state: "open" })).status).toBe(404);
  });

  it("show sent messages, newest first, for one recipient if named", async () => {
    for (const mobileNum of ["01020001000", "01020002000"]) {
      const body = JSON.stringify({ mobileNum, countryDialingCode: "82" });
      expect((await call(sendLoginCode.path, { method: "POST", headers: json, body })).status).toBe(200);
    }
    const recipients = (await read<SentMessage[]>("outbox")).map(({ recipient }) => recipient);
    expect(recipients).toEqual(["+821020002000", "+821020001000"]);
    expect(await read<SentMessage[]>("outbox?recipient=20001000")).toMatchObject([
      { merchant: "ALPHA01", kind: "sms", recipient: "+821020001000", text: expect.stringMatching(/\d{6}/) },
    ]);
  });

  it("reset everything at once", async () => {
    await order("clock", { move: DAY });
    await order("faults", { call: "*", kind: "noResponse" });
    await order("countries", { country: "KR" });
    await order("sites/BETA01", { state: "maintenance" });
    await order("reset", {});
    expect(await state()).toMatchObject({
      offset: 0,
      faults: [],
      countries: [],
      sites: [{ status: { state: "open" } }, { status: { state: "open" } }],
    });
  });

  it.each([
    ["clock", { move: 0.5 }, "move"],
    ["clock", { at: 5 }, "at"],
    ["faults", { call: "nothing", kind: "noResponse" }, "call"],
    ["faults", { call: "*", kind: "status", status: 418 }, "status"],
    ["faults", { call: "*", kind: "delay", ms: 1e9 }, "ms"],
    ["faults", { call: "*", kind: "noJson", times: 0 }, "times"],
    ["faults", { call: "*", kind: "noJson", merchant: "NOBODY" }, "merchant"],
    ["faults", { call: "*", kind: "noJson", visitor: "" }, "visitor"],
    ["countries", { country: "Atlantis" }, "country"],
    ["sites/ALPHA01", { state: "shut" }, "state"],
    ["faults", [], "JSON object"],
  ])("%s %j is rejected with what was expected", async (path, body, named) => {
    const answer = await order(path, body);
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringContaining(named) }]);
  });
});

test("settings stay when the platform serves other merchants", async () => {
  await order("clock", { move: DAY });
  await order("faults", { call: "systemStatus", kind: "status", status: 500 });
  await platform.serve(merchants.filter(({ merchant }) => merchant === "ALPHA01"));
  expect(await state()).toMatchObject({ offset: DAY, sites: [{ merchant: "ALPHA01" }] });
  expect((await call(systemStatus.path)).status).toBe(500);
});
