import {
  brandConfig,
  layouts,
  readTree,
  suiteFolder,
  UNDRAWN_LOGO,
  writeBrand,
} from "@livery/pack/testing/brandFolders.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { login } from "@livery/platform/calls/login.ts";
import { createSend, type Send } from "@livery/platform/createSend.ts";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startLivery } from "./testing/startLivery.ts";

// If no other test has built the runtime yet, the first command here does.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();
writeBrand(join(folder, "brands"), brandConfig("alpha", "ALPHA01"));
writeBrand(join(folder, "brands"), brandConfig("beta", "BETA01", { layout: layouts[1] }));

/** The servers follow each other on the same data: a platform needs seconds to begin with none. */
const data = join(folder, "kept");

const usual = ["--brands", "brands", "--data", data, "--port", "0"];
const serve = (...args: readonly string[]): readonly string[] => ["serve", ...usual, ...args];

/**
 * Node does not resolve *.localhost, so requests go to the address with the name as a header; fetch forbids that
 * header.
 */
async function ask(port: number, host: string, path: string): Promise<{ status: number; body: string }> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers: { Host: `${host}:${port}` } }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on("error", reject).end();
  });
}

function portOf(printed: string, name: string): number {
  return Number(new RegExp(`${name}\\s+http://\\S+?:(\\d+)/`).exec(printed)?.[1]);
}

test("BR-056b livery serve serves each brand with deep links under its own name, and stops on SIGTERM", async () => {
  const server = startLivery(serve(), folder);
  const printed = await server.printed("Press Ctrl-C to stop.");
  const port = portOf(printed, "all brands");
  expect(printed).toContain(`http://alpha.localhost:${port}/`);
  expect((await ask(port, "alpha.localhost", "/vip")).body).toContain(`"merchant":"ALPHA01"`);
  expect((await ask(port, "beta.localhost", "/")).body).toContain(`"merchant":"BETA01"`);
  const list = await ask(port, "localhost", "/");
  expect(list.body).toContain(`href="http://alpha.localhost:${port}/"`);
  server.process.kill("SIGTERM");
  expect((await server.finished).code).toBe(143);
  expect([...readTree(join(folder, "dist")).keys()].filter((file) => /^\.livery-(?:new|old)/.test(file))).toEqual([]);
});

test("--ports gives each brand its own port; Ctrl-C closes all of them and exits with 130", async () => {
  const server = startLivery(serve("--ports"), folder);
  const printed = await server.printed("Press Ctrl-C to stop.");
  const port = portOf(printed, "beta");
  expect(port).not.toBe(portOf(printed, "alpha"));
  expect((await ask(port, "localhost", "/register.html")).body).toContain(`"merchant":"BETA01"`);
  server.process.kill("SIGINT");
  expect((await server.finished).code).toBe(130);
  await expect(ask(port, "localhost", "/")).rejects.toThrow("ECONNREFUSED");
});

test("a port in use is reported in one sentence with a way out, and exit code 2, before anything is packed", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await startLivery(serve("--port", String(port), "--out", "refused"), folder).finished;
  other.close();
  expect(code).toBe(2);
  expect(stderr).toContain(`Port ${port} is in use, perhaps by another \`livery\`.`);
  expect(stderr).not.toMatch(/\n {4}at |packing/);
  expect(existsSync(join(folder, "refused"))).toBe(false);
});

/** The platform behind a brand's own port, called as its site calls it. */
function platformAt(port: number, merchant: string, token?: string): Send {
  return createSend({ origin: `http://127.0.0.1:${port}`, merchant, language: () => "en", token: () => token });
}

