import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./textValues.ts";

const locales = "packages/runtime/src/i18n/locales";

const messages = (call: string, ko: string, en: string) =>
  run(
    memoryTree({
      "packages/runtime/src/a.tsx": `const { t } = useTranslation("auth");\n${call};`,
      [`${locales}/ko/auth.json`]: JSON.stringify({ age: ko }),
      [`${locales}/en/auth.json`]: JSON.stringify({ age: en }),
      [`${locales}/en/core.json`]: JSON.stringify({ age: "not meant" }),
    }),
  ).map(({ line, message }) => `${line}: ${message}`);

it("a text that fills in what the code passes is right, in whatever order", () => {
  expect(messages('t("age", { min, max: most })', "{{max}} {{min}}", "{{ min }}{{max}}{{min}}")).toEqual([]);
  expect(messages('t("age")', "나이", "Age")).toEqual([]);
  expect(messages('t("age", { age })', "{{age, object}} 넘음", "{{ age , object }}")).toEqual([]);
});

it("a placeholder that was dropped is found in each language", () => {
  expect(messages('t("age", { age })', "나이", "Age")).toEqual([
    `2: t("age") passes age; in ${locales}/en/auth.json it reads "Age".`,
    `2: t("age") passes age; in ${locales}/ko/auth.json it reads "나이".`,
  ]);
});

it("a placeholder that nothing fills in is found", () => {
  expect(messages('t("age")', "나이", "Age {{age}}")).toEqual([
    `2: t("age") passes nothing; in ${locales}/en/auth.json it reads "Age {{age}}".`,
  ]);
});

it("a Korean text may name the particle of a value, and the texts of a pane count too", () => {
  expect(messages('t("age", { age })', "{{age, object}} 넣습니다", "Age {{age}}")).toEqual([]);
  const pane = memoryTree({
    "packages/runtime/src/a.tsx": 'const { t } = useTranslation("member/withdraw");\nt("age");',
    "packages/runtime/src/member/panes/withdraw/en.json": JSON.stringify({ age: "Age {{age}}" }),
  });
  expect(run(pane)).toHaveLength(1);
});

it("a text with plural forms takes its count, whether a form shows it or not", () => {
  const found = (call: string) =>
    run(
      memoryTree({
        "packages/runtime/src/a.tsx": `const { t } = useTranslation("auth");\n${call};`,
        [`${locales}/en/auth.json`]: JSON.stringify({ days_one: "A day", days_other: "{{count}} days" }),
      }),
    );
  expect(found('t("days", { count })')).toEqual([]);
  expect(found('t("days")')).toHaveLength(2);
});

it("keys and values that are worked out are left to other tests", () => {
  expect(messages("t(`a${b}`, { age })", "나이", "Age")).toEqual([]);
  expect(messages('t("age", ruleValues(rule))', "나이", "Age")).toEqual([]);
});
