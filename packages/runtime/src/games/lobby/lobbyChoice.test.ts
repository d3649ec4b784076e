import { expect, it } from "vitest";
import { choiceAddress, readChoice, withPart } from "./lobbyChoice.ts";

const known = { classifications: ["Crash", "Mini"], hints: true, vendors: ["PP", "JL"], member: true };

it.each([
  ["", {}],
  ["?page=JL", { vendor: "JL" }],
  ["?gameClassify=Crash&page=PP", { vendor: "PP", classification: "Crash" }],
  ["?search=%EB%B0%94", { search: "바" }],
  ["?recent=1&page=JL", { recent: true }],
  ["?minBet=1&minLineNum=25", { higherBets: true, moreLines: true }],
])("the address /rng%s is the choice %j", (query, choice) => {
  expect(readChoice(query, known)).toEqual(choice);
});

it.each(["?page=NOPE", "?page=", "?gameClassify=BAC", "?gameClassify=%3Csvg%3E", "?search=", "?other=1"])(
  "RT-058 %s chooses nothing",
  (query) => {
    expect(readChoice(query, known)).toEqual({});
  },
);

it("keeps a provider of the address until the providers are known", () => {
  expect(readChoice("?page=JL", { ...known, vendors: undefined })).toEqual({ vendor: "JL" });
});

it("a lobby without the filters by bet and lines ignores them, and a search has a limit", () => {
  const query = `?minBet=1&minLineNum=25&search=${"a".repeat(100)}`;
  expect(readChoice(query, { ...known, hints: false })).toEqual({ search: "a".repeat(60) });
});

it("a choice and its address are the same thing in both directions", () => {
  const choice = { vendor: "PP", classification: "Mini", search: "a&b", higherBets: true, moreLines: true } as const;
  const address = choiceAddress("/rng", choice);
  expect(readChoice(address.slice("/rng".length), known)).toEqual(choice);
  expect(choiceAddress("/rng", {})).toBe("/rng");
});

it("changes one part and removes it again", () => {
  const choice = withPart({ vendor: "PP" }, "classification", "Mini");
  expect(choice).toEqual({ vendor: "PP", classification: "Mini" });
  expect(withPart(choice, "vendor", undefined)).toEqual({ classification: "Mini" });
});

it("a visitor without an account has no recent games", () => {
  expect(readChoice("?recent=1&page=JL", { ...known, member: false })).toEqual({ vendor: "JL" });
});
