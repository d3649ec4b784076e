import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./taskInputs.ts";

interface Inputs {
  readonly [task: string]: readonly string[];
}

const everything = ["$TURBO_DEFAULT$"];
const tests = ["unit:gateway", "unit:rest", "brands", "slow", "stories", "e2e"].map((id) => `test:${id}`);
const ids = [...tests, "test:storybook", "build", "check:gen"];
const manifest = {
  "package.json":
    '{ "scripts": { "test:unit:gateway": "vitest run packages/gateway/", "test:unit:rest": "vitest run packages/x/" } }',
};

function findings(inputs: Inputs, texts: Readonly<Record<string, string>>, more: object = {}) {
  const tasks = Object.fromEntries(ids.map((id) => [`//#${id}`, { inputs: inputs[id] ?? everything, ...more }]));
  return run(memoryTree({ "turbo.json": JSON.stringify({ tasks }), ...manifest, ...texts })).map(
    ({ message }) => message,
  );
}

const texts = {
  "packages/x/src/a.ts": 'import "@livery/y/b.ts";',
  "packages/x/src/a.test.ts": 'import "./a.ts";',
  "packages/y/src/b.ts": 'import type { C } from "@livery/z/c.ts";',
  "packages/z/src/c.ts": "",
};

it("inputs that have all that a task's tests import are fine; types alone need not be among them", () => {
  expect(findings({}, texts)).toEqual([]);
  expect(findings({ "test:unit:rest": ["$TURBO_DEFAULT$", "!packages/z/**"] }, texts)).toEqual([]);
});

it.each([["$TURBO_DEFAULT$", "!packages/{y,z}/**"], ["packages/x/**"]])(
  "an imported file that inputs leave out is found: %s %s",
  (...inputs) => {
    expect(findings({ "test:unit:rest": inputs }, texts)).toEqual([
      "test:unit:rest imports packages/y/src/b.ts: take them out of what its inputs leave out.",
    ]);
  },
);

it("the unit tests of the gateway are a task of their own", () => {
  const own = { "packages/gateway/src/a.test.ts": 'import "@livery/y/b.ts";', "packages/y/src/b.ts": "" };
  const inputs = ["$TURBO_DEFAULT$", "!packages/y/**"];
  expect(findings({ "test:unit:rest": inputs }, own)).toEqual([]);
  expect(findings({ "test:unit:gateway": inputs }, own)).toHaveLength(1);
});

it("a unit test that no task runs is found", () => {
  expect(findings({}, { "packages/new/src/a.test.ts": "" })).toEqual([
    "Its folder must be in one of test:unit:gateway and test:unit:rest of package.json.",
  ]);
});

it("a task without any file of its own may leave out everything", () => {
  expect(findings({ "test:stories": ["$TURBO_DEFAULT$", "!packages/**"] }, texts)).toEqual([]);
});

it("the build loads its own command, not those of others", () => {
  const cli = {
    "packages/cli/src/livery.ts":
      'await import("./commands/build/build.ts"); await import("./commands/serve/serve.ts");',
    "packages/cli/src/commands/build/build.ts": 'await import("./runBuild.ts");',
    "packages/cli/src/commands/build/runBuild.ts": 'import "@livery/pack/pack.ts";',
    "packages/cli/src/commands/serve/serve.ts": 'await import("./runServe.ts");',
    "packages/cli/src/commands/serve/runServe.ts": 'import "@livery/gateway/a.ts";',
    "packages/gateway/src/a.ts": "",
    "packages/pack/src/pack.ts": "",
  };
  expect(findings({ build: ["$TURBO_DEFAULT$", "!packages/gateway/**"] }, cli)).toEqual([]);
  expect(findings({ build: ["$TURBO_DEFAULT$", "!packages/pack/**"] }, cli)).toHaveLength(1);
});

it("the inputs of a task that it depends on count as well", () => {
  const left = { "test:unit:rest": ["$TURBO_DEFAULT$", "!packages/y/**"] };
  expect(findings(left, texts)).toHaveLength(1);
  expect(findings(left, texts, { dependsOn: ["//#build"] })).toEqual([]);
});

it("a task that is not in turbo.json is named", () => {
  expect(run(memoryTree({ ...manifest, "turbo.json": '{ "tasks": {} }' }))).toHaveLength(ids.length);
});
