import type { CreateDownlineResponse } from "@livery/platform/decoders/createDownline.gen.js";
import { shape } from "@livery/platform/requests/createDownline.gen.js";
import { prepareDownline } from "../agents/createDownline.ts";
import { wireMember } from "../agents/downline.ts";
import { withKey } from "../money/keys/withKey.ts";
import { requestOf } from "../requestOf.ts";
import { sessionOf } from "../requestContext.ts";

/** AP-181: creates a member below the agent. */
export const createDownline = withKey<CreateDownlineResponse>("createDownline", async (context) => {
  const create = await prepareDownline(context, sessionOf(context).member, requestOf(context, shape));
  return (writing) => wireMember(writing, { id: create(writing), level: 1 }, context.now);
});
