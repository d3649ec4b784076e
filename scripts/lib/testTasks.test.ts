import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root.ts";
import { testTasks } from "./testTasks.ts";

interface Turbo {
  readonly tasks: Readonly<Record<string, { readonly env?: readonly string[]; readonly outputs?: readonly string[] }>>;
}

const { tasks } = JSON.parse(readFileSync(join(root, "turbo.json"), "utf8")) as Turbo;
const whole = testTasks();

it("a whole run has every task of turbo.json once", () => {
  const all = [...whole.onOneCore, ...whole.onTwoCores].map((task) => `//#${task}`);
  expect(all.toSorted()).toEqual(Object.keys(tasks).toSorted());
});

it.each([1, 2, 3, 7, 16])("%i shards together are the whole run", (count) => {
  const shards = Array.from({ length: count }, (_, at) => testTasks({ index: at + 1, count }));
  const others = shards.flatMap(({ onOneCore }) => onOneCore.filter((task) => task !== "build"));
  expect(others.toSorted()).toEqual(whole.onOneCore.filter((task) => task !== "build").toSorted());
  for (const { onOneCore, onTwoCores } of shards) {
    expect(onOneCore).toContain("build");
    expect(onTwoCores).toEqual(whole.onTwoCores);
  }
});

it("the cache keeps the parts of a runner apart, and their reports", () => {
  for (const task of whole.onTwoCores) {
    const { env, outputs } = tasks[`//#${task}`] ?? {};
    expect(env).toContain("LIVERY_SHARD");
    expect(outputs).toEqual([`reports/${task.replace("test:", "").replace(":", "-")}*.json`]);
  }
});
