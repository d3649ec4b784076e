import { describe, expect, it } from "vitest";
import { dealt, parseShard, shardHere, takeShard, vitestShard } from "./shard.ts";

it.each(["4/3", "x", "0/3", "1", "1/0", "1/2/3", "1/17", "", "-1/3", "1.5/3"])("the shard %j is refused", (text) => {
  expect(() => parseShard(text)).toThrow(`--shard ${text}: a shard is written 1/3`);
});

it.each([
  [["--shard", "2/3", "--force"], { shard: { index: 2, count: 3 }, rest: ["--force"] }],
  [["--force", "--shard=1/2"], { shard: { index: 1, count: 2 }, rest: ["--force"] }],
  [["--force"], { rest: ["--force"] }],
])("of the arguments %j, --shard is taken out", (args, expected) => {
  expect(takeShard(args)).toEqual(expected);
});

it("--shard needs a value", () => {
  expect(() => takeShard(["--shard"])).toThrow("--shard : a shard is written 1/3");
});

it("a task reads its shard from its environment", () => {
  expect(shardHere({ LIVERY_SHARD: "3/3" })).toEqual({ index: 3, count: 3 });
  expect([shardHere({}), shardHere({ LIVERY_SHARD: "" })]).toEqual([undefined, undefined]);
  expect([vitestShard({ LIVERY_SHARD: "1/3" }), vitestShard({})]).toEqual([{ shard: "1/3" }, {}]);
});

describe("tasks that are dealt out", () => {
  const tasks = ["a", "b", "c", "d", "e"];

  it.each([1, 2, 3, 5, 8])("together, %i shards have each task once", (count) => {
    const shares = Array.from({ length: count }, (_, at) => dealt(tasks, { index: at + 1, count }));
    expect(shares.flat().toSorted()).toEqual(tasks);
  });

  it("without shards are all of them", () => {
    expect(dealt(tasks, undefined)).toEqual(tasks);
  });
});
