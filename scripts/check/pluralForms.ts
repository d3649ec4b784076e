import type { Finding, Tree } from "../lib/checkRule.ts";

export const name = "plural-forms";
export const reason =
  '"1 games" is wrong. A text with a count has a form for each plural category of its language (`shown_one` and `shown_other` in English, `shown_other` in Korean), and the code passes `count`. A placeholder counts if it is called count, number, total or most, or by a plural noun; call anything else otherwise.';

const textFile = /^packages\/runtime\/src\/i18n\/locales\/(\w+)\/(\w+)\.json$/;
const form = /^(.+)_(zero|one|two|few|many|other)$/;
const countName = /^(?:count|number|total|most|\w*[^su\W]s)$/;

/**
 * Texts that read the same for every number in every language: on the first cards, where choosing a form would take a slow
 * phone 50 ms.
 */
const uncounted = new Set(["core gameCard.players"]);

function countsIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/gu)].flatMap(([, value = ""]) =>
    countName.test(value) ? [value] : [],
  );
}

/** What is wrong with the texts of one file. */
function faultsIn(texts: Readonly<Record<string, string>>, language: string, file: string): readonly string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const stems = new Set(Object.keys(texts).flatMap((key) => form.exec(key)?.[1] ?? []));
  const plain = Object.entries(texts).flatMap(([key, text]) => {
    const [count] = form.test(key) || uncounted.has(`${file} ${key}`) ? [] : countsIn(text);
    if (count === undefined) return [];
    const wanted = categories.map((category) => `${key}_${category}`).join(", ");
    return [`"${key}" has the count {{${count}}}, but not the forms ${wanted}.`];
  });
  const counted = [...stems].flatMap((stem) => {
    const found = Object.keys(texts).flatMap((key) =>
      form.exec(key)?.[1] === stem ? [form.exec(key)?.[2] ?? ""] : [],
    );
    const lacking = categories.filter((category) => !found.includes(category));
    const unused = found.filter((category) => !categories.some((each) => each === category));
    return [
      ...lacking.map((category) => `"${stem}" lacks its form ${stem}_${category}.`),
      ...unused.map((category) => `"${stem}_${category}" is never shown: the language has no such form.`),
    ];
  });
  return [...plain, ...counted];
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files.flatMap((path) => {
    const [, language, file] = textFile.exec(path) ?? [];
    if (language === undefined || file === undefined) return [];
    const texts = JSON.parse(tree.read(path)) as Readonly<Record<string, string>>;
    return faultsIn(texts, language, file).map((message) => ({ path, message }));
  });
}
