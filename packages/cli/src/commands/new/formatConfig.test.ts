import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { workspaceRoot } from "@livery/pack/workspace.ts";
import { expect, test } from "vitest";
import { formatConfig } from "./formatConfig.ts";

const config = {
  id: "acme",
  name: { ko: "에이스", en: "Acme" },
  theme: { shape: { radius: 20, control: 14, art: 22 }, colors: { brand: "#2350e6" }, light: {} },
  layout: { home: ["hot", "live"], long: Array.from({ length: 20 }, (_, index) => `section-${index}`) },
};

test("a config is formatted as this repository's formatter would format it", () => {
  const text = `${formatConfig(config)}\n`;
  expect(JSON.parse(text)).toEqual(config);
  const oxfmt = join(workspaceRoot, "node_modules/oxfmt/bin/oxfmt");
  const options = { cwd: workspaceRoot, input: text, encoding: "utf8" } as const;
  expect(execFileSync(process.execPath, [oxfmt, "--stdin-filepath=brand.json"], options)).toBe(text);
});
