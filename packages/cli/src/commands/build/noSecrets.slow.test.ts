import { DEFAULT_PASSWORD, DEFAULT_PASSWORD_HASH } from "@livery/gateway/members/defaultPassword.ts";
import { readTree, suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { workspaceRoot } from "@livery/pack/workspace.ts";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startLivery } from "../../testing/startLivery.ts";

// If no other test has built the runtime yet, the command does.
vi.setConfig({ testTimeout: 120_000 });

test("BR-051 CN-010 no file of any brand's pack has the default password or its hash", async () => {
  const out = join(suiteFolder(), "dist");
  const { code, stderr } = await startLivery(["build", "--out", out], workspaceRoot).finished;
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const files = [...readTree(out)];
  expect(files.filter(([name]) => name.endsWith("index.html")).length).toBeGreaterThan(1);
  const secrets = [DEFAULT_PASSWORD, DEFAULT_PASSWORD_HASH].flatMap((text) => [text, btoa(text)]);
  const found = files.filter(([, content]) => secrets.some((secret) => content.includes(secret)));
  expect(found.map(([name]) => name)).toEqual([]);
});
