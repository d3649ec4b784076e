import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./lockfile.ts";

function findings(resolved: string, npmrc = "fund=false\n") {
  const lock = JSON.stringify({ packages: { "": {}, "node_modules/a": { version: "1.0.0", resolved } } });
  return run(memoryTree({ "package-lock.json": lock, ".npmrc": npmrc }));
}

it("an address in the lockfile is found", () => {
  expect(findings("https://registry.example/a.tgz")).toHaveLength(1);
});

it("a registry in .npmrc is found", () => {
  expect(findings("packages/a", "registry=https://registry.example/\n")).toHaveLength(1);
});

it("a link to a workspace is not", () => {
  expect(findings("packages/a")).toEqual([]);
});
