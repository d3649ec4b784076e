import { expect, it } from "vitest";
import { complaints } from "./summary.ts";

const full = { mode: "full", losing: 0, broken: 0 } as const;
const normal = { mode: "normal", losing: 5, broken: 0 } as const;
const off = { mode: "off", losing: 3, broken: 2 } as const;

it("FULL must lose and break nothing; NORMAL may lose the last answers", () => {
  expect(complaints([full, normal, off])).toEqual([]);
  expect(complaints([{ ...full, losing: 1 }, normal, off])).toHaveLength(1);
  expect(complaints([{ ...full, broken: 1 }, normal, off])).toHaveLength(1);
});

it("a run in which OFF loses nothing proves nothing", () => {
  expect(complaints([full, normal, { ...off, losing: 0 }])).toEqual([
    "OFF lost nothing that was answered: the method sees nothing, and FULL proves nothing.",
  ]);
});
