import { expect, test } from "vitest";
import { exampleSource } from "../../fixtures/example.ts";
import type { BrandConfig } from "../brandConfig.gen.ts";
import { parseJson } from "../parse/parseJson.ts";
import { checkShape } from "./checkShape.ts";

function problemsOf(config: Partial<BrandConfig>) {
  const { file, text } = exampleSource(config);
  const { document } = parseJson(file, text);
  return document ? checkShape(document, false) : [];
}

test.each([
  { publicKey: `-----BEGIN ${"PRIVATE"} KEY----- MC4CAQAwBQYDK2VwBCIEIA== -----END` },
  { api: "https://admin:hunter2@api.acme.example" },
])("BR-052 a secret of the wrong type is still reported as a secret and never shown: $api", (hosts) => {
  const problems = problemsOf({ hosts });
  expect(problems.map(({ code }) => code)).toEqual(["LIV1110"]);
  expect(JSON.stringify(problems)).not.toMatch(/MC4CAQ|hunter2/);
});

test("the message about a long text says how long it may be", () => {
  const [problem] = problemsOf({ name: { ko: "보기", en: "a".repeat(205) } });
  expect(problem).toMatchObject({
    code: "LIV1107",
    pointer: "/name/en",
    expected: "a text of 1 to 200 characters",
    got: "a text of 205 characters",
  });
});
