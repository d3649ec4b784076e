import type { ContractKind } from "@livery/product/contractKinds.ts";
import { withKey } from "../../money/keys/withKey.ts";
import { settleDue } from "../../money/settleOrders.ts";
import { type RequestContext, sessionOf } from "../../requestContext.ts";
import { answerContract } from "./answerContract.ts";

type Request = Pick<Parameters<typeof answerContract>[2], "id" | "action">;

/** The route of a call that accepts, rejects or ends contracts of one kind: as AP-192, without a result. */
export function processContract(call: string, kind: ContractKind, read: (context: RequestContext) => Request) {
  return withKey<Record<never, never>>(call, (context) => {
    const { id, action } = read(context);
    const { member: agent } = sessionOf(context);
    const { now } = context;
    return (writing) => {
      settleDue(writing, { memberId: agent.id, now });
      answerContract(writing, agent, { id, action, kind }, context);
      return {};
    };
  });
}
