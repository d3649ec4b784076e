import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registerRows } from "./registerRows.ts";
import { routes } from "./routes.ts";

const register = registerRows(readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8"));

/** Our own sections, for addresses that have none in the specification. */
const own: readonly string[] = ["login", "notice"];

test("RT-044a the sections are the twenty that the register names", () => {
  const [text = ""] = register.find(({ id }) => id === "RT-044")?.cells ?? [];
  const [, names = ""] = /: (.*)$/.exec(text.split(" (")[0] ?? "") ?? [];
  const sections = new Set<string>(routes.map(({ section }) => section));
  expect(names.split(", ")).toHaveLength(20);
  expect([...sections].filter((section) => !own.includes(section)).toSorted()).toEqual(names.split(", ").toSorted());
});
