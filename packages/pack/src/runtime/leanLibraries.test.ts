import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workspaceRoot } from "../workspace.ts";
import { withoutConnector } from "./leanI18nextPlugin.ts";
import { withoutDataRouter } from "./leanRouterPlugin.ts";

test("a library whose code has changed fails the build", () => {
  expect(() => withoutConnector("s.backendConnector = connect();")).toThrow("The library's code has changed");
  expect(() => withoutDataRouter("function _renderMatches(matches) {}")).toThrow("The library's code has changed");
  const installed = readFileSync(join(workspaceRoot, "node_modules/i18next/dist/esm/i18next.js"), "utf8");
  expect(withoutConnector(installed)).not.toContain("new Connector(");
});
