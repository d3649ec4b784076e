import { expect, test } from "vitest";
import config from "../vitest.config.ts";

test("a run writes no expected file that is missing, on no machine, unless it is asked to", () => {
  expect(config.test?.update).toBe("none");
});
