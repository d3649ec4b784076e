import { expect, test } from "vitest";
import { ciJobs, formatJobs } from "./ciJobs.ts";

test("few brands have a job each", () => {
  expect(ciJobs(["alpha", "beta"], 20)).toEqual([
    { name: "alpha", brands: "alpha" },
    { name: "beta", brands: "beta" },
  ]);
});

test("many brands are split into parts; each is in one, and stays there when others come", () => {
  const ids = Array.from({ length: 300 }, (_, index) => `brand-${index}`);
  const jobs = ciJobs(ids, 8);
  expect(jobs.map(({ name }) => name)).toEqual(["1/8", "2/8", "3/8", "4/8", "5/8", "6/8", "7/8", "8/8"]);
  expect(jobs.flatMap(({ brands }) => brands.split(" ")).toSorted()).toEqual(ids.toSorted());
  const partOf = (id: string, all: readonly string[]) =>
    ciJobs(all, 8).find(({ brands }) => brands.split(" ").includes(id))?.name;
  expect(partOf("brand-7", [...ids, "another"])).toBe(partOf("brand-7", ids));
});

const jobs = [{ name: "alpha", brands: "alpha" }];

test.each([
  ["github", jobs, 'count=1\nmatrix={"include":[{"name":"alpha","brands":"alpha"}]}'],
  ["github", [], 'count=0\nmatrix={"include":[]}'],
] as const)("for %s, %j are outputs of a step", (format, given, text) => {
  expect(formatJobs(given, format)).toBe(text);
});

test("for GitLab they are a child pipeline, which has a job even if no brand has changed", () => {
  expect(JSON.parse(formatJobs(jobs, "gitlab"))).toEqual({
    include: { local: ".gitlab/pack.yml" },
    "pack alpha": { extends: ".pack", variables: { BRANDS: "alpha" } },
  });
  expect(JSON.parse(formatJobs([], "gitlab"))).toEqual({
    nothing: { rules: [{ when: "on_success" }], script: ["echo No brand has changed."] },
  });
});

test("for other systems they are one JSON document", () => {
  expect(JSON.parse(formatJobs(jobs, "json"))).toEqual({ schemaVersion: 1, command: "ci", jobs });
});