test("each brand finds the platform on its own origin, and its data survives a killed server", async () => {
  const args = serve("--ports");
  const first = startLivery(args, folder);
  const alpha = portOf(await first.printed("Press Ctrl-C to stop."), "alpha");
  const account = { type: "username", username: "demo", password: "Demo-1234" } as const;
  const { token } = await platformAt(alpha, "ALPHA01")(login, account);
  first.process.kill("SIGKILL");
  await first.finished;
  const second = startLivery(args, folder);
  const printed = await second.printed("Press Ctrl-C to stop.");
  const owned = await platformAt(portOf(printed, "alpha"), "ALPHA01", token)(balance, undefined);
  expect(owned.total).toBeGreaterThan(0);
  const other = platformAt(portOf(printed, "beta"), "BETA01", token)(balance, undefined);
  await expect(other).rejects.toMatchObject({ status: 401 });
  const picture = await ask(portOf(printed, "beta"), "localhost", "/wps/pictures/game/crown/1.svg?mode=dark");
  expect([picture.status, picture.body]).toEqual([200, expect.stringMatching(/^<svg/)]);
  second.process.kill("SIGTERM");
  expect((await second.finished).code).toBe(143);
  expect(existsSync(join(data, "platform.sqlite"))).toBe(true);
});

test("livery conform runs against the platform address that `serve` prints, for all brands", async () => {
  const server = startLivery(serve(), folder);
  const port = portOf(await server.printed("Press Ctrl-C to stop."), "platform");
  const url = `http://localhost:${port}`;
  const conform = (merchant: string) =>
    startLivery(["conform", "systemStatus", "--url", url, "--merchant", merchant], folder).finished;
  for (const merchant of ["ALPHA01", "BETA01"]) {
    const { code, stdout } = await conform(merchant);
    expect([code, stdout]).toEqual([0, expect.stringContaining("1 conform, 0 differ")]);
  }
  const unknown = await conform("NOBODY1");
  expect(unknown.code).toBe(1);
  server.process.kill("SIGTERM");
  await server.finished;
});

/**
 * A login to a brand's own port of which only half is sent. `end` sends the rest and resolves with the response's
 * status.
 */
async function halfALogin(port: number): Promise<{ readonly end: () => Promise<number | undefined> }> {
  const { request } = await import("node:http");
  const body = JSON.stringify({ type: "username", username: "demo", password: "Demo-1234" });
  const headers = { Merchant: "ALPHA01", "Content-Type": "application/json", "Content-Length": body.length };
  const asked = request({ host: "127.0.0.1", port, method: "POST", path: login.path, headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    asked.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
  });
  // A caller that does not end it wants no response.
  status.catch(() => undefined);
  await new Promise((resolve) => asked.write(body.slice(0, 9), resolve));
  return {
    end: () => {
      asked.end(body.slice(9));
      return status;
    },
  };
}

/** A server with a login in progress. */
async function serveHalfALogin() {
  const server = startLivery(serve("alpha", "--ports"), folder);
  const port = portOf(await server.printed("Press Ctrl-C to stop."), "alpha");
  const { end } = await halfALogin(port);
  expect(await isListening(port)).toBe(true);
  return { server, port, end };
}

const isListening = (port: number): Promise<boolean> =>
  ask(port, "localhost", "/").then(
    () => true,
    () => false,
  );

test("a server that is asked to stop accepts no new connections and finishes requests in progress", async () => {
  const { server, port, end } = await serveHalfALogin();
  server.process.kill("SIGTERM");
  await expect.poll(() => isListening(port)).toBe(false);
  expect(await end()).toBe(200);
  expect((await server.finished).code).toBe(143);
  expect(existsSync(join(data, "platform.sqlite-wal"))).toBe(false);
});

test("asked a second time, it stops at once, whatever is in progress", async () => {
  const { server, port, end } = await serveHalfALogin();
  server.process.kill("SIGINT");
  await expect.poll(() => isListening(port)).toBe(false);
  server.process.kill("SIGINT");
  expect((await server.finished).code).toBe(130);
  await expect(end()).rejects.toBeInstanceOf(Error);
});

