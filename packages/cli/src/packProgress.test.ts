import { beforeEach, expect, test } from "vitest";
import { packProgress } from "./packProgress.ts";

let time = 0;
let said: string[] = [];
const say = (text: string) => void said.push(text);
const never = () => {
  throw new Error("This is for the other kind of output.");
};
beforeEach(() => {
  time = 0;
  said = [];
});

test("on a terminal one line says the count, the rate and the time left, and is gone at the end", () => {
  const tell = packProgress({ status: say, note: never, isInteractive: true }, () => time);
  // The runtime is built first.
  time = 60_000;
  tell(0, 100);
  time = 62_000;
  tell(50, 100);
  time = 63_000;
  tell(60, 100);
  tell(100, 100);
  expect(said).toEqual(["… 50 of 100 packed, 25 a second, 2 s left", "… 60 of 100 packed, 20 a second, 2 s left", ""]);
});

test("a log gets a line every ten seconds", () => {
  const tell = packProgress({ status: () => undefined, note: say, isInteractive: false }, () => time);
  tell(0, 100);
  for (let packed = 1; packed <= 100; packed += 1) {
    time += 250;
    tell(packed, 100);
  }
  expect(said).toEqual(["… 40 of 100 packed, 4.0 a second, 15 s left", "… 80 of 100 packed, 4.0 a second, 5 s left"]);
});
