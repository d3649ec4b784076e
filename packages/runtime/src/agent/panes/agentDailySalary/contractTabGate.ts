import type { Gate } from "@livery/product/gate.ts";

/** When the page has a tab for contracts (AG-016). */
export const contractTabGate = { flags: ["contractmrdailysalinfotype"] } as const satisfies Gate;