test("an invalid data file is reported in one sentence with its name, and exit code 2", async () => {
  mkdirSync(join(folder, "damaged"));
  writeFileSync(
    join(folder, "damaged", "platform.sqlite"),
    "not a database, but long enough to look like a file\n".repeat(40),
  );
  const { code, stderr } = await startLivery(serve("--data", "damaged"), folder).finished;
  expect([code, stderr]).toEqual([2, expect.stringContaining(join("damaged", "platform.sqlite"))]);
});

test("a brand with an error is not served", async () => {
  const brands = join(folder, "wrong");
  writeBrand(brands, { ...brandConfig("bad", "BAD01"), merchant: 5 });
  const { code, stderr } = await startLivery(["serve", "--brands", "wrong", "--out", "never"], folder).finished;
  expect([code, stderr]).toEqual([1, expect.stringContaining("/merchant")]);
});

test("a brand whose icons cannot be drawn is not served; the others are", async () => {
  const cwd = join(folder, "undrawn");
  cpSync(join(folder, "brands"), join(cwd, "brands"), { recursive: true });
  writeBrand(join(cwd, "brands"), brandConfig("alpha", "ALPHA01"), UNDRAWN_LOGO);
  const server = startLivery(serve(), cwd);
  const port = portOf(await server.printed("Press Ctrl-C to stop."), "all brands");
  expect((await ask(port, "beta.localhost", "/")).body).toContain(`"merchant":"BETA01"`);
  expect((await ask(port, "alpha.localhost", "/")).status).toBe(404);
  server.process.kill("SIGINT");
  const { stderr } = await server.finished;
  expect(stderr).toContain("alpha was not packed. No icons can be drawn");
  const only = startLivery(serve("alpha"), cwd);
  expect((await only.finished).code).toBe(1);
});

test("--watch packs what changed, keeps a broken brand's last pack, and adds and removes brands", async () => {
  const cwd = join(folder, "watched");
  cpSync(join(folder, "brands"), join(cwd, "brands"), { recursive: true });
  const server = startLivery(serve("--watch"), cwd);
  const port = portOf(await server.printed("Press Ctrl-C to stop."), "all brands");
  const page = async (id: string): Promise<string> => (await ask(port, `${id}.localhost`, "/")).body;
  const packs = (): Map<string, Buffer> => readTree(join(cwd, "dist"));
  const before = packs();

  writeBrand(join(cwd, "brands"), brandConfig("alpha", "ALPHA02"));
  await server.printed("alpha was packed again");
  expect(await page("alpha")).toContain(`"merchant":"ALPHA02"`);
  expect(packs().get("beta/index.html")).toEqual(before.get("beta/index.html"));
  expect(server.stdout()).not.toContain("beta was packed again");

  writeBrand(join(cwd, "brands"), { ...brandConfig("alpha", "ALPHA03"), merchant: 5 });
  await server.noted("1 error in 2 brands");
  expect(await page("alpha")).toContain(`"merchant":"ALPHA02"`);

  writeBrand(join(cwd, "brands"), brandConfig("alpha", "ALPHA03"), UNDRAWN_LOGO);
  await server.noted("alpha was not packed. No icons can be drawn");
  expect(await page("alpha")).toContain(`"merchant":"ALPHA02"`);

  writeBrand(join(cwd, "brands"), brandConfig("alpha", "ALPHA04"));
  writeBrand(join(cwd, "brands"), brandConfig("gamma", "GAMMA01", { layout: layouts[2] }));
  await server.printed("gamma is new");
  await expect.poll(() => page("alpha")).toContain(`"merchant":"ALPHA04"`);
  expect(await page("gamma")).toContain(`"merchant":"GAMMA01"`);
  expect((await ask(port, "localhost", "/")).body).toContain(`http://gamma.localhost:${port}/`);

  rmSync(join(cwd, "brands", "gamma"), { recursive: true });
  await server.printed("gamma is no longer a site");
  expect((await ask(port, "gamma.localhost", "/")).status).toBe(404);
  expect((await ask(port, "localhost", "/")).body).not.toContain("gamma");
  server.process.kill("SIGINT");
  expect((await server.finished).code).toBe(130);
});
