import crypto, { randomUUID } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { expect, it, vi } from "vitest";
import { keepProcess } from "./keepProcess.ts";

it("what a test file replaced does not affect the next one", () => {
  const state = () => ({ Request, PATH: process.env["PATH"], randomUUID, folder: process.cwd() });
  const own = state();
  const putBack = keepProcess();

  // As a server of @hono/node-server does when it starts.
  Object.defineProperty(globalThis, "Request", { value: class extends Request {}, configurable: true });
  vi.stubGlobal("location", { host: "play.example" });
  vi.useFakeTimers({ now: 0 });
  process.chdir(tmpdir());
  process.env["PATH"] = "/nowhere";
  process.env["LIVERY_ADDED"] = "yes";
  vi.spyOn(crypto, "randomUUID");
  syncBuiltinESMExports();
  putBack();

  expect(state()).toEqual(own);
  expect([typeof globalThis.location, process.env["LIVERY_ADDED"]]).toEqual(["undefined", undefined]);
  expect(Date.now()).toBeGreaterThan(0);
});
