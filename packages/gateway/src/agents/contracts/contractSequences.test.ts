import { fuzzRuns } from "@livery/platform/testing/fuzzRuns.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contractCommand } from "../../testing/contractCommands.ts";
import { type ContractRun, openContractRun } from "../../testing/contractRun.ts";

const USUAL = 200;
const RUNS = fuzzRuns(USUAL);
/** For the usual sequences on a busy machine, and proportionally more for further ones. */
const LONGEST_MS = 120_000 * Math.max(1, RUNS / USUAL);

let run: ContractRun;
beforeAll(async () => {
  run = await openContractRun();
});
afterAll(() => run.close());

it(
  "AP-191 AP-192 AP-193 random sequences of three levels of agents do what a small model says, each period once",
  () => {
    fc.assert(
      fc.property(fc.array(contractCommand, { minLength: 15, maxLength: 45 }), (commands) => {
        expect(run.play(commands)).toEqual({ open: 0, isWrong: false, unlike: [] });
      }),
      { numRuns: RUNS },
    );
  },
  LONGEST_MS,
);
