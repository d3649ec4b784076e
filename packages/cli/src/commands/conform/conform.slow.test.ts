import { serve } from "@hono/node-server";
import { DEMO_PASSWORD } from "@livery/gateway/demoAccounts.ts";
import { openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { brandConfig, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { runLivery } from "../../testing/runLivery.ts";

// The command itself, against a platform over HTTP.

const folder = suiteFolder();
const merchant = ["--merchant", "TEST01"];

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers in place of the platform. */
let instead: ((request: Request, platform: Answer) => Response | Promise<Response>) | undefined;
afterEach(() => {
  instead = undefined;
  vi.unstubAllEnvs();
});
/** The password of the accounts that a command line names. */
const stubPassword = () => vi.stubEnv("LIVERY_PASSWORD", DEMO_PASSWORD);
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const { gateway } = await openTestGateway({ now: Date.now() });
  const platform: Answer = (request) => gateway.fetch(request);
  const fetch: Answer = (request) => instead?.(request, platform) ?? platform(request);
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = async () => {
    server.close();
    await gateway.close();
  };
});
afterAll(() => stop());

it("the reference platform conforms over HTTP; the report is printed, as JSON and as JUnit", async () => {
  stubPassword();
  const accounts = ["--account", "demo", "--agent", "agent1", "--trial", "trial"];
  const args = ["conform", "--url", `${url}/`, ...merchant, ...accounts, "--write", "--junit", "report.xml"];
  const { code, stdout, stderr } = await runLivery(args, folder);
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: "" });
  const calls = Object.keys(liveCalls).length;
  expect(stdout).toMatch(new RegExp(`\\n${calls} calls: \\d+ conform, 0 differ, \\d+ not checked\\.`));
  expect(readFileSync(join(folder, "report.xml"), "utf8")).toMatch(/^<\?xml.*\n<testsuites .* failures="0"/);

  const asked = await runLivery(["conform", "ranks", "--url", url, ...merchant, "--json"], folder);
  expect(JSON.parse(asked.stdout)).toMatchObject({
    schemaVersion: 1,
    command: "conform",
    ok: true,
    calls: [{ call: "ranks", requirement: "AP-142", checks: [{ check: "its answer", deviations: [] }, {}, {}] }],
  });
});

it("a deviation ends with exit code 1 and names call, place, and what came", async () => {
  stubPassword();
  instead = (request, platform) =>
    request.url.endsWith(liveCalls.balance.path)
      ? Response.json({ success: true, value: { sumBalance: "12" } })
      : platform(request);
  const { code, stdout } = await runLivery(
    ["conform", "balance", "--url", url, ...merchant, "--account", "demo"],
    folder,
  );
  expect(code).toBe(1);
  expect(stdout).toContain("✗ balance  AP-020  GET /wps/v2/wallets/balance");
  expect(stdout).toContain('at /value/sumBalance: expected a number, got the text "12"');
  expect(stdout).toContain("expected a refusal with status 401, got status 200");
});

it("a brand names the merchant, other paths and another header for the token", async () => {
  stubPassword();
  const hosts = { endpoints: { balance: "/money/now" }, tokenHeader: "X-Session" };
  writeBrand(join(folder, "brands"), brandConfig("acme", "TEST01", { hosts }));
  instead = (request, platform) => {
    const headers = new Headers(request.headers);
    headers.set("Authorization", headers.get("X-Session") ?? "");
    const address = request.url.replace("/money/now", liveCalls.balance.path);
    return request.url.endsWith(liveCalls.balance.path)
      ? new Response("", { status: 404 })
      : platform(new Request(new Request(address, request), { headers }));
  };
  const brand = ["--brand", "acme", "--brands", "brands", "--url", url];
  const { code, stdout } = await runLivery(["conform", "balance", ...brand, "--account", "demo"], folder);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^1 call: 1 conform, 0 differ, 0 not checked\. \d+ requests were sent\.\n$/),
  });
});

it.each([
  [["--url", "http://127.0.0.1:9", ...merchant], "No platform answers at http://127.0.0.1:9: "],
  [["--url", "ftp://api.example", ...merchant], "Write an address like https://api.example."],
  [["balanse", "--url", "http://127.0.0.1:9", ...merchant], 'There is no call "balanse". Did you mean balance?'],
  [["--url", "http://127.0.0.1:9"], "Name the merchant with --merchant, or a brand with --brand."],
  [merchant, "Name the platform's address with --url."],
  [["--url", "http://127.0.0.1:9", ...merchant, "--account", "demo"], "The password of demo is missing."],
])("%j is answered in one sentence", async (args, sentence) => {
  const { code, stdout, stderr } = await runLivery(["conform", ...args], folder);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
});
