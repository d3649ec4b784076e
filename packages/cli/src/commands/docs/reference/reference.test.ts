import { brandSchema } from "@livery/brand/brandSchema.ts";
import type { JsonSchema } from "@livery/brand/jsonSchema.ts";
import { type ProblemCode, problemCodes } from "@livery/brand/problemCodes.ts";
import { rules } from "@livery/brand/rules/rules.ts";
import { unreadKeys } from "@livery/pack/unreadKeys.ts";
import type { Command } from "commander";
import { expect, test } from "vitest";
import { createProgram } from "../../../program.ts";
import { createTerminal } from "../../../terminal.ts";
import { referenceLanguages } from "./language.ts";
import { renderReference } from "./renderReference.ts";

const program = createProgram({
  terminal: createTerminal(),
  signal: new AbortController().signal,
  finish: () => undefined,
});
const pages = await renderReference(program);

function pageOf(file: string): string {
  return pages.get(file) ?? "";
}

/** Every key of a schema by its path. */
function keysOf(schema: JsonSchema, path: readonly string[] = []): (readonly string[])[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const steps = [...path, key];
    return [steps, ...keysOf(child, steps)];
  });
  return [...own, ...(schema.items ? [[...path, "[]"], ...keysOf(schema.items, [...path, "[]"])] : [])];
}

/** The names under which a key may appear: its own, and those of the groups of similar keys on its path. */
function namesOf(steps: readonly string[]): string[] {
  const [step = "", ...rest] = steps;
  if (rest.length === 0) return [step, "<…>"];
  return namesOf(rest).flatMap((name) => {
    const below = name.startsWith("[]") ? name : `.${name}`;
    return [step + below, ...(step === "[]" ? [] : [`<…>${below}`])];
  });
}

const keys = keysOf(brandSchema);

test.each(referenceLanguages)("BR-059 the reference (%s) lists and explains every key of the schema", (language) => {
  const page = pageOf(`${language}/keys.md`);
  const rows = new Map(page.split("\n").map((line) => [/^\| `([^`]+)` \|/.exec(line)?.[1] ?? "", line]));
  expect(keys.length).toBeGreaterThan(500);
  for (const steps of keys) {
    const name = namesOf(steps).find((candidate) => rows.has(candidate));
    const meaning = rows.get(name ?? "")?.split(" | ")[1] ?? "";
    expect(meaning, steps.join(".")).toMatch(language === "ko" ? /[가-힣]/ : /[a-z]{2}/);
    // Keys that share a row are named on the page.
    for (const step of steps.filter((key) => key !== "[]")) expect(page, step).toContain(`${step}\``);
  }
});

test.each(referenceLanguages)(
  "the reference (%s) has every command and subcommand, with each argument and option",
  (language) => {
    const sections = new Map(
      pageOf(`${language}/commands.md`)
        .split(/\n(?=##+ )/)
        .map((section) => [/^##+ (.+)/.exec(section)?.[1] ?? "", section]),
    );
    const check = (command: Command, parent: string): void => {
      const name = `${parent} ${command.name()}`;
      for (const { flags } of command.options.filter(({ hidden }) => !hidden))
        expect(sections.get(name), name).toContain(`| \`${flags}\` |`);
      for (const argument of command.registeredArguments)
        expect(sections.get(name), name).toContain(`| \`${argument.name()}\` |`);
      for (const below of command.commands) check(below, name);
    };
    for (const command of program.commands) check(command, "livery");
    expect([...sections.keys()]).toContain("livery platform restore");
  },
);

test("the reference marks the keys that have no effect on the site yet, and no others", () => {
  const marked = [...pageOf("en/keys.md").matchAll(/^\| `([^`]+)` \|.*_No effect on the site yet\._/gm)];
  const names = new Set(marked.map(([, name = ""]) => name.replaceAll("[]", "")));
  expect([...names].toSorted()).toEqual(unreadKeys.flatMap(({ keys: unread }) => unread).toSorted());
});

test.each(referenceLanguages)("the reference (%s) lists every code, and has a page for every rule", (language) => {
  const problems = pageOf(`${language}/problems.md`);
  for (const code of Object.keys(problemCodes) as ProblemCode[]) {
    const [, title, advice] = problems.match(new RegExp(`^\\| \\[?${code}.*$`, "m"))?.[0].split(" | ") ?? [];
    expect(title).toBe(problemCodes[code][language]);
    expect(advice, `${code} has neither a rule nor a row in problemAdvice.ts`).toMatch(/\.\)? \|$/);
  }
  for (const { code } of rules) {
    const page = pageOf(`${language}/rules/${code}.md`);
    expect(page, code).toMatch(new RegExp("```text\\nbrands/[^:]+:\\d+:\\d+ {2}(error|advice) " + code));
    expect(problems).toContain(`(rules/${code}.md)`);
  }
});

test("links lead to existing pages, and both languages have the same pages", () => {
  const files = [...pages.keys()];
  const inLanguage = (language: string): string[] =>
    files.filter((file) => file.startsWith(`${language}/`)).map((file) => file.slice(language.length + 1));
  expect(inLanguage("ko")).toEqual(inLanguage("en"));
  const broken = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)#]+\.md)[^)]*\)/g)]
      .map(([, target = ""]) => new URL(target, `file:///docs/reference/${file}`).pathname)
      .filter((path) => path !== "/docs/requirements.md" && !files.includes(path.slice("/docs/reference/".length))),
  );
  expect(broken).toEqual([]);
});

test("it is deterministic and contains no date", async () => {
  expect(await renderReference(program)).toEqual(pages);
});
