import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./unfinishedPages.ts";

const files = {
  "packages/product/src/memberPages.ts": 'id: "withdraw"',
  "packages/product/src/agentPages.ts": 'id: "agentIncome"',
  "packages/runtime/src/agent/panes/agentIncome/agentIncome.section.tsx": "<Income />",
  "packages/product/src/routes.ts":
    '{ path: "/vip", section: "vip" }, { path: "/point-mall", section: "pointMall", layout: "full" }',
  "packages/runtime/src/features/vip/Vip.section.tsx": "<VipPage />",
  "packages/runtime/src/features/pointMall/pointMall.section.tsx": "<ComingSoonPage />",
};

const found = (row: string) => run(memoryTree({ ...files, "README.md": `# Livery\n${row}` }));

it("the README names every page in preparation", () => {
  expect(found("| in preparation | member centre, points mall (`/point-mall`) |")).toEqual([]);
  expect(found("| in preparation | nothing |").map(({ message }) => message)).toEqual([
    "member centre is in preparation as well.",
    "/point-mall is in preparation as well.",
  ]);
});

it("without a page in preparation the README needs no row", () => {
  const built = {
    ...files,
    "packages/runtime/src/member/panes/withdraw/withdraw.section.tsx": "<Withdraw />",
    "packages/runtime/src/features/pointMall/pointMall.section.tsx": "<PointMall />",
    "README.md": "# Livery",
  };
  expect(run(memoryTree(built))).toEqual([]);
});

it("the README names no page that is finished, and has the row", () => {
  expect(found("| in preparation | member centre, agent centre, `/point-mall`, `/vip` |")).toEqual([
    { path: "README.md", line: 2, message: "agent centre is finished." },
    { path: "README.md", line: 2, message: "/vip is finished." },
  ]);
  expect(found("nothing")).toHaveLength(1);
});
