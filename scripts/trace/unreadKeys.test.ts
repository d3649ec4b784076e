import { unreadKeys } from "@livery/pack/unreadKeys.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/root.ts";
import { parseRegister } from "./register.ts";

/** The first step that is not complete: raise it when a step is, and give the keys of that step their readers. */
const FIRST_OPEN_STEP = 5;

test("every config key without a reader waits for a row of a step that is still to come", () => {
  const steps = new Map(
    parseRegister(readFileSync(join(root, "docs/requirements.md"), "utf8")).map(({ id, step }) => [id, step]),
  );
  const overdue = unreadKeys.filter(({ row }) => !(Number(steps.get(row)?.slice(1)) >= FIRST_OPEN_STEP));
  expect(overdue).toEqual([]);
});
