import crypto, { randomUUID } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, vi } from "vitest";
import { keepProcess } from "./keepProcess.ts";

it("what a test file replaced does not affect the next one", () => {
  const own = { Request, PATH: process.env["PATH"], randomUUID };
  const putBack = keepProcess();

  // As a server of @hono/node-server does when it starts.
  Object.defineProperty(globalThis, "Request", { value: class extends Request {}, configurable: true });
  vi.stubGlobal("location", { host: "play.example" });
  vi.useFakeTimers({ now: 0 });
  process.env["PATH"] = "/nowhere";
  process.env["LIVERY_ADDED"] = "yes";
  vi.spyOn(crypto, "randomUUID");
  syncBuiltinESMExports();
  putBack();

  expect({ Request, PATH: process.env["PATH"], randomUUID }).toEqual(own);
  expect([typeof globalThis.location, process.env["LIVERY_ADDED"]]).toEqual(["undefined", undefined]);
  expect(Date.now()).toBeGreaterThan(0);
});
