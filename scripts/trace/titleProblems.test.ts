import { describe, expect, it } from "vitest";
import { parseRegister } from "./register.ts";
import { idsProvedBy, titleProblems } from "./titleProblems.ts";

const six = ["BR-001", "BR-002", "BR-003", "BR-004", "BR-005", "BR-006"];
const rows = six.map((id) => `| ${id} · S1 | Something | build | check | CARD |`);
const faultsOf = titleProblems(
  parseRegister([...rows, "| RT-009 · S2 | (a) One thing; (b) another | site | check | CARD |"].join("\n")),
);

const inTitle = (title: string) => ({ title });
// A report has tags without their @.
const inTags = (ids: string) => ({ title: "works", tags: ["guest", ...ids.split(" ")] });
const inBoth = (ids: string) => {
  const [first = "", ...others] = ids.split(" ");
  return { title: `${first} works`, tags: ["@guest", ...others.map((id) => `@${id}`)] };
};

describe.each([
  ["a title", inTitle],
  ["tags", inTags],
  ["a title and tags", inBoth],
])("in %s", (_, name) => {
  it("up to five rows or clauses may be named", () => {
    expect(faultsOf(name("RT-009a RT-009b BR-001"))).toEqual([]);
    expect(idsProvedBy(name(six.slice(1).join(" ")))).toEqual(six.slice(1));
  });

  it("more than five rows prove none of them", () => {
    expect(faultsOf(name(six.join(" ")))).toEqual(["6 rows in one test; split it."]);
    expect(idsProvedBy(name(six.join(" ")))).toEqual([]);
  });

  it("rows and clauses that the register does not have are named", () => {
    expect(faultsOf(name("BR-099 BR-001a RT-009c"))).toEqual([
      "BR-099, BR-001a, RT-009c: no such row in docs/requirements.md.",
    ]);
  });

  it("a row with clauses is not named as a whole", () => {
    expect(faultsOf(name("RT-009"))).toEqual([
      "RT-009 has clauses; name the ones that the test shows: RT-009a, RT-009b.",
    ]);
  });
});
