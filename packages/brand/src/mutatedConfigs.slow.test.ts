import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { brandSchema } from "./brandSchema.ts";
import { toPointer } from "./jsonPointer.ts";
import type { JsonObject, JsonValue } from "./jsonSchema.ts";
import type { Problem } from "./problem.ts";
import { arbitraryFamily, sourceOf } from "./testing/arbitraryFamily.ts";
import { compileSettled, compileSources } from "./testing/compileFamily.ts";
import { fuzzRuns, fuzzTime } from "@livery/theme/testing/fuzzRuns.ts";
import { printTree, treeOf } from "./testing/jsonTree.ts";
import { type Mutated, mutations, placesIn } from "./testing/mutations.ts";
import { prototypeKeys } from "./testing/prototypes.ts";

vi.mock("@livery/theme/compileTheme.ts", async (original) => {
  const { memoize } = await import("./testing/memoize.ts");
  const { compileTheme } = await original<typeof import("@livery/theme/compileTheme.ts")>();
  return { compileTheme: memoize(compileTheme) };
});

const dice = fc.nat({ max: 1_000_000 });

describe("a valid config with one mistake in it is rejected where the mistake is", () => {
  const kinds = Object.keys(mutations);

  test.each(kinds)("%s", { timeout: fuzzTime }, (kind) => {
    const before = prototypeKeys();
    fc.assert(
      fc.property(arbitraryFamily(), dice, (first, number) => {
        const { family } = compileSettled(first);
        const [config = {}, ...others] = family;
        const mutated = mutate(kind, config, number);
        fc.pre(mutated !== undefined);
        const { brands, errors } = compileSources([
          sourceOf(config, mutated.text),
          ...others.map((other) => sourceOf(other)),
        ]);
        const own = errors.filter(({ file }) => file === sourceOf(config).file);
        expect(own.length, mutated.text).toBeGreaterThan(0);
        expect(brands.map(({ id }) => id)).not.toContain(config["id"]);
        for (const error of own) expect(isInside(error, mutated.text), JSON.stringify(error)).toBe(true);
        const original = printTree(treeOf(config));
        const near = own.some((error) => isNear(error, mutated, original));
        expect(near, `${toPointer(mutated.path)}\n${JSON.stringify(own, undefined, 1)}`).toBe(true);
      }),
      { ...fuzzRuns(1 / kinds.length), maxSkipsPerRun: 20 },
    );
    expect(prototypeKeys()).toBe(before);
  });
});

test("the same config with different formatting is the same brand", { timeout: fuzzTime }, () => {
  fc.assert(
    fc.property(arbitraryFamily({ colors: false }), dice, (first, number) => {
      const { family, brands } = compileSettled(first);
      const said = family.map((config) => sourceOf(config, inOtherWords(config, diceFrom(number))));
      const { brands: again, errors } = compileSources(said);
      expect(errors).toEqual([]);
      expect(JSON.stringify(again.map(withoutReport))).toBe(JSON.stringify(brands.map(withoutReport)));
    }),
    fuzzRuns(),
  );
});

test(
  "a text with gaps, duplicates and strange pieces is rejected, or read like any JSON parser reads it",
  { timeout: fuzzTime },
  () => {
    const before = prototypeKeys();
    let accepted = 0;
    fc.assert(
      fc.property(
        arbitraryFamily({ colors: false }),
        fc.array(dice, { minLength: 4, maxLength: 16 }),
        (first, numbers) => {
          const [config = {}] = compileSettled(first).family;
          const text = damage(JSON.stringify(config, undefined, 1), numbers);
          const { brands, errors } = compileSources([sourceOf(config, text)]);
          for (const error of errors) expect(isInside(error, text), JSON.stringify(error)).toBe(true);
          if (errors.length > 0) return;
          accepted += 1;
          const value = JSON.parse(text) as JsonObject;
          const plain = compileSources([sourceOf(config, JSON.stringify(value, undefined, 2))]).brands;
          expect(JSON.stringify(plain.map(withoutReport))).toBe(JSON.stringify(brands.map(withoutReport)));
        },
      ),
      fuzzRuns(),
    );
    expect(accepted).toBeGreaterThan(0);
    expect(prototypeKeys()).toBe(before);
  },
);

