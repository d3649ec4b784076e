import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./pluralForms.ts";

const locales = "packages/runtime/src/i18n/locales";

const messages = (language: string, texts: Readonly<Record<string, string>>, file = "lobby") =>
  run(memoryTree({ [`${locales}/${language}/${file}.json`]: JSON.stringify(texts) })).map(({ message }) => message);

it.each([
  ["{{number}} games shown", "number"],
  ["Characters left: {{ count }}", "count"],
  ["Up to {{most}} pictures fit", "most"],
  ["Wait {{minutes}} minutes", "minutes"],
])("%s needs the forms of its language", (text, count) => {
  expect(messages("en", { shown: text })).toEqual([
    `"shown" has the count {{${count}}}, but not the forms shown_one, shown_other.`,
  ]);
  expect(messages("ko", { shown: text })).toEqual([
    `"shown" has the count {{${count}}}, but not the forms shown_other.`,
  ]);
});

it("all the forms of its language are right", () => {
  expect(messages("en", { shown_one: "One game shown", shown_other: "{{number}} games shown" })).toEqual([]);
  expect(messages("ko", { shown_other: "게임 {{number}}개" })).toEqual([]);
});

it("a form that is missing, or that the language does not have, is found", () => {
  expect(messages("en", { shown_other: "{{number}} games", shown_few: "{{number}} games" })).toEqual([
    '"shown" lacks its form shown_one.',
    '"shown_few" is never shown: the language has no such form.',
  ]);
  expect(messages("ko", { shown_one: "게임 {{number}}개", shown_other: "게임 {{number}}개" })).toEqual([
    '"shown_one" is never shown: the language has no such form.',
  ]);
});

it.each([
  "{{name}} is licensed by {{authority}}",
  "Aged {{age}} and over",
  "{{min}} to {{max}} characters",
  "Your bonus: {{bonus}}, {{status}}",
])("%s counts nothing", (text) => {
  expect(messages("en", { a: text })).toEqual([]);
});

it("the players of a card read the same for every number", () => {
  expect(messages("en", { "gameCard.players": "{{number}} playing" }, "core")).toEqual([]);
});
