import type { AnswerContractResponse } from "@livery/platform/decoders/answerContract.gen.js";
import { shape } from "@livery/platform/requests/answerContract.gen.js";
import { answerContract as answer } from "../agents/contracts/answerContract.ts";
import { withKey } from "../money/keys/withKey.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";
import { sessionOf } from "../requestContext.ts";

/** AP-192: accepts, rejects or ends a contract, or only asks what would happen. */
export const answerContract = withKey<AnswerContractResponse>("answerContract", (context) => {
  const asked = requestOf(context, shape);
  const { member: agent } = sessionOf(context);
  const { now } = context;
  return (writing) => {
    settleDue(writing, { memberId: agent.id, now });
    return answer(writing, agent, asked, context);
  };
});
