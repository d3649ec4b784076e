import { fuzzRuns } from "@livery/platform/testing/fuzzRuns.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { contractCommand } from "../../testing/contractCommands.ts";
import { openContractRun } from "../../testing/contractRun.ts";

/** In each currency. */
const USUAL = 67;
const RUNS = fuzzRuns(USUAL);
/** For the usual sequences on a busy machine, and proportionally more for further ones. */
const LONGEST_MS = 120_000 * Math.max(1, RUNS / USUAL);

it.each([
  ["play money", {}],
  ["a currency without decimals", { currencyDecimals: 0 }],
  ["a currency with three decimals", { currencyDecimals: 3 }],
])(
  "AP-191 AP-192 AP-193 random contracts of three levels of agents do what a small model says, in %s",
  async (_, terms) => {
    const run = await openContractRun(terms);
    try {
      fc.assert(
        fc.property(fc.array(contractCommand, { minLength: 15, maxLength: 45 }), (commands) => {
          expect(run.play(commands)).toEqual({ open: 0, isWrong: false, unlike: [] });
        }),
        { numRuns: RUNS },
      );
    } finally {
      await run.close();
    }
  },
  LONGEST_MS,
);
