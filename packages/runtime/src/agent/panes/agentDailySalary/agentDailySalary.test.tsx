import { agentPages } from "@livery/product/agentPages.ts";
import { type GateContext, isOpen } from "@livery/product/gate.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";
import { expect, it } from "vitest";
import { contractTabGate } from "./contractTabGate.ts";

const pages: readonly PaneRow[] = agentPages;
const entry = pages.find(({ id }) => id === "agentDailySalary")!;

it.each([
  [false, false, { entry: false, contractTab: false }],
  [true, false, { entry: true, contractTab: false }],
  [false, true, { entry: true, contractTab: true }],
  [true, true, { entry: true, contractTab: true }],
])("AG-016 with dailysalinfotype %s and contractmrdailysalinfotype %s: %o", (dailysalinfotype, contract, shown) => {
  const context = { flags: { dailysalinfotype, contractmrdailysalinfotype: contract } } as unknown as GateContext;
  expect({ entry: isOpen(entry, context), contractTab: isOpen(contractTabGate, context) }).toEqual(shown);
});
