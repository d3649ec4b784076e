import { expect, it } from "vitest";
import type { ReportedTest } from "../trace/reports.ts";
import { costlyLines, storyCosts } from "./storyCosts.ts";

const story = (file: string, processorSeconds: number): ReportedTest => ({
  title: "A",
  status: "passed",
  file,
  processorSeconds,
});
const many = Array.from({ length: 60 }, (_, index) => story(`.storybook/S${index}.stories.tsx`, 1));

it("a file of stories costs the sum of its stories, as a share of all of them", () => {
  const costs = storyCosts([
    ...many,
    story(".storybook/Big.stories.tsx", 10),
    story(".storybook/Big.stories.tsx", 10),
    story("e2e/home.spec.ts", 900),
  ]);
  expect(costs).toHaveLength(61);
  expect(costs[0]).toEqual({ file: ".storybook/Big.stories.tsx", seconds: 20, share: 0.25 });
});

it("a file over its share is named", () => {
  expect(costlyLines(many)).toEqual([]);
  expect(costlyLines([...many, story(".storybook/Big.stories.tsx", 20)])).toEqual([
    expect.stringContaining(".storybook/Big.stories.tsx takes 25.0 % of the stories' processor time"),
  ]);
});

it("a part of the stories has no shares", () => {
  expect(costlyLines([story(".storybook/One.stories.tsx", 5)])).toEqual([]);
});
