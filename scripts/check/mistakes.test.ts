import { describe, expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import type { Mistake } from "../mutate/mistake.ts";
import { run } from "./mistakes.ts";

const LIST = "scripts/mutate/mistakes/example.json";

const mistake: Mistake = {
  title: "free play is not limited",
  file: "packages/x/src/limits.ts",
  find: "play: 1,",
  replace: "",
  test: "packages/x/src/limits.test.ts",
  red: "free play is limited",
};

const files = {
  "packages/x/src/limits.ts": "export const limits = { play: 1, login: 1, other: 1 };",
  "packages/x/src/limits.test.ts":
    'it("free play is limited", () => {});\nit.each(["a guest", ...rows])("%s waits for its window", () => {});',
  "packages/ui/src/X/X.stories.tsx":
    'export const OpensAbove: Story = {};\nexport const B: Story = { name: "Says why" };',
};

const findings = (...mistakes: readonly unknown[]) =>
  run(memoryTree({ ...files, [LIST]: JSON.stringify(mistakes) })).map(({ message }) => message);

describe("the lists of mistakes", () => {
  it("a mistake whose text and test exist is current", () => {
    expect(findings(mistake)).toEqual([]);
  });

  it.each([
    ["a file that is gone", { file: "packages/x/src/gone.ts" }, "there is no packages/x/src/gone.ts"],
    ["a text that is gone", { find: "play: 2," }, "does not occur exactly once"],
    ["a text that occurs twice", { find: ": 1" }, "does not occur exactly once"],
    ["a test file that is gone", { test: "packages/x/src/gone.test.ts" }, "there is no test file"],
    ["a file without tests", { test: "packages/x/src/limits.ts" }, "there is no test file"],
    ["a test that is gone", { red: "login is limited" }, 'no test whose title contains "login is limited"'],
  ])("%s is found", (_, changed, message) => {
    expect(findings({ ...mistake, ...changed })).toEqual([expect.stringContaining(message)]);
  });

  it("two mistakes of one title, and an entry without a key, are found", () => {
    expect(findings(mistake, mistake)).toEqual([expect.stringContaining("another mistake has this title")]);
    expect(findings({ ...mistake, red: undefined })).toEqual([expect.stringContaining("Entry 1 needs")]);
  });

  it("more than 200 mistakes are found", () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ ...mistake, title: `mistake ${index}` }));
    expect(findings(...many.slice(1))).toEqual([]);
    expect(findings(...many)).toEqual(["There are 201 mistakes, and at most 200 are kept."]);
  });

  it("rows of a test and names of stories are titles as well", () => {
    const story = "packages/ui/src/X/X.stories.tsx";
    expect(findings({ ...mistake, red: "play waits for its" })).toEqual([]);
    expect(findings({ ...mistake, red: "a guest" })).toEqual([]);
    expect(findings({ ...mistake, red: "VF-P17a" })).toEqual([]);
    expect(findings({ ...mistake, red: "play has no window" })).toHaveLength(1);
    expect(findings({ ...mistake, test: story, red: "Opens Above" })).toEqual([]);
    expect(findings({ ...mistake, test: story, red: "Says why" })).toEqual([]);
    expect(findings({ ...mistake, test: story, red: "Opens Below" })).toHaveLength(1);
  });
});
