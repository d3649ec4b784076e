import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { dateOptions } from "./dateOptions.ts";

function inNode(program: string): unknown {
  const env = { ...process.env, NODE_OPTIONS: dateOptions("2030-02-28") };
  return JSON.parse(execFileSync(process.execPath, ["--eval", program], { env, encoding: "utf8" }));
}

it("each Node believes that it is the day, its threads as well", () => {
  const days = inNode(`
    const { Worker } = require("node:worker_threads");
    const day = (date) => new Date(date).toISOString().slice(0, 10);
    const here = [day(new Date()), day(Date.now()), day(Date()), day(new (new Date().constructor)())];
    const thread = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(Date.now())";
    new Worker(new URL("data:text/javascript," + encodeURIComponent(thread)))
      .on("message", (there) => console.log(JSON.stringify([...here, day(there)])));`);
  expect(days).toEqual(Array(5).fill("2030-02-28"));
});

it("a moment that is named stays what it is", () => {
  const moments = inNode(`console.log(JSON.stringify([
    new Date(0), new Date("2026-01-01"), Date.UTC(2026, 0, 1), new Date() instanceof Date]))`);
  expect(moments).toEqual(["1970-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z", 1_767_225_600_000, true]);
});

it.each(["2030", "2030-02-31x", "tomorrow"])("%s is not a day", (day) => {
  expect(() => dateOptions(day)).toThrow("a day is 2028-01-02");
});
