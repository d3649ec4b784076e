import type { CreateAffiliateLinkResponse } from "@livery/platform/decoders/createAffiliateLink.gen.js";
import { shape } from "@livery/platform/requests/createAffiliateLink.gen.js";
import { createLink } from "../agents/affiliateLinks.ts";
import { withKey } from "../money/keys/withKey.ts";
import { requestOf } from "../requestOf.ts";
import { sessionOf } from "../requestContext.ts";

/** AP-183: creates a link that brings members to the agent. */
export const createAffiliateLink = withKey<CreateAffiliateLinkResponse>("createAffiliateLink", (context) => {
  const asked = requestOf(context, shape);
  return (writing) => createLink(writing, sessionOf(context).member, asked, context.now);
});
