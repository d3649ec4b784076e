import { expect, test } from "vitest";
import config from "../vitest.config.ts";

test("a run creates no missing expected file, on any machine, unless it is asked to", () => {
  expect(config.test?.update).toBe("none");
});
