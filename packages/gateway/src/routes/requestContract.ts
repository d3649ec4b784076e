import type { RequestContractResponse } from "@livery/platform/decoders/requestContract.gen.js";
import { shape } from "@livery/platform/requests/requestContract.gen.js";
import { requestContract as request } from "../agents/contracts/requestContract.ts";
import { withKey } from "../money/keys/withKey.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";
import { sessionOf } from "../requestContext.ts";

/** AP-191: requests a contract, or the end of one. */
export const requestContract = withKey<RequestContractResponse>("requestContract", (context) => {
  const asked = requestOf(context, shape);
  const { member: agent } = sessionOf(context);
  const { now } = context;
  return (writing) => {
    settleDue(writing, { memberId: agent.id, now });
    return request(writing, agent, asked, now);
  };
});
