import { expect, it } from "vitest";
import { buildGames } from "../seed/buildGames.ts";
import { searchNames, searchableName } from "./nameSearch.ts";

const names = ["스피드 바카라 A", "번개 룰렛", "Speed Baccarat A", "Thunder Roulette", "황금 과일", "Salon Privé"];

function find(typed: string, among: readonly string[] = names): readonly string[] {
  const prepared = new Map(among.map((name) => [name, [searchableName(name)]]));
  return searchNames(among, typed, (name) => prepared.get(name) ?? []);
}

it.each([
  ["바카라", "스피드 바카라 A"],
  ["ㅂㅋㄹ", "스피드 바카라 A"],
  ["ㅅㅍㄷㅂㅋㄹ", "스피드 바카라 A"],
  ["바ㅋㄹ", "스피드 바카라 A"],
  ["스피드바카라", "스피드 바카라 A"],
  ["BACCARAT", "Speed Baccarat A"],
  ["speed-baccarat", "Speed Baccarat A"],
  ["privé", "Salon Privé"],
])("%s finds %s: by part of the name, initial consonants, without case, spaces and marks", (typed, found) => {
  expect(find(typed)).toEqual([found]);
});

it.each([
  ["바", "스피드 바카라 A"],
  ["밬", "스피드 바카라 A"],
  ["바칼", "스피드 바카라 A"],
  ["번갤", "번개 룰렛"],
])("an incomplete last syllable finds the name that it begins: %s", (typed, found) => {
  expect(find(typed)).toEqual([found]);
});

it.each([
  ["바카리", "스피드 바카라 A"],
  ["룰랫", "번개 룰렛"],
  ["롤렛", "번개 룰렛"],
  ["baccrat", "Speed Baccarat A"],
  ["baccarrat", "Speed Baccarat A"],
  ["ruolette", "Thunder Roulette"],
  ["황굼 과일", "황금 과일"],
])("the typing error in %s is forgiven", (typed, found) => {
  expect(find(typed)).toEqual([found]);
});

it.each(["", " ", "%", "마작", "xyz", "(", "ㅋㅋㅋ"])("%j finds nothing", (typed) => {
  expect(find(typed)).toEqual([]);
});

it("a typing error is forgiven only if nothing has the text as it is typed", () => {
  expect(find("룰렛", ["번개 룰렛", "롤렛"])).toEqual(["번개 룰렛"]);
});

it("every game of ten thousand is found by its own name, and by its initial consonants", () => {
  const games = buildGames().map(({ name_ko: ko }) => ko);
  const prepared = new Map(games.map((name) => [name, [searchableName(name)]]));
  const namesOf = (name: string) => prepared.get(name) ?? [];
  for (const name of games.filter((_, index) => index % 500 === 0)) {
    expect(searchNames(games, name, namesOf)).toContain(name);
    expect(searchNames(games, initialsOf(name), namesOf)).toContain(name);
  }
});

/** By Unicode's own decomposition, whose first letter of a syllable is its initial consonant. */
function initialsOf(name: string): string {
  const compatible = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
  return [...name]
    .map((letter) => (/[가-힣]/u.test(letter) ? compatible[letter.normalize("NFD").charCodeAt(0) - 0x1100] : letter))
    .join("");
}
