import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { likenessTo } from "./likeness.ts";

const tree = memoryTree({
  "forcedPassword.tsx": 'export function ForcedPassword() { return t("password.forced.title"); }',
  "AfterLogin.stories.tsx": 'const name = "a forced change of the password"; export const title = "site";',
  "Lobby.stories.tsx": 'const name = "games of a lobby"; export const title = "site";',
  "Help.stories.tsx": 'const name = "topics"; export const title = "site";',
});
const tests = ["AfterLogin.stories.tsx", "Lobby.stories.tsx", "Help.stories.tsx"];

it("a test that speaks of the same things is more like a change than another one", () => {
  const likeness = likenessTo(tree, ["forcedPassword.tsx"], tests);
  expect(likeness("AfterLogin.stories.tsx")).toBeGreaterThan(likeness("Lobby.stories.tsx"));
});

it("a test is like itself, and words that every test has do not count", () => {
  const likeness = likenessTo(tree, ["Lobby.stories.tsx"], tests);
  expect(likeness("Lobby.stories.tsx")).toBeCloseTo(1);
  expect(likeness("Help.stories.tsx")).toBeCloseTo(0);
});