/** The mutation at the first place, starting from a random one, where it makes a mistake. */
function mutate(kind: string, config: JsonObject, number: number): Mutated | undefined {
  const places = placesIn(config, brandSchema);
  for (const step of places.keys()) {
    const place = places[(number + step) % places.length];
    const mutated = place && mutations[kind]?.(config, place, number);
    if (mutated) return mutated;
  }
  return undefined;
}

function isInside({ line, column }: Problem, text: string): boolean {
  const lines = text.split("\n");
  return line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] ?? "").length + 1;
}

/** At the value, around it or in it; without a pointer, on a changed line or next to one. */
function isNear({ pointer, line, code }: Problem, { text, path }: Mutated, original: string): boolean {
  // A file that is too large is not read.
  if (code === "LIV1008") return true;
  const [place, wrong] = [`${pointer}/`, `${toPointer(path)}/`];
  if (pointer !== "" && path.length > 0) return place.startsWith(wrong) || wrong.startsWith(place);
  const [changed, old] = [text.split("\n"), original.split("\n")];
  const first = changed.findIndex((content, index) => content !== old[index]);
  const fromEnd = changed.toReversed().findIndex((content, index) => content !== old.at(-1 - index));
  const last = changed.length - Math.max(0, fromEnd);
  return line >= (first === -1 ? changed.length : first + 1) - 1 && line <= last + 1;
}

/** Pseudo-random numbers from a seed (Park and Miller). */
function diceFrom(first: number): () => number {
  let state = first + 1;
  return () => (state = (state * 48_271) % 2_147_483_647);
}

/** Different key order, white space and escapes. */
function inOtherWords(value: JsonValue, next: () => number): string {
  const space = () => ["", " ", "\n", "\t", "\r\n"][next() % 5] ?? "";
  const say = (part: JsonValue): string => {
    if (typeof part === "string") return escaped(part, next);
    if (typeof part === "number") return Number.isInteger(part) && next() % 2 === 0 ? `${part}.0` : String(part);
    if (Array.isArray(part)) return `[${part.map((entry: JsonValue) => space() + say(entry) + space()).join(",")}]`;
    if (typeof part !== "object" || part === null) return String(part);
    const entries = Object.entries(part)
      .map(([key, child]) => ({
        at: next(),
        said: `${space()}${escaped(key, next)}${space()}:${say(child as JsonValue)}`,
      }))
      .toSorted((left, right) => left.at - right.at);
    return `{${entries.map(({ said }) => said).join(",")}${space()}}`;
  };
  return space() + say(value) + space();
}

function escaped(text: string, next: () => number): string {
  const inner = JSON.stringify(text).slice(1, -1);
  if (inner.includes("\\")) return JSON.stringify(text);
  const some = Array.from(inner, (letter) =>
    letter.length === 1 && next() % 4 === 0 ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}` : letter,
  );
  return `"${some.join("")}"`;
}

const pieces = [
  "",
  ",",
  '"',
  "}",
  "{",
  "]",
  "[",
  ":",
  "\\",
  "0",
  "-",
  "null",
  "é",
  "\u202e",
  "//",
  "/*",
  "__proto__",
  " ",
];

/** Replaces a few characters with a piece or another part of the text, one to four times. */
function damage(text: string, numbers: readonly number[]): string {
  let damaged = text;
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    const [start = 0, length = 0, piece = 0, from = 0] = numbers.slice(at, at + 4);
    const offset = start % (damaged.length + 1);
    const copied = damaged.slice(from % (damaged.length + 1)).slice(0, piece % 9);
    const put = piece % 4 === 0 ? copied : (pieces[piece % pieces.length] ?? "");
    damaged = damaged.slice(0, offset) + put + damaged.slice(offset + (length % 5));
  }
  return damaged;
}

function withoutReport<T extends object>(brand: T): object {
  return { ...brand, report: undefined };
}
