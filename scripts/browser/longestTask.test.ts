import { expect, it } from "vitest";
import { longestTask } from "./longestTask.ts";

const thread = (pid: number, name: string) => ({ name: "thread_name", ph: "M", pid, tid: 1, args: { name } });
const task = (pid: number, dur: number, name = "RunTask") => ({ name, ph: "X", pid, tid: 1, dur });

it("is the longest task of the page's main thread, in ms", () => {
  const traceEvents = [
    thread(1, "CrRendererMain"),
    thread(2, "CrBrowserMain"),
    task(1, 4_000),
    task(1, 61_500),
    task(1, 900_000, "FunctionCall"),
    task(2, 300_000),
  ];
  expect(longestTask({ traceEvents })).toBe(61.5);
});

it("is 0 in a trace without tasks", () => {
  expect(longestTask({ traceEvents: [thread(1, "CrRendererMain")] })).toBe(0);
});
