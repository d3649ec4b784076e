import { features } from "@livery/product/features.ts";
import { fieldPatterns } from "@livery/product/fieldPatterns.ts";
import { textLanguages } from "@livery/product/languages.ts";
import { centreTextFiles, coreTextFiles } from "@livery/product/textFiles.ts";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createTexts } from "./createTexts.ts";
import type { TextResources } from "./textResources.gen.ts";

type Texts = Readonly<Record<string, string>>;

function read(language: string, file: string): Texts {
  const [centre, pane] = file.split("/");
  const path = pane === undefined ? `locales/${language}/${file}.json` : `../${centre}/panes/${pane}/${language}.json`;
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Texts;
}

/** A text's key without its plural form: languages have different ones. */
const stemOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/u, "");

function placeholders(text: string | undefined): readonly string[] {
  return [...(text ?? "").matchAll(/\{\{\s*(\w+)\s*(?:,\s*\w+\s*)?\}\}/gu)].map(([, name]) => name ?? "").toSorted();
}

const files = [...coreTextFiles, ...centreTextFiles, ...features.map(({ id }) => id)];
const panes = globSync("{member,agent}/panes/*/", { cwd: new URL("..", import.meta.url) }).map((path) =>
  path.replace("/panes/", "/").replace(/\/$/, ""),
);
const everyFile = [...files, ...panes];
const base = textLanguages[0]?.code ?? "ko";
const others = textLanguages.map(({ code }) => code).filter((code) => code !== base);

describe("the base texts", () => {
  test.each(textLanguages)(
    "in $code have every file of the core and the centres, and one for each feature",
    ({ code }) => {
      const found = readdirSync(new URL(`locales/${code}`, import.meta.url));
      expect(found.toSorted()).toEqual(files.map((file) => `${file}.json`).toSorted());
    },
  );

  const pairs = others.flatMap((language) => everyFile.map((file) => ({ language, file })));

  test.each(pairs)(
    "BR-022 $file in $language has the same keys as the first language, in the same order",
    ({ language, file }) => {
      const stems = (code: string) => [...new Set(Object.keys(read(code, file)).map(stemOf))];
      expect(stems(language)).toEqual(stems(base));
    },
  );

  test.each(everyFile)("%s has one form of the apostrophe in English, the printed one", (file) => {
    expect(Object.values(read("en", file)).filter((text) => text.includes("'"))).toEqual([]);
  });

  test.each(pairs)("$file in $language has the same placeholders", ({ language, file }) => {
    const texts = read(base, file);
    const translated = read(language, file);
    // A form for one of something may leave the count out.
    const shown = (text: string | undefined) => placeholders(text).filter((name) => name !== "count");
    const differing = Object.keys(translated).filter(
      (key) => shown(texts[key] ?? texts[`${stemOf(key)}_other`]).join() !== shown(translated[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(textLanguages)("in $code the rule of every field except dates contains both bounds", ({ code }) => {
    const dates = [12, 13];
    const rules = fieldPatterns.map(({ id }) => id).filter((id) => !dates.includes(id));
    const texts = read(code, "forms");
    const lacking = rules.filter((id) => placeholders(texts[`in_pattern_${id}`]).join() !== "max,min");
    expect(lacking).toEqual([]);
  });

  const all = textLanguages.flatMap(({ code }) => everyFile.map((file) => ({ code, file })));

  test.each(all)("BR-022 $file in $code has no empty text", ({ code, file }) => {
    const empty = Object.entries(read(code, file)).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test.each(everyFile)("%s in English has no Hangul", (file) => {
    const left = Object.entries(read("en", file)).filter(([, text]) => /\p{Script=Hangul}/u.test(text));
    expect(left).toEqual([]);
  });
});

describe("a count", () => {
  const say = (language: "ko" | "en", file: keyof TextResources, key: string, values: object) => {
    const { i18n } = createTexts({ assets: { texts: {} }, texts: {} }, language);
    i18n.addResourceBundle(language, file, read(language, file));
    return (i18n.getFixedT(null, file) as (key: string, values: object) => string)(key, values);
  };

  test.each([
    ["lobby", "shown", { number: "1" }, "1 game shown", "게임 1개 표시 중"],
    ["lobby", "draw.every.minutes", {}, "Every minute", "1분마다 추첨"],
    ["auth", "remember.label", {}, "Remember me for 1 hour", "1시간 동안 로그인 정보 기억"],
    ["forms", "phone.tooMany", {}, "Too many attempts. Try again in 1 minute.", "시도가 너무 많음. 1분 뒤 다시 시도"],
    ["poker", "rooms.seats", { players: 0 }, "0 of 1 seat taken", "1석 중 0명"],
    ["chat", "roomOnline", {}, "Chat room · 1 person here", "채팅방 · 지금 1명"],
  ] as const)("of one in %s, %s, is said as one", (file, key, values, en, ko) => {
    expect(say("en", file, key, { ...values, count: 1 })).toBe(en);
    expect(say("ko", file, key, { ...values, count: 1 })).toBe(ko);
  });
});
