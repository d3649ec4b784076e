import type { Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";

export const name = "one-money-formatter";
export const reason =
  "money is written by Amount and formatAmount, read by parseAmount (packages/runtime/src/kit/money) and changes its unit where the wire has another one. Counts are written by formatCount.";

const code = /^(?:packages\/(?:brand|gateway|platform|product|runtime|ui)\/src|\.storybook|e2e)\/.*(?<!\.test)\.tsx?$/;

/** A site's counts and times, and the seeded texts of the reference platform. */
const writers = new Set([
  "packages/runtime/src/kit/durationText.ts",
  "packages/runtime/src/kit/formatCount.ts",
  "packages/gateway/src/texts/wholeUnits.ts",
]);

/** Where the wire (HD-010, LB-024) or a compliance pack (CO-021) has whole units, and where formatting and rounding need their size. */
const converters = new Set([
  "packages/brand/src/compile/compilePlayTools.ts",
  "packages/platform/src/calls/balance.ts",
  "packages/platform/src/calls/gameList.ts",
  "packages/platform/src/game.ts",
  "packages/platform/src/calls/rooms.ts",
  "packages/gateway/src/routes/balance.ts",
  "packages/product/src/money.ts",
  "packages/runtime/src/kit/money/formatAmount.ts",
  "packages/runtime/src/kit/money/wholeUnits.ts",
]);

/** The terms of the reference platform are in whole units; each is converted where it is used (money-literals). */
const terms = /^packages\/gateway\/src\//;

function nameOf(node: Node): string | undefined {
  return node.type === "Identifier" ? node.name : undefined;
}

function problemOf(node: Node, path: string): string | undefined {
  if (node.type === "MemberExpression" && nameOf(node.property) === "NumberFormat" && !writers.has(path))
    return "Intl.NumberFormat is a second formatter.";
  if (node.type !== "CallExpression") return undefined;
  const { callee } = node;
  if (callee.type === "MemberExpression" && nameOf(callee.property) === "toLocaleString")
    return "toLocaleString is a second formatter.";
  const called = nameOf(callee);
  const converts = called === "toMajor" || (called === "toMinor" && !terms.test(path));
  return converts && !converters.has(path) ? `${called} changes the unit of money here.` : undefined;
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => code.test(path))
    .flatMap((path) => {
      const findings: Finding[] = [];
      walk(tree.parse(path), (node) => {
        const message = problemOf(node, path);
        if (message !== undefined) findings.push({ path, line: lineAt(tree.read(path), node.start), message });
      });
      return findings;
    });
}
