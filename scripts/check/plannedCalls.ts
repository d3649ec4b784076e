import { registerRows } from "@livery/product/registerRows.ts";
import type { Finding, Tree } from "../lib/checkRule.ts";

export const name = "planned-calls";
export const reason =
  "a page must not send a call that nothing answers: a call may be only planned while the step of its row is still to come.";

const REQUIREMENTS = "docs/requirements.md";
/** The step that completes the platform: calls of later rows may be described before they are built. */
const BUILT = 8;

export function run(tree: Tree): readonly Finding[] {
  const steps = new Map(registerRows(tree.read(REQUIREMENTS)).map(({ id, step }) => [id, Number(step.slice(1))]));
  return tree.files
    .filter((file) => /^packages\/platform\/src\/calls\/\w+\.ts$/.test(file))
    .flatMap((path) => {
      const source = tree.read(path);
      const [, row = ""] = /requirement: "(AP-\d+)"/.exec(source) ?? [];
      const step = steps.get(row) ?? 0;
      if (source.includes('status: "live"') || step > BUILT) return [];
      const line = source.slice(0, source.indexOf("status:")).split("\n").length;
      return [{ path, line, message: `${row} belongs to S${step}: give the call a route and the status "live".` }];
    });
}
