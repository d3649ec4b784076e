import { brandConfig, readTree, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runLivery, startLivery } from "./testing/runLivery.ts";

// Where no other test has built the runtime yet, the first command here does.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();
for (const id of ["alpha", "beta"]) writeBrand(join(folder, "brands"), brandConfig(id, `${id.toUpperCase()}01`));

const serve = (...args: readonly string[]): readonly string[] => ["serve", "--brands", "brands", ...args];

/** Node resolves no *.localhost, so requests go to the address with the name as a header; fetch forbids that header. */
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

test("BR-056 livery serve answers each brand under its own name, deep links included, and ends with 143 on SIGTERM", async () => {
  const server = startLivery(serve("--port", "0"), folder);
  const printed = await server.printed("Ctrl-C ends it.");
  const port = portOf(printed, "all brands");
  expect(printed).toContain(`http://alpha.localhost:${port}/`);
  expect((await ask(port, "alpha.localhost", "/vip")).body).toContain(`"merchant":"ALPHA01"`);
  expect((await ask(port, "beta.localhost", "/")).body).toContain(`"merchant":"BETA01"`);
  const list = await ask(port, "localhost", "/");
  expect(list.body).toContain(`href="http://alpha.localhost:${port}/"`);
  server.process.kill("SIGTERM");
  expect((await server.finished).code).toBe(143);
  expect([...readTree(join(folder, "dist")).keys()].filter((file) => file.startsWith("."))).toEqual([]);
});

test("--ports gives each brand a port of its own; Ctrl-C closes all of them and ends with 130", async () => {
  const server = startLivery(serve("--port", "0", "--ports"), folder);
  const printed = await server.printed("Ctrl-C ends it.");
  const port = portOf(printed, "beta");
  expect(port).not.toBe(portOf(printed, "alpha"));
  expect((await ask(port, "localhost", "/register.html")).body).toContain(`"merchant":"BETA01"`);
  server.process.kill("SIGINT");
  expect((await server.finished).code).toBe(130);
  await expect(ask(port, "localhost", "/")).rejects.toThrow("ECONNREFUSED");
});

test("a port in use is a sentence that says what to do, and exit code 2", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await runLivery(serve("--port", String(port)), folder);
  other.close();
  expect(code).toBe(2);
  expect(stderr).toContain(`Port ${port} is in use, perhaps by another \`livery serve\`.`);
  expect(stderr).not.toMatch(/\n {4}at /);
});

test("a brand with an error is not served", async () => {
  const brands = join(folder, "wrong");
  writeBrand(brands, { ...brandConfig("bad", "BAD01"), merchant: 5 });
  const { code, stderr } = await runLivery(["serve", "--brands", "wrong", "--out", "never"], folder);
  expect([code, stderr]).toEqual([1, expect.stringContaining("/merchant")]);
});
