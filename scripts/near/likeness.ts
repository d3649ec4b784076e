import type { Tree } from "../lib/checkRule.ts";

/** The weight of each word of a file; the sum of their squares is 1. */
type Words = ReadonlyMap<string, number>;

/** How often each word occurs in a file and its name. Names in camel case are several words. */
function countWords(tree: Tree, file: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of `${file} ${tree.read(file)}`.matchAll(/[A-Za-z]{3,}/g))
    for (const part of name.split(/(?=[A-Z])/)) {
      const word = part.toLowerCase();
      if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return counts;
}

/**
 * How much a test shares of the words of the changed files, from 0 to 1 (cosine of TF-IDF vectors): words that few tests have
 * count more. The import graph alone cannot tell which story of the whole site shows a change: it is equally far from all.
 */
export function likenessTo(tree: Tree, changed: readonly string[], tests: readonly string[]): (test: string) => number {
  const counts = new Map(tests.map((test) => [test, countWords(tree, test)] as const));
  const files = new Map<string, number>();
  for (const words of counts.values()) for (const word of words.keys()) files.set(word, (files.get(word) ?? 0) + 1);

  const weigh = (words: ReadonlyMap<string, number>): Words => {
    const weights = [...words].map(([word, count]) => {
      const rarity = Math.log((1 + tests.length) / (1 + (files.get(word) ?? 0)));
      return [word, (1 + Math.log(count)) * rarity] as const;
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([word, weight]) => [word, weight / length]));
  };
  const wanted = changed.map((file) => weigh(countWords(tree, file)));

  return (test) => {
    const own = weigh(counts.get(test) ?? new Map());
    const shared = (words: Words) => [...words].reduce((sum, [word, weight]) => sum + weight * (own.get(word) ?? 0), 0);
    return Math.max(0, ...wanted.map(shared));
  };
}
