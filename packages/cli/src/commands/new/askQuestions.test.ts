import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { characters } from "@livery/theme/suggest/characters.ts";
import { expect, test } from "vitest";
import type { Answers } from "./answers.ts";
import { askQuestions } from "./askQuestions.ts";

const defaults: Answers = {
  name: "North Star",
  color: "#2f5bd0",
  character: "calm",
  locales: ["ko", "en"],
  offer: "everything",
};
const enter = "\r";
const ctrlC = "\u0003";
const backspace = "\u007F";
const down = "\u001B[B";

/** A terminal where somebody presses the next keys at each question. */
async function asked(
  said: Partial<Answers>,
  answers: readonly (readonly string[])[],
): Promise<{ readonly result: Answers | undefined; readonly questions: number; readonly seen: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...answers];
  let seen = "";
  let questions = 0;
  output.on("data", (chunk: Buffer) => {
    seen += chunk.toString();
    // Each question shows this sign once before it is answered.
    const shown = seen.split("\u25C6").length - 1;
    if (shown <= questions) return;
    questions = shown;
    const keys = left.shift() ?? [];
    setImmediate(() => {
      for (const key of keys) input.write(key);
    });
  });
  const { signal } = new AbortController();
  const result = await askQuestions({ said, defaults, input, output, signal });
  return { result, questions, seen };
}

test("five questions, each of which Return answers with its default", async () => {
  const { result, questions } = await asked({}, [[enter], [enter], [enter], [enter], [enter]]);
  expect([result, questions]).toEqual([defaults, 5]);
});

test("looks are asked for by the names that --character takes", async () => {
  const { seen } = await asked({}, [[enter], [enter], [enter], [enter], [enter]]);
  for (const id of Object.keys(characters)) expect(seen).toMatch(new RegExp(`[○●] .{0,9}${id}\\b`, "u"));
});

test("options given on the command line are not asked for", async () => {
  const said = { name: "Acme", logo: "mark.svg", character: "night", locales: ["en"] } as const;
  const { result, questions } = await asked(said, [[down, enter]]);
  expect([result, questions]).toEqual([{ ...said, offer: "casino" }, 1]);
});

test("typed and selected answers are used", async () => {
  const { result } = await asked({}, [
    ["Café 9", enter],
    ["#0CF", enter],
    [down, down, enter],
    [down, enter],
    [down, down, down, enter],
  ]);
  expect(result).toEqual({
    name: "Café 9",
    color: "#00ccff",
    character: "desk",
    locales: ["en", "ko"],
    offer: "lottery",
  });
});

test("a path typed at the colour question becomes the logo; an invalid colour is rejected", async () => {
  const here = fileURLToPath(import.meta.url);
  const said = { name: "Acme", character: "calm", locales: ["ko"], offer: "everything" } as const;
  expect((await asked(said, [[here, enter]])).result).toEqual({ ...said, logo: here });
  const corrected = await asked(said, [["bleu", enter, backspace, backspace, backspace, backspace, "#00f", enter]]);
  expect(corrected.result).toEqual({ ...said, color: "#0000ff" });
  expect(corrected.seen).toContain("Write a colour like #2f5bd0");
});

test("cancelling at any question cancels everything", async () => {
  const { result, seen } = await asked({}, [[enter], [ctrlC]]);
  expect(result).toBeUndefined();
  expect(seen).toContain("Nothing was written.");
});
