import { accountKindOf } from "@livery/product/gate.ts";

/** Whether others can be below a member, by the type that the platform's lists of members have (RO-019). */
export function isAgentType(type: string): boolean {
  return accountKindOf(Number(type)) === "agent";
}
